// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EarlyKeys } from '#/session/sign-in/early-keys.tsx';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { focusOnMount } from '#/ui/focus.ts';

const entered = vi.fn();

const Page = ({ isLoaded = false }) => (
  <>
    <button type="button">Add to cart</button>
    <input aria-label="Note" />
    {isLoaded ? (
      <dialog open>
        <input
          aria-label="Email"
          ref={focusOnMount}
          onChange={({ target }) => entered(target.value)}
        />
      </dialog>
    ) : (
      <EarlyKeys />
    )}
  </>
);

it('what is typed while the panel loads is entered in its field', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page />);
  screen.getByRole('button').focus();
  await user.keyboard('mali@lx{Backspace}ychee.test');
  rerender(<Page isLoaded />);
  expect(screen.getByLabelText('Email')).toHaveValue('mali@lychee.test');
  expect(entered).toHaveBeenLastCalledWith('mali@lychee.test');
});

it('what is typed in a field of the page stays there', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Page />);
  await user.type(screen.getByLabelText('Note'), 'Ring twice');
  rerender(<Page isLoaded />);
  expect(screen.getByLabelText('Note')).toHaveValue('Ring twice');
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

it('Esc closes the panel that is still loading', async () => {
  const user = userEvent.setup();
  const signedIn = askToSignIn(null);
  render(<Page />);
  await user.keyboard('{Escape}');
  expect(await signedIn).toBe(false);
});
