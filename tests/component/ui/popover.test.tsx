// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Check } from 'lucide';
import { flushSync } from 'react-dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu, MenuButton } from '#/ui/menu.tsx';
import { Popover } from '#/ui/popover.tsx';

afterEach(cleanup);

function setUp() {
  render(
    <>
      <Popover label="Languages" trigger={(props) => <button {...props}>Language</button>}>
        <Menu>
          <MenuButton icon={Check}>English</MenuButton>
          <MenuButton icon={Check}>Français</MenuButton>
        </Menu>
      </Popover>
      <button>Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Language' }) };
}

const panel = () => screen.queryByRole('group', { name: 'Languages' });

test('opens and closes on click', async () => {
  const { user, trigger } = setUp();
  await user.click(trigger);
  expect(panel()).not.toBeNull();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await user.click(trigger);
  expect(panel()).toBeNull();
});

test('moves the focus with arrow keys, and back with Esc', async () => {
  const { user, trigger } = setUp();
  trigger.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('English');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Français');
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

test('closes on an outside click and when the focus leaves', async () => {
  const { user, trigger } = setUp();
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(panel()).toBeNull();
  await user.click(trigger);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(panel()).toBeNull();
});

test('opens on hover after a delay, and stays open for a moment', () => {
  vi.useFakeTimers();
  try {
    render(
      <Popover hover label="Languages" trigger={(props) => <button {...props}>Language</button>}>
        <p>Here</p>
      </Popover>,
    );
    const anchor = screen.getByRole('button', { name: 'Language' }).parentElement!;
    const mouse = { pointerType: 'mouse' };
    const pass = (ms: number) =>
      flushSync(() => {
        vi.advanceTimersByTime(ms);
      });
    fireEvent.pointerEnter(anchor, mouse);
    pass(149);
    fireEvent.pointerLeave(anchor, mouse);
    pass(1000);
    expect(panel()).toBeNull();
    fireEvent.pointerEnter(anchor, mouse);
    pass(150);
    expect(panel()).not.toBeNull();
    fireEvent.pointerLeave(anchor, mouse);
    pass(250);
    fireEvent.pointerEnter(anchor, mouse);
    pass(1000);
    expect(panel()).not.toBeNull();
    fireEvent.pointerLeave(anchor, mouse);
    pass(300);
    expect(panel()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
