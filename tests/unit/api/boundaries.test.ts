import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Their content is rendered in the browser only, or reads no data of the backend. */
const WITHOUT_DATA: readonly string[] = [
  'src/domain/payment/scan-dialog.tsx',
  'src/layout/language-offer.tsx',
  'src/pages/sign-in/login/page.tsx',
  'src/shared/country/country-select.tsx',
  'src/shared/country/dial-select.tsx',
];

it('what React hydrates by itself is a part, which renders the data of the document first', () => {
  const boundaries = globSync('src/**/*.tsx').filter((file) =>
    /<Suspense\b|: Suspense\b/.test(readFileSync(file, 'utf8')),
  );
  const parts = boundaries.filter((file) => readFileSync(file, 'utf8').includes('<HydratedPart'));
  expect(parts.toSorted()).toEqual(['src/app/app.tsx', 'src/shared/async/lazy-boundary.tsx']);
  expect(boundaries.filter((file) => !parts.includes(file)).toSorted()).toEqual(WITHOUT_DATA);
});
