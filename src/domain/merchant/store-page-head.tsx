import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantDetail } from '#generated/client/merchant/merchant.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { shopOrigin } from '#/config/runtime.ts';
import { shopName } from '#/config/shop.ts';
import { addressOf } from '#/i18n/languages.ts';
import { paths } from '#/lib/paths.ts';
import type { Crumb } from '#/ui/breadcrumb.tsx';
import { BreadcrumbJsonLd } from '#/shared/head/crumbs.tsx';
import { JsonLd, type JsonLdNode } from '#/shared/head/json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import type { MerchantDetail } from '#generated/model/merchantDetail.ts';
import { pictureAddress } from '#/shared/head/picture-address.ts';

interface Facts {
  store: MerchantIndex;
  /** undefined while it is loading */
  about: MerchantDetail | undefined;
  /** address of the store's start page */
  url: string;
}

/** JSON-LD of a store, with known properties only. There is no rating, because the number of votes is unknown. */
function storeJsonLd({ store, about, url }: Facts): JsonLdNode {
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

interface StorePageHeadProps {
  id: number;
  store: MerchantIndex;
  /** name of the section; without it the page has the store's name */
  part?: string;
  path: string;
  picture?: string | undefined;
  empty?: boolean;
}

/** Head of a store page: meta tags, structured data of the store, and breadcrumbs. */
export function StorePageHead({
  id,
  store,
  part,
  path,
  picture,
  empty = false,
}: StorePageHeadProps) {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  const { data: about } = useMerchantDetail(id);
  const home = paths.store(id);
  const fullName = part ? t('storePage.partOf', { part, store: store.name }) : store.name;
  const name = store.name.trim() ? fullName : (part ?? '');
  const description = part
    ? t('storePage.partHead', { part, store: store.name, shop })
    : about?.intro || t('storePage.head', { store: store.name, shop });
  const way: Crumb[] = [
    { label: t('nav.home'), to: paths.home() },
    { label: store.name, to: home },
  ];
  return (
    <>
      <PageHead
        name={name}
        description={description}
        path={path}
        picture={picture || store.pcBackImage || store.backImage}
        empty={empty}
      />
      <JsonLd data={storeJsonLd({ store, about, url: addressOf(shopOrigin(), locale, home) })} />
      <BreadcrumbJsonLd items={part ? [...way, { label: part }] : way} />
    </>
  );
}
