// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Menu, MenuButton } from '../../../src/ui/menu.tsx';
import { Popover } from '../../../src/ui/popover.tsx';

afterEach(cleanup);

function setUp() {
  render(
    <>
      <Popover label="Languages" trigger={(props) => <button {...props}>Language</button>}>
        <Menu><MenuButton on>English</MenuButton><MenuButton>Français</MenuButton></Menu>
      </Popover>
      <button>Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), trigger: screen.getByRole('button', { name: 'Language' }) };
}

const panel = () => screen.queryByRole('group', { name: 'Languages' });

test('a click opens and closes it', async () => {
  const { user, trigger } = setUp();
  await user.click(trigger);
  expect(panel()).not.toBeNull();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await user.click(trigger);
  expect(panel()).toBeNull();
});

test('arrow keys lead in and around, Esc leads back', async () => {
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

test('a press elsewhere and tabbing out close it', async () => {
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
