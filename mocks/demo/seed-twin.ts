import { addUser } from '../market/accounts.ts';
import { saveAddress } from '../market/addresses.ts';
import { grantNewUserCoupons } from '../market/coupons.ts';
import type { Market } from '../market/context.ts';
import type { DemoPhoneAccount } from './accounts.ts';

/** A shopper registered by phone, with an address only. */
export function seedTwin(
  market: Market,
  { countryCode, phone, password, nickname }: DemoPhoneAccount,
): void {
  const user = addUser(market, { type: 'phone', countryCode, phone, password, nickname });
  grantNewUserCoupons(market, user.id);
  saveAddress(market, user.id, {
    realName: 'Mali Phommachan',
    email: 'mali@lychee.test',
    phone,
    countryCode: countryCode.replace('+', ''),
    country: 'China',
    detail: '云南省昆明市盘龙区青年路 418 号 2 幢 1103 室',
    postCode: 650_021,
    isDefault: true,
  });
}
