import { addUser } from '../market/accounts.ts';
import { saveAddress } from '../market/addresses.ts';
import { hex } from '../market/random.ts';
import { seedOrder, setClockBack } from './seed-orders.ts';
import { spreadOverMerchants, wellStockedPicks } from './seed-picks.ts';
import { DAY } from './seed-purchases.ts';
import type { Market } from '../market/context.ts';

const AGO = 5 * DAY;
const EMAIL = 'kaew@lychee.test';

/** A purchase without an account: two shipped parcels, and the mail with the link to the order. */
export function seedVisitor(market: Market): void {
  setClockBack(market, AGO);
  const user = addUser(market, { type: 'visitor', email: EMAIL, password: hex(market.random, 32) });
  const { id: addressId } = saveAddress(market, user.id, {
    realName: 'Kaew Suwan',
    email: EMAIL,
    phone: '898765432',
    countryCode: '66',
    country: 'Thailand',
    detail: '12 Charoen Krung Road, Bang Rak, Bangkok',
    postCode: 10500,
    isDefault: true,
  });
  const picks = spreadOverMerchants(wellStockedPicks(market), 24).slice(18, 20);
  seedOrder(market, { user, addressId, picks }, { ago: AGO, goods: [0, 2], stage: 'shipped' });
}
