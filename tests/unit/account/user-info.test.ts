import { describe, expect, it } from 'vitest';
import type { UserCenter } from '../../../generated/model/userCenter.ts';
import { userEditBodyNicknameMax } from '../../../generated/zod/user/user.zod.ts';
import { LONGEST_NICKNAME } from '../../../src/pages/user-info/limits.ts';
import { codeTargetOf } from '../../../src/pages/user-info/code-target.ts';

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

describe('who has a password, and where its codes go', () => {
  it('is told by how the account came to be, not by what else is known of it', () => {
    expect(codeTargetOf(user)).toEqual({ channel: 'email', address: 'mali@lychee.test' });
    expect(codeTargetOf({ ...user, userType: 'phone' })).toEqual({
      channel: 'phone',
      address: '13800138000',
    });
  });

  it.each(['visitor', 'google', 'facebook', 'twitter'] as const)(
    'is nobody of type %s',
    (userType) => expect(codeTargetOf({ ...user, userType })).toBeNull(),
  );
  it('is nobody without an address', () =>
    expect(codeTargetOf({ ...user, email: null })).toBeNull());
});

it('a nickname is as long as the contract allows', () =>
  expect(LONGEST_NICKNAME).toBe(userEditBodyNicknameMax));
