import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstReads } from './first-reads.ts';

/** By the start of `file name`. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/api/extensions.ts lacksExtension':
    'the payload of a document replaces what the tab has stored; a server reads its own list',
  'src/shared/async/render-time.ts useRenderTime': 'not used during hydration',
  'src/config/runtime.ts shopOrigin': 'a server reads the origin of the request, which is this one',
  'src/config/events.ts readConfig': 'of components that are rendered after hydration only',
  'src/domain/product/viewed/recently-viewed.tsx idsAtStart': 'rendered after hydration only',
  'src/domain/cart/mini-cart/mini-cart.tsx MiniCart': 'rendered after hydration only',
  'src/session/sign-in/': 'forms and the panel are rendered after hydration only',
  'src/domain/review/use-review-form.ts useReviewForm': 'a time that is not shown',
};

it('what a first render reads is the same on the server', () => {
  const found = firstReads(globSync('src/**/*.{ts,tsx}'));
  const isAllowed = (line: string) => Object.keys(ALLOWED).some((start) => line.startsWith(start));
  expect(found.filter((line) => !isAllowed(line))).toEqual([]);
  const isUsed = (start: string) => found.some((line) => line.startsWith(start));
  expect(Object.keys(ALLOWED).filter((start) => !isUsed(start))).toEqual([]);
});

it.each([
  ['useState(() => stored.read())', 'stored.read'],
  ['useState(Date.now)', 'Date.now'],
  ['useRef(document.title)', 'document.title'],
  ['list.map(() => navigator.language)', 'navigator.language'],
  ['new Date()', 'new Date()'],
  ['readOutside()', 'stored.read'],
  ['useEffect(() => stored.read())', null],
  ['hydrated ? stored.read() : 1', null],
  ['useSyncExternalStore(subscribe, () => stored.read(), () => 1)', null],
])('%s reads %s', (expression, read) => {
  const folder = mkdtempSync(join(tmpdir(), 'reads-'));
  const file = join(folder, 'part.ts');
  writeFileSync(
    file,
    `const stored = persisted(tabStore, 'x', parse);
    const readOutside = () => stored.read();
    export function Part() { return ${expression}; }`,
  );
  const found = firstReads([file]).join();
  rmSync(folder, { recursive: true });
  if (read === null) expect(found).toBe('');
  else expect(found).toContain(read);
});
