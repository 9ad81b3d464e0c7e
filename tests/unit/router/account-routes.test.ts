import { expect, it } from 'vitest';
import { routes } from '#/routes.ts';

const account = routes.filter(({ path }) => path.startsWith('/users/'));

it.each(account.map((route) => [route.path, route] as const))(
  '%s is for members, and has the layout and texts of the account area',
  (_, { guard, shell, namespaces }) => {
    expect(guard).toBe('member');
    expect(shell).toBeDefined();
    expect(namespaces).toContain('account');
  },
);
