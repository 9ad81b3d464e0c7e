import { describe, expect, it } from 'vitest';
import { loginEmail, loginPhonePassword } from '#mocks/market/accounts.ts';
import { addToCart, countCart, listCart } from '#mocks/market/cart.ts';
import { myCoupons } from '#mocks/market/coupons.ts';
import { createMarket } from '#mocks/demo/market.ts';
import { MESSAGES } from '#mocks/market/messages.ts';
import { NOTICES } from '#mocks/market/texts/notices.ts';
import { LANGS } from '#mocks/market/model.ts';
import { tabCounts } from '#mocks/market/order-queries.ts';
import { forwardClock, inbox, isScenario, playScenario } from '#mocks/market/sandbox.ts';
import { sendCode } from '#mocks/market/codes.ts';
import { DEMO_PHONE, DEMO_SIGN_INS } from '#mocks/demo/accounts.ts';
import { DEMO_ACCOUNTS, freshState } from '#mocks/demo/seed.ts';
import { runDueJobs } from '#mocks/market/clock.ts';
import { openFixture, piece } from './fixture.ts';
import { DAY, START, smallCatalogue } from './small-catalogue.ts';

const open = () => createMarket({ catalogue: smallCatalogue(), realNow: () => START });

describe('demo state', () => {
  it('has working demo accounts', () => {
    const market = open();
    for (const { email, password, nickname } of DEMO_ACCOUNTS) {
      expect(loginEmail(market, { email, password }).user.nickname).toBe(nickname);
    }
    const { user } = loginPhonePassword(market, DEMO_PHONE);
    expect(market.state.addresses.some(({ userId }) => userId === user.id)).toBe(true);
    expect(DEMO_SIGN_INS.at(-1)?.name).toBe(`${user.countryCode} ${user.phone}`);
  });

  it('has a history for the shopper only', () => {
    const market = open();
    runDueJobs(market);
    const [mali, som] = market.state.users;
    expect(tabCounts(market, mali?.id ?? 0)).toMatchObject({ toReceive: 1, completed: 2 });
    expect(myCoupons(market, mali?.id ?? 0, 'usable').length).toBeGreaterThan(1);
    expect(myCoupons(market, mali?.id ?? 0, 'unusable').map(({ status }) => status)).toEqual([
      1, 2,
    ]);
    const valid = listCart(market, mali?.id ?? 0, true).flatMap(({ lines }) => lines);
    expect(valid.some(({ available }) => !available)).toBe(true);
    expect(countCart(market, mali?.id ?? 0, 'total', false)).toBe(1);
    expect(countCart(market, som?.id ?? 0, 'total', true)).toBe(0);
  });

  it('is deterministic, plain data, and restored when saved', () => {
    const make = () => freshState(smallCatalogue(), 7, () => START);
    expect(make()).toEqual(make());
    const saved = JSON.parse(JSON.stringify(make())) as ReturnType<typeof make>;
    expect(saved).toEqual(make());
    saved.users.pop();
    expect(createMarket({ catalogue: smallCatalogue(), state: saved }).state).toBe(saved);
    saved.version = 0;
    expect(createMarket({ catalogue: smallCatalogue(), state: saved }).state).not.toBe(saved);
  });

  it('reports changes', () => {
    let saves = 0;
    const market = createMarket({ catalogue: smallCatalogue(), onChange: () => (saves += 1) });
    sendCode(market, 'x@lychee.test');
    expect(saves).toBe(1);
  });
});

describe('sandbox', () => {
  it('moves the clock forward and lists codes newest first', () => {
    const { market } = openFixture();
    sendCode(market, 'a@lychee.test');
    forwardClock(market, DAY);
    sendCode(market, 'b@lychee.test');
    forwardClock(market, -DAY);
    expect(inbox(market).map(({ to }) => to)).toEqual(['b@lychee.test', 'a@lychee.test']);
    expect(market.state.clockOffset).toBe(DAY);
  });

  it('applies scenarios to the newest cart line', () => {
    const { market, mali } = openFixture();
    addToCart(market, mali.id, [piece(1, 11, 3)]);
    const stock = () => listCart(market, mali.id, true)[0]?.lines[0]?.stock;
    playScenario(market, 'lastPiece', { userId: mali.id });
    expect(stock()).toBe(1);
    playScenario(market, 'soldOut', { userId: mali.id });
    expect(stock()).toBe(0);
    playScenario(market, 'offShelf', { userId: mali.id });
    expect(countCart(market, mali.id, 'total', false)).toBe(1);
    playScenario(market, 'onShelfAgain', { userId: mali.id });
    expect(countCart(market, mali.id, 'total', true)).toBe(1);
    expect([isScenario('expiredSession'), isScenario('toString')]).toEqual([true, false]);
  });
});

describe('messages', () => {
  it.each(Object.entries({ ...MESSAGES, ...NOTICES }))(
    '%s is complete and trimmed',
    (_key, text) => {
      for (const lang of LANGS) {
        expect(text[lang]).toBe(text[lang].normalize('NFC').trim());
        expect(text[lang]).not.toMatch(/^$| {2}|[.!。！]$|\u0ecd\u0eb2|\u200b/);
      }
    },
  );
});
