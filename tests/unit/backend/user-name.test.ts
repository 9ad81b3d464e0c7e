import { describe, expect, it } from 'vitest';
import type { UserCenter } from '#generated/model/userCenter.ts';
import { userName } from '#/backend/user-name.ts';

const user = (fields: Partial<UserCenter>) => fields as UserCenter;

describe('the name of a shopper', () => {
  it('is the nickname, or a fallback', () => {
    expect(userName(user({ userType: 'email', nickname: 'Mali', email: 'm@x.test' }), '-')).toBe(
      'Mali',
    );
    expect(userName(user({ userType: 'email', nickname: '', email: 'm@x.test' }), '-')).toBe(
      'm@x.test',
    );
    expect(userName(undefined, 'My account')).toBe('My account');
  });

  it('of a visitor is not the generated one of the backend', () => {
    expect(userName(user({ userType: 'visitor', nickname: '44128dd2befd' }), 'Guest')).toBe(
      'Guest',
    );
  });
});
