// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { Dialog } from '#/ui/dialog.tsx';

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

afterEach(async () => {
  cleanup();
  // Presses are blocked until the page is painted without the dialog.
  await twoFrames();
});

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

/** The events of a mouse press, the `nth` of a double click. */
function pressMouse(element: Element, nth = 1, timeStamp = performance.now()) {
  for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click']) {
    const detail = type === 'pointerdown' ? 0 : nth;
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(element, event);
  }
}

/** When a dialog that opens now may be left by a press. */
const later = () => performance.now() + 500;

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
  pressMouse(screen.getByLabelText('Name'), 1, later());
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  pressMouse(dialog, 1, later());
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Presses beside a dialog that has just opened. */
const EARLY: [name: string, press: (dialog: Element, opened: number) => void][] = [
  ['the second one of a double click', (dialog) => pressMouse(dialog, 2)],
  ['the second one of a slow double click', (dialog) => pressMouse(dialog, 2, later())],
  ['one that is no double click', (dialog, opened) => pressMouse(dialog, 1, opened + 499)],
  ['several', (dialog, opened) => [2, 3, 4].forEach((nth) => pressMouse(dialog, nth, opened))],
];

test.each(EARLY)(
  'stays open on a press beside it that was meant for the page: %s',
  async (_, press) => {
    const opened = performance.now();
    render(<Page />);
    pressMouse(opener());
    const dialog = screen.getByRole('dialog');
    press(dialog, opened);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    pressMouse(dialog, 1, later());
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('the second press of a double click does not reach what opened under the pointer', () => {
  const onConfirm = vi.fn();
  render(<Question onConfirm={onConfirm} />);
  pressMouse(screen.getByRole('button', { name: 'Delete order' }));
  const confirm = screen.getByRole('button', { name: 'Delete' });
  pressMouse(confirm, 2);
  expect(onConfirm).not.toHaveBeenCalled();
  pressMouse(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a key that was pressed before it opened presses nothing in it', async () => {
  const before = performance.now();
  render(<Page />);
  await userEvent.setup().click(opener());
  const close = screen.getByRole('button', { name: 'Close' });
  const pressEnter = (timeStamp: number) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(close, event);
    return event.defaultPrevented;
  };
  expect(pressEnter(before)).toBe(true);
  expect(pressEnter(performance.now())).toBe(false);
});

test('Esc closes it at once', () => {
  render(<Page />);
  pressMouse(opener());
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closes only by its button when guarded', async () => {
  const user = await openDialog(true);
  const dialog = screen.getByRole('dialog');
  await user.keyboard('{Escape}');
  pressMouse(dialog, 1, later());
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

function Question({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete order</button>
      <ConfirmDialog
        open={open}
        title="Delete order?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

function renderOrder() {
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

test('the second press of a double click does not reach the page behind the closed dialog', async () => {
  const { onBehind, behind, confirm } = renderOrder();
  pressMouse(confirm);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await twoFrames();
  pressMouse(behind, 2);
  expect(onBehind).not.toHaveBeenCalled();
  pressMouse(behind);
  expect(onBehind).toHaveBeenCalledTimes(1);
});

test('a press made before the page was painted without the dialog is ignored', async () => {
  const { onBehind, behind, confirm } = renderOrder();
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
  const { behind, confirm } = renderOrder();
  const enter = { key: 'Enter', cancelable: true };
  fireEvent.keyDown(confirm, enter);
  pressMouse(confirm);
  expect(fireEvent.keyDown(behind, { ...enter, repeat: true })).toBe(false);
  expect(fireEvent.keyDown(behind, enter)).toBe(true);
});
