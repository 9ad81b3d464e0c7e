import { expect, it } from 'vitest';
import { routes } from '#/routes.tsx';

const account = routes.filter(({ path }) => path.startsWith('/users/'));

it.each(account.map((route) => [route.path, route] as const))(
  '%s is for members, and has the layout and texts of the account area',
  (_, { guard, shell, areas }) => {
    expect(guard).toBe('member');
    expect(shell).toBeDefined();
    expect(areas).toContain('account');
  },
);
