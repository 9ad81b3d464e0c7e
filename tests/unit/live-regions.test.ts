import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');

/** A polite live region; `<output>` is one, too. */
const LIVE = /role=(?:"status"|\{[^}]*'status')|aria-live=(?!"off")|<output\b/g;

const EXCEPTIONS = [
  // The one of the shop.
  'app/deferred-components.tsx',
  // In place of a page that takes long.
  'layout/page-skeleton.tsx',
  'pages/sign-in/twitter/page.tsx',
  // Its slides, when they do not move on their own.
  'shared/carousel/carousel.tsx',
  // Toasts have buttons.
  'ui/toast.tsx',
];

test('the shop has one polite live region, beside its toasts', () => {
  const files = globSync('**/*.tsx', { cwd: src }).filter((file) =>
    readFileSync(join(src, file), 'utf8').match(LIVE),
  );
  expect(files.toSorted()).toEqual(EXCEPTIONS);
});
