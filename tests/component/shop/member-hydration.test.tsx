// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TEST_MS } from '#tests/deadlines.ts';
import { MALI, memberAddresses, tokenFor } from '#tests/server/member.ts';
import { testMarket } from '#mocks/test.ts';
import { type Locale, LANGUAGES } from '#/i18n/languages.ts';
import type { MemberAnswer } from '#/server/member/render-member.ts';
import { endSession } from '#/session/change-session.ts';
import { hydratePage, memberPage } from './hydrate-page.tsx';

// Once for a document; here one test has many.
vi.mock('#/shared/async/hydration.ts', async (load) => ({
  ...(await load<object>()),
  afterHydration: () => new Promise<void>(() => undefined),
}));

afterEach(endSession);

const DAY = 86_400_000;
/**
 * Every language; zones before and after the backend's, of whole and of quarter hours; both profiles; clocks of the browser
 * that are right, slow and fast, in ms.
 */
const PLACES: readonly [Locale, string, 'complete' | 'as-is', number][] = [
  ['zh-CN', 'America/St_Johns', 'complete', 0],
  ['en', 'Asia/Kathmandu', 'complete', DAY],
  ['fr', 'Asia/Shanghai', 'as-is', 0],
  ['th', 'Pacific/Kiritimati', 'as-is', -DAY],
  ['lao', 'Pacific/Pago_Pago', 'complete', 0],
];

interface Sent {
  address: string;
  token: string;
  answer: MemberAnswer;
}
const sent = new Map<string, Sent[]>();

// All before the first browser: what its pages began may end while there is no window.
beforeAll(async () => {
  for (const [locale, zone, profile] of PLACES) {
    const market = testMarket(profile);
    const token = await tokenFor(market.fetch, MALI);
    const pages: Sent[] = [];
    for (const path of memberAddresses(market, MALI)) {
      const address = LANGUAGES[locale].prefix + path;
      pages.push({ address, token, answer: await memberPage(market.fetch, address, token, zone) });
    }
    sent.set(zone, pages);
  }
}, 5 * TEST_MS);

it.each(PLACES)(
  'pages of a member in %s, in %s, of the %s market, by a clock that is %i ms fast, hydrate without a difference',
  async (_locale, zone, _profile, clock) => {
    const wrong: Record<string, unknown> = {};
    const pages = sent.get(zone) ?? [];
    expect(pages.length).toBeGreaterThan(25);
    for (const { address, token, answer } of pages) {
      const found =
        answer.kind === 'page'
          ? await hydratePage(answer.parts, address, { token, zone, clock })
          : [answer.kind];
      if (found.length > 0) wrong[address] = found;
    }
    expect(wrong).toEqual({});
  },
);
