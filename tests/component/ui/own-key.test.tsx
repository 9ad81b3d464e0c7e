// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Segment } from '#/ui/segment.tsx';
import { StarInput } from '#/ui/star-input.tsx';

/** Files that read the key of an event themselves, with the reason. */
const OWN: Record<string, string> = {
  'src/domain/category/use-rail-menu.ts': 'Escape',
  'src/layout/search-form.tsx': 'Escape, and Alt and an arrow open a list',
  'src/layout/search-menu.tsx': 'keys of a text field, whose shortcuts edit the text',
  'src/lib/persisted.ts': 'no event of a key',
  'src/shared/country/country-picker.tsx': 'keys of a text field, whose shortcuts edit the text',
  'src/shared/toasts/toast-button.tsx': 'Escape',
  'src/ui/dialog.tsx': 'Escape',
  'src/ui/open-dialogs.ts': 'what presses a button',
  'src/ui/own-key.ts': 'the one place',
  'src/ui/popover.tsx': 'Escape, and Alt and an arrow open a list',
};

it('keys are read in one place, which leaves shortcuts to the browser', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/server/**'] }).filter((file) =>
    /\bevent\.key\b/.test(readFileSync(file, 'utf8')),
  );
  expect(files.toSorted()).toEqual(Object.keys(OWN).toSorted());
});

it.each(['ctrlKey', 'metaKey', 'altKey'])(
  'a key with %s changes nothing and is not prevented',
  (modifier) => {
    const choose = vi.fn();
    render(
      <div>
        <StarInput value={0} onChange={choose} starLabel={String} />
        <Segment
          id="tab"
          label="Tabs"
          items={[
            { id: 'one', label: 'One' },
            { id: 'two', label: 'Two' },
          ]}
          value="one"
          onChange={choose}
        />
      </div>,
    );
    const star = screen.getByRole('radio', { name: '3' });
    const tab = screen.getByRole('tab', { name: 'One' });
    expect(fireEvent.keyDown(star, { key: '3', [modifier]: true })).toBe(true);
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight', [modifier]: true })).toBe(true);
    expect(choose).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(star, { key: '3' })).toBe(false);
    expect(fireEvent.keyDown(tab, { key: 'ArrowRight' })).toBe(false);
    expect(choose.mock.calls).toEqual([[3], ['two']]);
  },
);
