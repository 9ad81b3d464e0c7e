import type { MerchantDetail } from '../../../generated/model/merchantDetail.ts';
import type { MerchantIndex } from '../../../generated/model/merchantIndex.ts';
import type { Thing } from '../head/json-ld.tsx';
import { pictureAddress } from '../head/picture-address.ts';

interface Facts {
  store: MerchantIndex;
  /** undefined while it is not known */
  about: MerchantDetail | undefined;
  /** of the store's first page */
  url: string;
}

/** The store in the words of schema.org; only what the market has told. */
export function storeThing({ store, about, url }: Facts): Thing {
  return {
    '@type': 'Store',
    '@id': `${url}#store`,
    name: store.name,
    url,
    logo: pictureAddress(store.avatar),
    image: pictureAddress(store.pcBackImage || store.backImage),
    aggregateRating: { '@type': 'AggregateRating', ratingValue: store.starLevel, bestRating: 5, worstRating: 1 },
    ...(about && factsOf(about)),
  };
}

const factsOf = ({ intro, address, phone, collectNum }: MerchantDetail) => ({
  description: intro || undefined,
  address: address || undefined,
  telephone: phone || undefined,
  interactionStatistic: { '@type': 'InteractionCounter', interactionType: 'https://schema.org/FollowAction', userInteractionCount: collectNum },
});
