import { listAddresses, saveAddress } from '../market/addresses.ts';
import type { Address } from '../market/state.ts';
import { type HandlersOf, shopper } from './types.ts';

const row = ({ id, userId, ...fields }: Address) => ({ id, uid: userId, ...fields });

export const addressHandlers: HandlersOf<'addressAll' | 'addressSave'> = {
  addressAll: (ask) => listAddresses(ask.market, shopper(ask).id).map(row),
  addressSave: (ask) => {
    const { id, realName, email, country, detail, postCode, countryCode, phone, isDefault } = ask.body;
    return row(
      saveAddress(ask.market, shopper(ask).id, {
        id: Number(id) || null,
        realName,
        email,
        country,
        detail,
        isDefault,
        postCode: postCode ?? 0,
        countryCode: countryCode ?? '',
        phone: phone ?? '',
      }),
    );
  },
};
