import { now, type Market } from './context.ts';
import { fail } from './errors.ts';
import type { User } from './state.ts';

/** A path, not an address without scheme. */
const OWN_PATH = /^\/(?!\/)/;

export function userCounts(market: Market, userId: number): { coupons: number; collected: number } {
  const { userCoupons, collectedProducts } = market.state;
  const unused = userCoupons.filter(
    (coupon) => coupon.userId === userId && coupon.status === 0 && coupon.end >= now(market),
  );
  return {
    coupons: unused.length,
    collected: collectedProducts.filter((row) => row.userId === userId).length,
  };
}

/** Only pictures of the market are accepted; external addresses are not shown to other users. */
export function editProfile(
  market: Market,
  user: User,
  input: { nickname: string; avatar: string },
): void {
  if (!user.enabled) fail('accountDisabled');
  const nickname = input.nickname.trim();
  if (!nickname) fail('nicknameBlank');
  if (!OWN_PATH.test(input.avatar)) fail('pictureForeign');
  user.nickname = nickname;
  user.avatar = input.avatar;
  market.changed();
}
