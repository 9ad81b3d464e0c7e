// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useWindowEvent } from '#/ui/use-window-event.ts';

const dispatch = () => void window.dispatchEvent(new Event('online'));

it('receives an event that comes with the commit of the page', () => {
  const handle = vi.fn();
  function Listener() {
    useWindowEvent('online', handle);
    return null;
  }
  function Page() {
    // After the layout effects of its children, and before passive effects.
    useLayoutEffect(dispatch, []);
    return <Listener />;
  }
  const { unmount } = render(<Page />);
  expect(handle).toHaveBeenCalledOnce();
  unmount();
  dispatch();
  expect(handle).toHaveBeenCalledOnce();
});

it('receives nothing while it is not active', () => {
  const handle = vi.fn();
  function Listener({ isActive }: { isActive: boolean }) {
    useWindowEvent('online', handle, isActive);
    return null;
  }
  const { rerender } = render(<Listener isActive={false} />);
  dispatch();
  expect(handle).not.toHaveBeenCalled();
  rerender(<Listener isActive />);
  dispatch();
  expect(handle).toHaveBeenCalledOnce();
});
