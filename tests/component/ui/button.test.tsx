// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '#/ui/button.tsx';

test('reports every click: repeated calls are prevented by `useAction`', () => {
  const opened = vi.fn();
  render(<Button onClick={opened}>Open</Button>);
  const button = screen.getByRole('button', { name: 'Open' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(opened).toHaveBeenCalledTimes(2);
});

test('does not submit the form while busy', () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  render(
    <form ref={(form) => form?.addEventListener('submit', sent)}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).not.toHaveBeenCalled();
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
