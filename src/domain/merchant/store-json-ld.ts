import type { MerchantDetail } from '#generated/model/merchantDetail.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import type { JsonLdNode } from '#/shared/head/json-ld.tsx';
import { pictureAddress } from '#/shared/head/picture-address.ts';

interface Facts {
  store: MerchantIndex;
  /** undefined while it is loading */
  about: MerchantDetail | undefined;
  /** address of the store's start page */
  url: string;
}

/** JSON-LD of a store, with known properties only. There is no rating, because the number of votes is unknown. */
export function storeJsonLd({ store, about, url }: Facts): JsonLdNode {
  return {
    '@type': 'Store',
    '@id': `${url}#store`,
    name: store.name,
    url,
    logo: pictureAddress(store.avatar),
    image: pictureAddress(store.pcBackImage || store.backImage),
    ...(about && factsOf(about)),
  };
}

const factsOf = ({ intro, address, phone, collectNum }: MerchantDetail) => ({
  description: intro || undefined,
  address: address || undefined,
  telephone: phone || undefined,
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: 'https://schema.org/FollowAction',
    userInteractionCount: collectNum,
  },
});
