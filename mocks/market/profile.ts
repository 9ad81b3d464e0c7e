import { now } from './context.ts';
import { fail } from './errors.ts';
import type { Market } from './context.ts';
import type { User } from './state.ts';

export function userCounts(market: Market, userId: number): { coupons: number; collected: number } {
  const { userCoupons, collectedProducts } = market.state;
  const unused = userCoupons.filter((coupon) => coupon.userId === userId && coupon.status === 0 && coupon.end >= now(market));
  return {
    coupons: unused.length,
    collected: collectedProducts.filter((row) => row.userId === userId).length,
  };
}

export function editProfile(market: Market, user: User, input: { nickname: string; avatar: string }): void {
  const nickname = input.nickname.trim();
  if (!nickname) fail('nicknameBlank');
  user.nickname = nickname;
  user.avatar = input.avatar || user.avatar;
  market.changed();
}
