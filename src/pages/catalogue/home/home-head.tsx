import { useTranslation } from '#/i18n/use-translation.ts';
import { useHomeIndex } from '#generated/client/home/home.ts';
import { shopOrigin } from '#/config/runtime.ts';
import { SHOP, shopName } from '#/config/shop.ts';
import { JsonLd, type JsonLdNode } from '#/shared/head/json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { pictureAddress } from '#/shared/head/picture-address.ts';
import { useShopConfig } from '#/shared/shop/shop-config.ts';
import { addressOf, LANGUAGES } from '#/i18n/languages.ts';
import { paths } from '#/lib/paths.ts';
import { safeUrl } from '#/lib/safe-url.ts';

/** Document head of the home page: organization and site search. */
export function HomeHead() {
  const { t, locale } = useTranslation();
  const { data } = useHomeIndex();
  const config = useShopConfig();
  const shop = shopName(locale);
  const at = (path: string) => addressOf(shopOrigin(), locale, path);
  const owner = `${shopOrigin()}/#shop`;
  const nodes: JsonLdNode[] = [
    {
      '@type': 'Organization',
      '@id': owner,
      name: shop,
      url: at(paths.home()),
      logo: pictureAddress(data?.logoUrl),
      telephone: config?.phone || SHOP.phone,
      sameAs: Object.values(SHOP.social).filter((address) => safeUrl(address)),
    },
    {
      '@type': 'WebSite',
      name: shop,
      url: at(paths.home()),
      inLanguage: LANGUAGES[locale].tag,
      publisher: { '@id': owner },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${at(paths.search())}?title={words}` },
        'query-input': 'required name=words',
      },
    },
  ];
  return (
    <>
      <PageHead
        name={t('site.tagline')}
        description={t('head.home', { shop })}
        path={paths.home()}
        picture={data?.banner[0]?.pic}
      />
      <JsonLd data={nodes} />
    </>
  );
}
