// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Segment, TabPanel } from '#/ui/segment.tsx';

afterEach(cleanup);

const items = [
  { id: 'detail', label: 'Detail' },
  { id: 'reviews', label: 'Reviews' },
  { id: 'service', label: 'Service' },
] as const;

function Page() {
  const [value, setValue] = useState<(typeof items)[number]['id']>('detail');
  return (
    <>
      <Segment id="goods" label="About the goods" items={items} value={value} onChange={setValue} />
      <TabPanel tabs="goods" value={value} label={value}>
        <p>{value}</p>
      </TabPanel>
    </>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

test('has one tab stop; arrow keys, Home and End select', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Detail' }));
  for (const [key, name] of [
    ['ArrowRight', 'Reviews'],
    ['End', 'Service'],
    ['ArrowRight', 'Detail'],
    ['ArrowLeft', 'Service'],
    ['Home', 'Detail'],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(selected().textContent).toBe(name);
    expect(document.activeElement).toBe(selected());
  }
});

test('refers to the panel of its tab', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  const panel = screen.getByRole('tabpanel', { name: 'reviews' });
  expect(selected().getAttribute('aria-controls')).toBe(panel.id);
});
