import { MarketError } from '#mocks/market/errors.ts';
import { acting, type PlantedFault } from './plant.ts';
import { afterwards, reading, refusing } from './sixth-shared.ts';

const DAY = 24 * 60 * 60 * 1000;
const MEDIUMINT = 8_388_607;

/** Addresses, wishes, applications, uploads and reviews. Before each name: what the fault breaks. */
export const SIXTH_ACTS: readonly PlantedFault[] = [
  {
    // addressSave: "Returns it as stored"; isDefault: false was sent
    name: 'a default address cannot lose the flag by being saved',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body, { market, user }) => {
      const old = market.state.addresses.find(
        ({ id, userId }) => id === body.id && userId === user?.id,
      );
      return old?.isDefault ? { ...body, isDefault: true } : body;
    }),
  },
  {
    // addressDefault: "null when none is the default"
    name: 'the last default address stays the default after it is deleted',
    about: 'state',
    on: ['addressDefault'],
    at: '*',
    market: (hit) => {
      const last = new Map<number, never>();
      return acting('addressDefault', async (ask, market) => {
        const data = await market(ask);
        const id = ask.user?.id ?? 0;
        if (data) last.set(id, data as never);
        const before = last.get(id);
        if (data || !before) return data;
        hit();
        return before;
      })(hit);
    },
  },
  {
    // postCode: "Post code as a number", an integer without an upper bound
    name: 'post codes end at 8388607',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body) => ({
      ...body,
      ...(body.postCode ? { postCode: Math.min(body.postCode, MEDIUMINT) } : {}),
    })),
  },
  {
    // realName: at most 64 characters
    name: 'names of more than 50 characters are refused',
    about: 'refused',
    on: ['addressSave'],
    market: refusing('addressSave', ({ body }) => body.realName.length > 50),
  },
  {
    // collectProductBatch: "removed first and added again as the newest"
    name: 'a wish that is added again with others keeps its place',
    about: 'state',
    on: ['collectProductBatch'],
    at: '*',
    market: acting('collectProductBatch', (ask, market, hit) => {
      const { collectedProducts } = ask.market.state;
      const id = ask.body.id.filter(
        (one) =>
          !collectedProducts.some(
            ({ userId, productId }) => userId === ask.user?.id && productId === one,
          ),
      );
      if (id.length !== ask.body.id.length) hit();
      return id.length === 0 ? null : market({ ...ask, body: { ...ask.body, id } });
    }),
  },
  {
    // settlementResubmit: "its reason is cleared"
    name: 'an application that was sent again keeps the reason of its refusal',
    about: 'state',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const application = ask.market.state.applications.find(({ id }) => id === ask.params.id);
      const reason = application?.denialReason ?? null;
      const data = await market(ask);
      if (application && reason) {
        hit();
        application.denialReason = reason;
      }
      return data;
    }),
  },
  {
    // settlementResubmit: "The e-mail has changed, and the code is missing, expired or wrong" is refused
    name: 'an application is sent again with another mailbox and without its code',
    about: 'lifecycle',
    on: ['settlementResubmit'],
    market: acting('settlementResubmit', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch (error) {
        const application = ask.market.state.applications.find(({ id }) => id === ask.params.id);
        if (!(error instanceof MarketError) || !error.key.startsWith('code') || !application)
          throw error;
        hit();
        application.email = ask.body.email;
        return market(ask);
      }
    }),
  },
  {
    // imageUpload: "in capitals only JPG and PNG are accepted"
    name: 'pictures with an extension in capitals are refused',
    about: 'refused',
    on: ['imageUpload'],
    market: refusing('imageUpload', ({ body }) => /\.(JPG|PNG)$/.test(body.multipart.name)),
  },
  {
    // imageUpload: "Stores one picture … and returns its address"
    name: 'a picture of the same name replaces the one before',
    about: 'same',
    on: ['imageUpload'],
    at: '*',
    market: (hit) => {
      const addresses = new Map<string, string>();
      return acting('imageUpload', async (ask, market) => {
        const data = await market(ask);
        const { name } = ask.body.multipart;
        const url = addresses.get(name) ?? data.url;
        addresses.set(name, url);
        if (url !== data.url) hit();
        return { ...data, url };
      })(hit);
    },
  },
  {
    // reviewAdd: serviceStar is "Stars for the service attitude"
    name: 'the stars for the service are those of the product',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) =>
      body.serviceStar ? { ...body, serviceStar: body.star } : body,
    ),
  },
  {
    // comment: "Text"
    name: 'what looks like a tag is taken out of a review',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({
      ...body,
      comment: body.comment.replace(/<[^>]*>?/g, '') || '-',
    })),
  },
  {
    // endTime: `day` days of validity after receipt
    name: 'a received coupon ends a day early',
    about: 'time',
    on: ['couponReceive'],
    at: '*',
    market: afterwards('couponReceive', ({ market, user, body }) => {
      const coupon = market.catalogue.coupons.find(({ id }) => id === body.couponId);
      const mine = market.state.userCoupons.find(
        ({ userId, couponId }) => userId === user?.id && couponId === body.couponId,
      );
      if (!mine || coupon?.useEnd !== null) return false;
      mine.end -= DAY;
      return true;
    }),
  },
];
