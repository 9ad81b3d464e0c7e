import { describe, expect, it } from 'vitest';
import type { UserType } from '#generated/model/userType.ts';
import { hasPermission } from '#/session/has-permission.ts';

describe('the permission scope of a user', () => {
  it.each<[string, string[] | null | undefined, boolean, boolean]>([
    ['is not there: everything is allowed', undefined, true, true],
    ['is null: everything is allowed', null, true, true],
    ['speaks of other things: everything is allowed', ['USER', 'order'], true, true],
    ['names one: the other is withheld', ['settlement'], false, true],
    ['names one among other things', ['USER', 'password'], true, false],
    ['names both', ['password', 'settlement'], true, true],
    ['is empty: both are withheld', [], false, false],
  ])('%s', (_, scope, password, settlement) => {
    const user = { userType: 'email' as UserType, ...(scope === undefined ? {} : { scope }) };
    expect([hasPermission(user, 'password'), hasPermission(user, 'settlement')]).toEqual([
      password,
      settlement,
    ]);
  });

  it('is empty for visitors', () => {
    expect(
      hasPermission({ userType: 'visitor', scope: ['password', 'settlement'] }, 'password'),
    ).toBe(false);
    expect(hasPermission({ userType: 'visitor' }, 'settlement')).toBe(false);
  });
});
