// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import texts from '../../../locales/en/common.json' with { type: 'json' };
import { addressWith, oddTexts, SEED } from './odd-values.ts';
import { openShop } from './open-shop.tsx';
import { settle } from './settle.ts';
import { addressOf, PAGE_VALUES, type PageValue, valuesOf } from './page-values.ts';

const MALI = 'mali@lychee.test';
const values = PAGE_VALUES.map((value) => [`${value.route.path}, ${value.name}`, value] as const);
const MOST_CHARACTERS = 2000;

/** All texts and numbers within a value. */
const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

function isSafe(leaf: unknown): boolean {
  if (typeof leaf === 'number') return Number.isSafeInteger(leaf) && leaf > 0;
  if (typeof leaf === 'string') return leaf.length <= MOST_CHARACTERS && !/\p{Cc}/u.test(leaf);
  return leaf === null || leaf === undefined || typeof leaf === 'boolean';
}

describe('the values of an address', () => {
  it.each(values)('%s is parsed, or there is no page', (_, value) => {
    fc.assert(
      fc.property(oddTexts, (text) => {
        const address = addressWith(value, text);
        const read = valuesOf(value, address);
        expect(leavesOf(read).filter((leaf) => !isSafe(leaf))).toEqual([]);
        expect(valuesOf(value, address)).toEqual(read);
      }),
      { seed: SEED, numRuns: 200 },
    );
  });
});

/** A text that the page takes as none, and one that it takes as a value, if there are such texts. */
function textsFor(value: PageValue): Map<'absent' | 'other', string> {
  const absent = JSON.stringify(valuesOf(value, addressWith(value, '')));
  const found = new Map<'absent' | 'other', string>();
  for (const text of fc.sample(oddTexts, { seed: SEED, numRuns: 60 })) {
    const read = JSON.stringify(valuesOf(value, addressWith(value, text)));
    if (read !== 'null') found.set(read === absent ? 'absent' : 'other', text);
  }
  return found;
}

async function shown(address: string, { guard }: PageValue['route']): Promise<string> {
  const { queryClient } = await openShop(address, guard === 'member' ? { as: MALI } : {});
  await settle(queryClient);
  // React shows code that has arrived up to 0.3 s later.
  await waitFor(() => expect(document.querySelector('main .skeleton')).toBeNull());
  const text = document.querySelector('main')?.textContent ?? '';
  const { title } = document;
  cleanup();
  // The market makes order numbers and times of the clock.
  return `${title}\n${text}`.replaceAll(/\d+/g, '0');
}

/** Pages without odd values, by address. */
const plain = new Map<string, Promise<string>>();

/** The page as it is without the value. */
function shownWithout(value: PageValue): Promise<string> {
  const { route, name } = value;
  const usual = addressOf(route);
  const empty = addressOf(route, { [name]: '' });
  const isSame = JSON.stringify(valuesOf(value, usual)) === JSON.stringify(valuesOf(value, empty));
  const address = isSame ? usual : empty;
  const page = plain.get(address) ?? shown(address, route);
  plain.set(address, page);
  return page;
}

describe('a page opened with an odd value', () => {
  it.each(values)('%s', async (_, value) => {
    for (const [kind, text] of textsFor(value)) {
      const page = await shown(addressWith(value, text), value.route);
      const about = `${kind}: ${JSON.stringify(text)}`;
      expect(page, about).not.toContain('\u0000');
      expect(page, about).not.toContain(texts.errorPage['500']);
      if (kind === 'absent') expect(page, about).toBe(await shownWithout(value));
    }
  });
});
