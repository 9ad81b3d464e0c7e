// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { type ToastItem, ToastList } from '../../../src/ui/toast.tsx';

afterEach(cleanup);

const SAVED: ToastItem = { id: 1, kind: 'ok', text: 'Saved', tail: <button>Undo</button> };
const FAILED: ToastItem = { id: 2, kind: 'error', text: 'Failed' };
const top = () => 24;
const nothing = () => undefined;

interface PageProps {
  items?: readonly ToastItem[];
  /** titles of the open dialogs, each over the one before */
  open?: readonly string[];
}

function Page({ items = [SAVED], open = [] }: PageProps) {
  return (
    <StrictMode>
      <ToastList items={items} top={top} />
      {open.map((title) => (
        <Dialog key={title} open title={title} onClose={nothing}>
          <button>OK</button>
        </Dialog>
      ))}
    </StrictMode>
  );
}

const toast = () => screen.getByRole('status');
const home = () => toast().closest('dialog');
const dialog = (name: string) => screen.getByRole('dialog', { name });

test('stands in the page, below its head, and takes no room without a message', () => {
  const { rerender } = render(<Page items={[]} />);
  expect(document.querySelector('.toast')).toBeNull();
  rerender(<Page />);
  expect(home()).toBeNull();
  expect(toast().parentElement?.style.top).toBe('24px');
});

test('goes into the uppermost dialog, whichever came first, and back when it closes', () => {
  const { rerender } = render(<Page />);
  rerender(<Page open={['Address']} />);
  expect(home()).toBe(dialog('Address'));
  rerender(<Page open={['Address', 'Sign in']} />);
  expect(home()).toBe(dialog('Sign in'));
  expect(toast().parentElement).toHaveAttribute('popover', 'manual');
  rerender(<Page items={[SAVED, FAILED]} open={['Address', 'Sign in']} />);
  expect(within(dialog('Sign in')).getByRole('alert')).toHaveTextContent('Failed');
  rerender(<Page open={['Address']} />);
  expect(home()).toBe(dialog('Address'));
  rerender(<Page />);
  expect(home()).toBeNull();
  expect(toast().parentElement).not.toHaveAttribute('popover');
  expect(screen.getAllByText('Saved')).toHaveLength(1);
});

test('another message leaves the focus where it is', async () => {
  const { rerender } = render(<Page open={['Address']} />);
  const undo = screen.getByRole('button', { name: 'Undo' });
  await userEvent.click(undo);
  rerender(<Page items={[SAVED, FAILED]} open={['Address']} />);
  expect(undo).toHaveFocus();
});

test('leaves nothing behind', () => {
  render(<Page />).unmount();
  expect(document.querySelector('.toasts')).toBeNull();
});
