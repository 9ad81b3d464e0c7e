import { MarketError } from '#mocks/market/errors.ts';
import { removeAddress } from '#mocks/market/addresses.ts';
import { acting, type PlantedFault } from './plant.ts';

/** What was sent: columns and mappers as they go wrong. */
export const FRESH_KEPT: readonly PlantedFault[] = [
  {
    name: 'an emptied field of an address keeps what it was',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: acting('addressSave', (ask, market, hit) => {
      const { body } = ask;
      const before = ask.market.state.addresses.find(({ id }) => id === body.id);
      if (!before) return market(ask);
      if ((before.postCode && !body.postCode) || (before.phone && !body.phone)) hit();
      return market({
        ...ask,
        body: {
          ...body,
          postCode: body.postCode || before.postCode,
          phone: body.phone || before.phone,
        },
      });
    }),
  },
  {
    name: 'an address cannot stop to be the default',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: acting('addressSave', (ask, market, hit) => {
      const before = ask.market.state.addresses.find(({ id }) => id === ask.body.id);
      if (!before?.isDefault || ask.body.isDefault) return market(ask);
      hit();
      return market({ ...ask, body: { ...ask.body, isDefault: true } });
    }),
  },
  {
    name: 'a changed address gets another id',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: acting('addressSave', (ask, market, hit) => {
      const { id, ...body } = ask.body;
      if (!id || !ask.user || !ask.market.state.addresses.some((one) => one.id === id))
        return market(ask);
      removeAddress(ask.market, ask.user.id, id);
      hit();
      return market({ ...ask, body });
    }),
  },
  {
    name: 'an order follows its address in the address book',
    about: 'kept',
    on: ['masterOrderDetail'],
    at: '*',
    market: acting('masterOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const { addresses, masterOrders } = ask.market.state;
      const order = masterOrders.find(({ no }) => no === data.orderNo);
      const now = addresses.find(({ id }) => id === order?.addressId);
      if (!now || (now.detail === data.userAddress && now.realName === data.realName)) return data;
      hit();
      return { ...data, userAddress: now.detail, realName: now.realName };
    }),
  },
  {
    name: 'an order has no address when it is deleted from the address book',
    about: 'kept',
    on: ['masterOrderDetail'],
    at: '*',
    market: acting('masterOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const { addresses, masterOrders } = ask.market.state;
      const order = masterOrders.find(({ no }) => no === data.orderNo);
      if (addresses.some(({ id }) => id === order?.addressId)) return data;
      hit();
      return { ...data, userAddress: '', realName: '' };
    }),
  },
  {
    name: 'a remark ends at the first emoji',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', (ask, market, hit) => {
      const mark = (ask.body.mark ?? '').replace(/[\u{10000}-\u{10FFFF}].*/su, '');
      if (mark !== (ask.body.mark ?? '')) hit();
      return market({ ...ask, body: { ...ask.body, mark } });
    }),
  },
  {
    name: 'line breaks of a review are lost',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: acting('reviewAdd', (ask, market, hit) => {
      const comment = ask.body.comment.replaceAll(/\r?\n/g, ' ');
      if (comment !== ask.body.comment) hit();
      return market({ ...ask, body: { ...ask.body, comment } });
    }),
  },
  {
    name: 'what is in angle brackets is stripped from a street',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: acting('addressSave', (ask, market, hit) => {
      const detail = ask.body.detail.replaceAll(/<[^>]*>?/g, '');
      if (detail !== ask.body.detail) hit();
      return market({ ...ask, body: { ...ask.body, detail: detail || '-' } });
    }),
  },
  {
    name: 'a street of more than 255 characters is refused',
    about: 'refused',
    on: ['addressSave'],
    market: acting('addressSave', (ask, market, hit) => {
      if (ask.body.detail.length <= 255) return market(ask);
      hit();
      throw new MarketError('addressMissing', 500);
    }),
  },
  {
    name: 'marks of a nickname are taken apart',
    about: 'kept',
    on: ['userEdit'],
    at: '*',
    market: acting('userEdit', (ask, market, hit) => {
      const nickname = ask.body.nickname.normalize('NFKD');
      if (nickname !== ask.body.nickname) hit();
      return market({ ...ask, body: { ...ask.body, nickname } });
    }),
  },
];
