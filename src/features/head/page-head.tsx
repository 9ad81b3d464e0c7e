import { useTranslation } from 'react-i18next';
import { shopOrigin } from '../../config/origin.ts';
import { SHOP, shopName } from '../../config/shop.ts';
import { addressOf, alternatesOf, LANGUAGES, LOCALES, type Locale } from '../../i18n/languages.ts';
import { useLocale } from '../../i18n/locale.tsx';
import { NoIndex } from './no-index.tsx';
import { pictureAddress } from './picture-address.ts';

interface PageHeadProps {
  /** of the page; the title adds the shop's */
  name: string;
  description: string;
  /** path without language prefix, and without parameters that do not make another page of it */
  path: string;
  picture?: string | null | undefined;
  type?: 'website' | 'product';
  /** nothing to be found here: search engines leave the page out */
  empty?: boolean;
}

/** What the page says in `<head>` about itself. React moves the tags there and takes them away with the page. */
export function PageHead({ name, description, empty = false, ...rest }: PageHeadProps) {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  return (
    <>
      <title>{t('site.title', { page: name, shop })}</title>
      <meta name="description" content={description} />
      {empty ? <NoIndex /> : <Found name={name} description={description} {...rest} />}
    </>
  );
}

/** `fr_FR`, as Open Graph writes a language. */
const graphLocale = (locale: Locale): string =>
  LANGUAGES[locale].intl.split('-').slice(0, 2).join('_');

/** For search engines that list the page and networks where it is shared. */
function Found({
  name,
  description,
  path,
  picture,
  type = 'website',
}: Omit<PageHeadProps, 'empty'>) {
  const locale = useLocale();
  const origin = shopOrigin();
  const url = addressOf(origin, locale, path);
  const graph: [string, string | undefined][] = [
    ['type', type],
    ['site_name', shopName(locale)],
    ['title', name],
    ['description', description],
    ['url', url],
    ['image', pictureAddress(picture) ?? pictureAddress(SHOP.sharedPicture)],
    ['locale', graphLocale(locale)],
    ...LOCALES.filter((other) => other !== locale).map((other): [string, string] => [
      'locale:alternate',
      graphLocale(other),
    ]),
  ];
  return (
    <>
      <link rel="canonical" href={url} />
      {alternatesOf(origin, path).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {graph.map(([property, content]) => (
        <meta key={property + content} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
