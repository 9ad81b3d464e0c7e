// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Reads a value of an address without its parser. */
const RAW =
  /useSearchParams|useParams\b|new URLSearchParams\(|[sS]earch(?:Params)?\.(?:get|getAll|has)\(|\blocation\.params\b|\{ params \} = useRouteLocation/;

/** Files that read other addresses than that of the page. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/domain/payment/start-payment.ts': 'the address of the wallet',
  'src/domain/search/form-address.tsx': 'the address that the form leads to',
};

it('values of addresses are read by the parsers of their page only', () => {
  const files = globSync('src/{app,pages,domain,layout,session,shared}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  const raw = files.filter((file) => RAW.test(readFileSync(file, 'utf8')));
  expect(raw.toSorted()).toEqual(Object.keys(OTHERS).toSorted());
});
