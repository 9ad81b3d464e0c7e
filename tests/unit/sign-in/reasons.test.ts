import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAGE_REASONS } from '#/pages/sign-in/login/page.tsx';
import { routes } from '#/routes.ts';
import { reasonText } from '#/session/sign-in/reasons.ts';
import { GUEST } from '#/session/state.ts';

/** What opens the panel without a reason, and why. */
const WITHOUT_REASON: Readonly<Record<string, string>> = {
  'src/app/prepare-shop.tsx': 'the session has ended, which the panel says',
  'src/layout/error-page.tsx': 'the page says it beside the button',
  'src/layout/header.tsx': 'the shopper wants to sign in',
  'src/layout/menu-account.tsx': 'the shopper wants to sign in',
  'src/layout/visitor-refused.tsx': 'the page says it beside the button',
  'src/pages/catalogue/home/welcome.tsx': 'the shopper wants to sign in',
};

describe('the reason for a sign-in', () => {
  test('is known for every page of members', () => {
    const members = routes.filter(({ guard }) => guard === 'member').map(({ path }) => path);
    expect(Object.keys(PAGE_REASONS).toSorted()).toEqual(members.toSorted());
  });

  test('is left out by no other call that opens the panel', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) =>
      readFileSync(file, 'utf8').includes('askToSignIn(null'),
    );
    expect(files.toSorted()).toEqual(Object.keys(WITHOUT_REASON));
  });

  test('is the end of the session, if there was one', () => {
    expect(reasonText(GUEST, 'cart')).toBe('auth.forCart');
    expect(reasonText(GUEST, null)).toBeNull();
    const expired = { kind: 'expired', shopper: 'm1' } as const;
    expect(reasonText(expired, 'cart')).toBe('auth.hasEnded');
    expect(reasonText(expired, null)).toBe('auth.hasEnded');
  });
});
