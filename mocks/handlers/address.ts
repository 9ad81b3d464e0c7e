import {
  type AddressInput,
  CALLERS_PLACE,
  defaultAddress,
  findAddress,
  listAddresses,
  removeAddress,
  saveAddress,
  setDefaultAddress,
} from '../market/addresses.ts';
import { pageOf } from '../market/paging.ts';
import type { Address } from '../market/state.ts';
import { type Ask, type HandlersOf, shopper } from './types.ts';
import { pageWith } from './wire.ts';

type Ids =
  | 'addressAll'
  | 'addressSave'
  | 'addressList'
  | 'addressDetail'
  | 'addressDelete'
  | 'addressDefault'
  | 'addressSetDefault'
  | 'addressPlace';

const row = ({ id, userId, ...fields }: Address) => ({ id, uid: userId, ...fields });

export const addressHandlers: HandlersOf<Ids> = {
  addressAll: (ask) => listAddresses(ask.market, shopper(ask).id).map(row),
  addressSave: (ask) => row(saveAddress(ask.market, shopper(ask).id, addressInput(ask.body))),
  addressList: (ask) =>
    pageWith(
      pageOf(listAddresses(ask.market, shopper(ask).id), ask.query.page, ask.query.limit),
      row,
    ),
  addressDetail: (ask) => rowOrNull(findAddress(ask.market, shopper(ask).id, ask.params.id)),
  addressDelete: (ask) => {
    removeAddress(ask.market, shopper(ask).id, ask.body.id);
    return null;
  },
  addressDefault: (ask) => rowOrNull(defaultAddress(ask.market, shopper(ask).id)),
  addressSetDefault: (ask) => {
    setDefaultAddress(ask.market, shopper(ask).id, ask.body.id);
    return null;
  },
  addressPlace: () => ({ ...CALLERS_PLACE }),
};

const rowOrNull = (address: Address | null) => address && row(address);

function addressInput({
  id,
  realName,
  email,
  country,
  detail,
  postCode,
  countryCode,
  phone,
  isDefault,
}: Ask<'addressSave'>['body']): AddressInput {
  return {
    id: Number(id) || null,
    realName,
    email,
    country,
    detail,
    isDefault,
    postCode: postCode ?? 0,
    countryCode: countryCode ?? '',
    phone: phone ?? '',
  };
}
