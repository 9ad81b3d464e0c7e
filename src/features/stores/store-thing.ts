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

/** The store in the words of schema.org; only what the market has told. Its stars come without a number of votes, and so are no rating there. */
export function storeThing({ store, about, url }: Facts): Thing {
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
