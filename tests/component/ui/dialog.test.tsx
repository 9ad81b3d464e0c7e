// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { Dialog } from '#/ui/dialog.tsx';

afterEach(cleanup);

function Page({ guarded = false }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Add address</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="New address"
        closeLabel="Close"
        guarded={guarded}
      >
        <input aria-label="Name" data-autofocus />
      </Dialog>
    </>
  );
}

async function openDialog(guarded = false) {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Page guarded={guarded} />
    </StrictMode>,
  );
  await user.click(screen.getByRole('button', { name: 'Add address' }));
  return user;
}

const opener = () => screen.getByRole('button', { name: 'Add address' });

test('opens with its title as name and focuses the autofocus field', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: 'New address' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(document.documentElement.hasAttribute('data-scroll-lock')).toBe(true);
});

test('closes on Esc and returns the focus to the opener', async () => {
  const user = await openDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
  expect(document.documentElement.hasAttribute('data-scroll-lock')).toBe(false);
});

test('closes on a click on the scrim, but not at the end of a text selection', async () => {
  await openDialog();
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByLabelText('Name'));
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closes only by its button when guarded', async () => {
  const user = await openDialog(true);
  const dialog = screen.getByRole('dialog');
  await user.keyboard('{Escape}');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays open on the cancel event of a file input', async () => {
  await openDialog();
  screen.getByLabelText('Name').dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('releases the page when unmounted while open', async () => {
  await openDialog();
  cleanup();
  expect(document.documentElement.hasAttribute('data-scroll-lock')).toBe(false);
});

test('cannot be closed while a confirmation is pending', async () => {
  const cancel = vi.fn();
  const user = userEvent.setup();
  render(
    <ConfirmDialog
      open
      busy
      title="Delete order?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={vi.fn()}
      onCancel={cancel}
    />,
  );
  screen.getByRole('alertdialog', { name: 'Delete order?' });
  screen.getByRole('button', { name: 'Delete' }).focus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(cancel).not.toHaveBeenCalled();
});

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function renderOrder() {
  // The dialog of the test before has closed.
  await twoFrames();
  const onBehind = vi.fn();
  render(<Order onBehind={onBehind} />);
  return {
    onBehind,
    behind: screen.getByText('Apply for a refund'),
    confirm: screen.getByRole('button', { name: 'Confirm' }),
  };
}

function Order({ onBehind }: { onBehind: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={onBehind}>Apply for a refund</button>
      <ConfirmDialog
        open={open}
        title="Confirm receipt?"
        confirmLabel="Confirm"
        cancelLabel="Not yet"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

/** The events of a mouse press, the `nth` of a double click. */
function pressMouse(element: Element, nth = 1, timeStamp = performance.now()) {
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click']) {
    const detail = type === 'pointerdown' ? 0 : nth;
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(element, event);
  }
}

test('the second press of a double click does not reach the page behind the closed dialog', async () => {
  const { onBehind, behind, confirm } = await renderOrder();
  pressMouse(confirm);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await twoFrames();
  pressMouse(behind, 2);
  expect(onBehind).not.toHaveBeenCalled();
  pressMouse(behind);
  expect(onBehind).toHaveBeenCalledTimes(1);
});

test('a press made before the page was painted without the dialog is ignored', async () => {
  const { onBehind, behind, confirm } = await renderOrder();
  const whileOpen = performance.now();
  pressMouse(confirm);
  pressMouse(behind);
  await twoFrames();
  pressMouse(behind, 1, whileOpen);
  expect(onBehind).not.toHaveBeenCalled();
  pressMouse(behind);
  expect(onBehind).toHaveBeenCalledTimes(1);
});

test('repeats of a key held down in a dialog are ignored after it closed', async () => {
  const { behind, confirm } = await renderOrder();
  const enter = { key: 'Enter', cancelable: true };
  fireEvent.keyDown(confirm, enter);
  pressMouse(confirm);
  expect(fireEvent.keyDown(behind, { ...enter, repeat: true })).toBe(false);
  expect(fireEvent.keyDown(behind, enter)).toBe(true);
});
