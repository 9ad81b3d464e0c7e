import { describe, expect, it } from 'vitest';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { codeTargetOf } from '#/pages/account/user-info/code-target.ts';

const user: UserCenter = {
  nickname: 'Mali',
  avatar: '/a.webp',
  phone: '13800138000',
  email: 'mali@lychee.test',
  userType: 'email',
  integral: 0,
  experience: 0,
  couponCount: 0,
  collectCount: 0,
};

describe('the recipient of codes for the password', () => {
  it('depends on the type of the account only', () => {
    expect(codeTargetOf(user)).toEqual({ channel: 'email', address: 'mali@lychee.test' });
    expect(codeTargetOf({ ...user, userType: 'phone' })).toEqual({
      channel: 'phone',
      address: '13800138000',
    });
  });

  it.each(['visitor', 'google', 'facebook', 'twitter'] as const)(
    'is missing for type %s',
    (userType) => expect(codeTargetOf({ ...user, userType })).toBeNull(),
  );
  it('is missing without an address', () =>
    expect(codeTargetOf({ ...user, email: null })).toBeNull());
});
