import { expect, it } from 'vitest';
import { pageTexts } from '#generated/page-texts.ts';
import { routes } from '#/routes.ts';

const account = routes.filter(({ path }) => path.startsWith('/users/'));

it.each(account.map((route) => [route.path, route] as const))(
  '%s is for members, and has the layout and texts of the account area',
  (path, { guard, shell }) => {
    expect(guard).toBe('member');
    expect(shell).toBeDefined();
    expect(pageTexts[path]).toContain('account');
  },
);
