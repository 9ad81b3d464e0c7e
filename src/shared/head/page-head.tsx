import { useTranslation } from '#/i18n/use-translation.ts';
import { shopOrigin } from '#/config/runtime.ts';
import { SHOP, shopName } from '#/config/shop.ts';
import { addressOf, alternatesOf, LANGUAGES, LOCALES, type Locale } from '#/i18n/languages.ts';
import { pictureAddress } from './picture-address.ts';

/** Excludes the page from search engines. */
export const NoIndex = () => <meta name="robots" content="noindex" />;

interface PageHeadProps {
  /** name of the page; the title appends that of the shop */
  name: string;
  description: string;
  /** canonical path without language prefix */
  path: string;
  picture?: string | null | undefined;
  type?: 'website' | 'product';
  /** excludes the page from search engines: it has no content, or any words are searched for */
  empty?: boolean;
}

/** Title and meta tags of the page. React hoists them into `<head>` and removes them on unmount. */
export function PageHead({ name, description, empty = false, ...rest }: PageHeadProps) {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  return (
    <>
      <title>{name.trim() ? t('site.title', { page: name, shop }) : shop}</title>
      <meta name="description" content={description} />
      {empty ? <NoIndex /> : <Found name={name} description={description} {...rest} />}
    </>
  );
}

/** Open Graph locale, e.g. `fr_FR`. */
const graphLocale = (locale: Locale): string => LANGUAGES[locale].social;

/** Tags for search engines and social networks. */
function Found({
  name,
  description,
  path,
  picture,
  type = 'website',
}: Omit<PageHeadProps, 'empty'>) {
  const { locale } = useTranslation();
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
