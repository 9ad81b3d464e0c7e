// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from '#/ui/dialog.tsx';
import { showToast, useToasts } from '#/shared/toasts/store.ts';
import { ToastList } from '#/ui/toast.tsx';

afterEach(cleanup);

type ToastItem = ComponentProps<typeof ToastList>['items'][number];

const SAVED: ToastItem = { id: 1, kind: 'ok', text: 'Saved', tail: <button>Undo</button> };
const FAILED: ToastItem = { id: 2, kind: 'error', text: 'Failed' };
const top = () => 24;
const nothing = () => undefined;

interface PageProps {
  items?: readonly ToastItem[];
  /** titles of the open dialogs, from bottom to top */
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

test('renders below the header, without space when empty', () => {
  const { rerender } = render(<Page items={[]} />);
  expect(document.querySelector('.toast')).toBeNull();
  rerender(<Page />);
  expect(home()).toBeNull();
  expect(toast().parentElement?.style.top).toBe('24px');
});

test('moves into the topmost dialog, and back when it closes', () => {
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

test('keeps the focus on a new message', async () => {
  const { rerender } = render(<Page open={['Address']} />);
  const undo = screen.getByRole('button', { name: 'Undo' });
  await userEvent.click(undo);
  rerender(<Page items={[SAVED, FAILED]} open={['Address']} />);
  expect(undo).toHaveFocus();
});

test('removes its container on unmount', () => {
  render(<Page />).unmount();
  expect(document.querySelector('.toast__toasts')).toBeNull();
});

test('fades out at the end of its life, unless it has none', () => {
  render(<Page items={[{ ...SAVED, tail: undefined, life: 3000 }, FAILED]} />);
  expect(toast()).toHaveClass('toast__isTimed');
  expect(toast().style.getPropertyValue('--toast-life')).toBe('3000ms');
  expect(screen.getByRole('alert')).not.toHaveClass('toast__isTimed');
});

test('a toast with an action has no end', () => {
  showToast('ok', 'Saved');
  showToast('error', 'Failed');
  showToast('ok', 'Removed', () => <button>Undo</button>);
  const lives = useToasts.getState().toasts.map(({ text, life }) => [text, life]);
  expect(lives).toEqual([
    ['Saved', 3000],
    ['Failed', 5000],
    ['Removed', undefined],
  ]);
});
