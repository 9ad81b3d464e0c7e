// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '#/ui/button.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('ignores a second click within 500 ms', () => {
  const bought = vi.fn();
  render(<Button onClick={bought}>Buy now</Button>);
  const button = screen.getByRole('button', { name: 'Buy now' });
  fireEvent.click(button);
  vi.advanceTimersByTime(499);
  fireEvent.click(button);
  expect(bought).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  fireEvent.click(button);
  expect(bought).toHaveBeenCalledTimes(2);
});

test('does not submit the form again on a second click', () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', sent)}>
      <Button type="submit">Send</Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('stays focusable and ignores clicks while busy', () => {
  const bought = vi.fn();
  render(
    <Button busy onClick={bought}>
      Buy now
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Buy now' });
  button.focus();
  fireEvent.click(button);
  expect(bought).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});
