import { changePassword } from '../market/passwords.ts';
import { pointsAccount } from '../market/points.ts';
import { editProfile, userCounts } from '../market/profile.ts';
import { type HandlersOf, shopper } from './types.ts';
import { ownPath, wireOf } from './wire.ts';

export const userHandlers: HandlersOf<
  'userInfo' | 'userMenu' | 'userEdit' | 'userEmailPasswordUpdate' | 'userPhonePasswordUpdate'
> = {
  userInfo: (ask) => {
    const user = shopper(ask);
    const { coupons, collected } = userCounts(ask.market, user.id);
    return {
      nickname: user.nickname,
      avatar: wireOf(ask).picture(user.avatar),
      phone: user.phone,
      email: user.email,
      userType: user.type,
      integral: pointsAccount(ask.market, user.id).left,
      experience: 0,
      couponCount: coupons,
      collectCount: collected,
      ...(user.scope && { scope: user.scope }),
    };
  },
  userEdit: (ask) => {
    const { nickname, avatar } = ask.body;
    editProfile(ask.market, shopper(ask), { nickname, avatar: ownPath(avatar, ask.origin) });
    return null;
  },
  userEmailPasswordUpdate: (ask) => {
    changePassword(ask.market, shopper(ask), { ...ask.body, by: 'email', token: ask.token });
    return null;
  },
  userPhonePasswordUpdate: (ask) => {
    changePassword(ask.market, shopper(ask), { ...ask.body, by: 'phone', token: ask.token });
    return null;
  },
  // Rows of the backend's seed; names are configured there, in one language.
  userMenu: (ask) => {
    const { picture } = wireOf(ask);
    const row = (id: number, name: string, icon: string, route: string) => ({
      id,
      name,
      pic: picture(`/media/icon/${icon}.webp`),
      url: `/pages${route}`,
      pc_url: route,
    });
    return {
      routine_my_menus: [
        row(65, '个人信息', 'bust-in-silhouette', '/users/user_info'),
        row(66, '收货地址', 'house', '/users/address_list'),
        row(67, '我的收藏', 'red-heart', '/users/collection_list'),
        row(68, '优惠券', 'ticket', '/users/coupon_list'),
        { ...row(69, '关注店铺', 'shopping-bags', ' '), pc_url: ' ' },
        row(70, '商家入驻', 'department-store', '/users/merchant_settled'),
        row(71, '申请记录', 'clipboard', '/users/application_record'),
      ],
      routine_my_banner: null,
    };
  },
};
