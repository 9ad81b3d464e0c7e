// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price } from '#/ui/price.tsx';
import { GUEST_PAGES, MEMBER_PAGES } from '#tests/pages.ts';
import { openShop } from './open-shop.tsx';
import { settle } from './settle.ts';

const as = 'mali@lychee.test';

/** What a translator makes wrong: whole texts without a word. */
const FIXED: readonly RegExp[] = [
  // numbers of orders, refunds and parcels, codes
  /^#?[A-Z]{0,6}\d{8,}$/,
  // amounts
  /^[-−]?\s?[$€£¥฿₭]\s?\d[\d.,]*$/,
  /^\d[\d.,\s]*[$€£¥฿₭]$/,
  // emails and phones
  /^\S+@\S+\.\w+$/,
  /^\+?\d[\d\s()-]{6,}$/,
  // the shop's own name
  /^lychee$/,
];
/** A date is for translators, who write it as their readers do. */
const DATE = /^\d{4}-\d{2}-\d{2}/;

/** A word of a language; names, emails and codes are marked with the words beside them left out. */
const WORDS = /\p{Ll}{3,}[\s,]+\p{Ll}{3,}/u;

/** Visible texts of the page. */
function* texts(): Generator<Text> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('script, style, [role=status]') && text.data.trim())
      yield text;
  }
}

const isMarked = ({ parentElement }: Text) => parentElement?.closest('[translate="no"]') != null;

it.each([...GUEST_PAGES, ...MEMBER_PAGES])(
  '%s: translators leave numbers, amounts, addresses and the brand, and reach all words',
  async (path) => {
    const { queryClient } = await openShop(`/en${path}`, path === '/login' ? {} : { as });
    await settle(queryClient);
    const wrong = [...texts()].flatMap((text) => {
      const shown = text.data.trim();
      const isFixed = FIXED.some((kind) => kind.test(shown)) && !DATE.test(shown);
      if (isFixed && !isMarked(text)) return [`may be translated: ${shown}`];
      return WORDS.test(shown) && isMarked(text) ? [`is never translated: ${shown}`] : [];
    });
    expect([...new Set(wrong)]).toEqual([]);
  },
);

it('the words for an amount that cannot be read are for translators', () => {
  render(<Price parts={[{ type: 'unknown', value: 'Price unknown' }]} />);
  expect(screen.getByText('Price unknown').closest('[translate]')).toBeNull();
});
