// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openPanel } from './open-panel.tsx';

async function openList() {
  const shop = await openPanel('phone');
  const trigger = await shop.panel.findByRole('button', { name: 'Country code: China +86' });
  await shop.user.click(trigger);
  const search = shop.panel.getByRole('combobox', { name: 'Search country or code' });
  const active = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
  return { ...shop, trigger, search, active };
}

it('opens at the selected country, with the search focused', async () => {
  const { panel, trigger, search, active } = await openList();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(search).toHaveFocus();
  expect(panel.getByRole('option', { selected: true })).toHaveTextContent('China 中国+86');
  expect(active()).toHaveTextContent('China');
  expect(panel.getAllByRole('option').length).toBeGreaterThan(200);
});

it('filters while typing; arrow keys wrap, Enter selects and restores the focus', async () => {
  const { panel, user, active, calls } = await openList();
  const sent = calls.length;
  await user.keyboard('guinea');
  const names = panel.getAllByRole('option').map((option) => option.textContent);
  expect(names).toHaveLength(4);
  expect(active()).toHaveTextContent(names[0] ?? '');
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent(names[3] ?? '');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent(names[1] ?? '');
  await user.keyboard('{Enter}');
  expect(panel.queryByRole('listbox')).toBeNull();
  const code = names[1]?.replace(/.*\+/, '') ?? '';
  expect(
    panel.getByRole('button', { name: new RegExp(`^Country code: .* \\+${code}$`) }),
  ).toHaveFocus();
  // Enter must not submit the surrounding form.
  expect(panel.queryByText('Enter your phone number')).toBeNull();
  expect(calls).toHaveLength(sent);
});

it('shows an empty state, and closes without a change on Esc', async () => {
  const { panel, user, trigger, active } = await openList();
  await user.keyboard('qqq');
  expect(panel.getByText('No country matches')).toBeVisible();
  expect(active()).toBeNull();
  await user.keyboard('{Enter}');
  await user.keyboard('{Escape}');
  expect(panel.queryByRole('listbox')).toBeNull();
  expect(trigger).toHaveFocus();
  expect(trigger).toHaveAccessibleName('Country code: China +86');
});

it('selects a country by mouse', async () => {
  const { panel, user } = await openList();
  await user.click(panel.getByText('Laos'));
  expect(panel.getByRole('button', { name: 'Country code: Laos +856' })).toHaveFocus();
});
