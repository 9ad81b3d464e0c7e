import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useHomeActivities, useHomeIndex } from '#generated/client/home/home.ts';
import { shopName, SHOP } from '#/config/shop.ts';
import { BelowFold } from '#/shared/async/below-fold.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { ViewedRow } from '#/domain/product/viewed/viewed-row.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { CategoryRail } from '#/domain/category/category-rail.tsx';
import type { HomeActivity } from '#generated/model/homeActivity.ts';
import { BentoTiles, Tile } from '#/domain/product/tile.tsx';
import { paths } from '#/lib/paths.ts';
import { ItemName } from '#/ui/item-name.tsx';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import type { HomeAdvert } from '#generated/model/homeAdvert.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { PhonePicture } from '#/shared/picture/phone-picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { useProductLeaderboard } from '#generated/client/product/product.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { shopOrigin } from '#/config/runtime.ts';
import { JsonLd, type JsonLdNode } from '#/shared/head/json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { pictureAddress } from '#/shared/head/picture-address.ts';
import { useShopConfig } from '#/shared/shop/shop-config.ts';
import { addressOf, LANGUAGES } from '#/i18n/languages.ts';
import { FirstOf } from '#/shared/async/first-of.tsx';
import { Recommended } from './recommended.tsx';
import { Street } from './street.tsx';
import { Offers } from './offers.tsx';
import { Welcome } from './welcome.tsx';
import { Strip } from './strip.tsx';
import { SeeAll } from './see-all.tsx';
import { ScrollButtons, useScroller } from './scroll-buttons.tsx';
import * as styles from './page.module.css';
import * as heroStyles from './hero.module.css';
import * as lateStyles from './late.module.css';
import * as widePicturesStyles from './wide-pictures.module.css';
import * as seasonSlidesStyles from './season-slides.module.css';
import * as topSellersStyles from './top-sellers.module.css';

/** Document head of the home page: organization and site search. */
function HomeHead() {
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

const SHOWN = 3;

function TopSellers() {
  const { t } = useTranslation();
  const board = useProductLeaderboard();
  if (board.data?.length === 0) return null;
  return (
    <section className={`card ${topSellersStyles.root}`}>
      <div className={`section__head ${topSellersStyles.head}`}>
        <h2>{t('nav.topSellers')}</h2>
        <SeeAll to={paths.topSellers()} of={t('nav.topSellers')} />
      </div>
      <QueryBoundary query={board} loading={<Skeleton height={276} radius={12} />}>
        {(products) => (
          <ol>
            {products.slice(0, SHOWN).map(({ id, image, storeName, price, sales }, index) => (
              <li key={id}>
                <Link to={paths.product(id)}>
                  <span className={topSellersStyles.n} aria-hidden>
                    {index + 1}
                  </span>
                  <Picture
                    className={topSellersStyles.pic}
                    srcFor={srcFor(image)}
                    alt=""
                    width={76}
                    height={76}
                  />
                  <span>
                    <span className={`${topSellersStyles.name} clip-2`}>{storeName}</span>
                    <span className={topSellersStyles.facts}>
                      <ListPrice product={{ price }} />
                      <small className="muted num">{t('goods.sold', { count: sales })}</small>
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </QueryBoundary>
    </section>
  );
}

/** Picture of an advert with its link, if it has a safe one. */
function SeasonSlide({ advert }: { advert: HomeAdvert }) {
  const address = safeUrl(advert.url);
  const picture = (
    <PhonePicture src={advert.pic} alt={advert.name} width={1200} height={120} phoneWidth={358} />
  );
  if (!address) return picture;
  if (address.startsWith('/')) return <Link to={address}>{picture}</Link>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  );
}

function SeasonSlides() {
  const { t } = useTranslation();
  const { data: home } = useHomeIndex();
  if (!home?.adverts.length) return null;
  return (
    <section className={`section ${lateStyles.root} ${lateStyles.slides}`}>
      <Carousel
        className={seasonSlidesStyles.root}
        label={t('home.adverts')}
        slides={home.adverts.map((advert) => ({
          id: advert.id,
          content: <SeasonSlide advert={advert} />,
        }))}
      />
    </section>
  );
}

/** Type 3: a scrollable row of wide pictures. */
function WidePictures({ activity }: { activity: HomeActivity }) {
  const scroller = useScroller();
  const nameId = useId();
  return (
    <section className={`section ${lateStyles.root} ${lateStyles.wide}`}>
      <div className={`section__head ${widePicturesStyles.head}`}>
        <h2 id={nameId}>{activity.name}</h2>
        <SeeAll
          className={`more ${widePicturesStyles.all}`}
          to={paths.activity(activity)}
          of={activity.name}
        />
        <ItemName value={nameId}>
          <ScrollButtons scroller={scroller} />
        </ItemName>
      </div>
      <ul
        className={`scroller ${widePicturesStyles.root}`}
        ref={scroller.ref}
        onScroll={scroller.onScroll}
      >
        <FirstOf items={activity.productList} inList>
          {(product) => (
            <li key={product.proId}>
              <Tile
                className={widePicturesStyles.tile}
                product={product}
                width={592}
                height={280}
                large
              />
            </li>
          )}
        </FirstOf>
      </ul>
    </section>
  );
}

/** Type 2: one large tile and two small ones. */
function Bento({ activity }: { activity: HomeActivity }) {
  return (
    <section className={`section ${lateStyles.root} ${lateStyles.tiles}`}>
      <div className="section__head">
        <h2>{activity.name}</h2>
        <SeeAll to={paths.activity(activity)} of={activity.name} />
      </div>
      <BentoTiles products={activity.productList} />
    </section>
  );
}

interface ActivityProps {
  activity: HomeActivity;
  /** ground of the head of a strip */
  isPale: boolean;
}

/** A promotion in the layout of its type. Renders nothing if none of its products is for sale. */
function Activity({ activity, isPale }: ActivityProps) {
  if (activity.productList.length === 0) return null;
  if (activity.type === 2) return <Bento activity={activity} />;
  if (activity.type === 3) return <WidePictures activity={activity} />;
  return <Strip activity={activity} isPale={isPale} />;
}

/** On phones the offers, which are second, are above the categories. */
function Hero() {
  return (
    <div className={heroStyles.root}>
      <CategoryRail />
      <Offers />
      <Welcome />
    </div>
  );
}

/** Each is a row of products. */
const MOST_ACTIVITIES = 20;

export default function HomePage() {
  const { t, locale } = useTranslation();
  const { data: activities, error, isFetching, refetch } = useHomeActivities();
  const [first, ...others] = activities ?? [];
  const strips = activities?.filter(({ type }) => type === 1) ?? [];
  return (
    <div className={`wrap ${styles.page}`}>
      <HomeHead />
      <h1 className="sr">{`${shopName(locale)} \u00b7 ${t('site.tagline')}`}</h1>
      <Hero />
      <BelowFold>
        {first && <Activity activity={first} isPale={false} />}
        {!activities && !error && <Skeleton className="section" height={326} radius={12} />}
        {!activities && error && (
          <div className="section">
            <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
          </div>
        )}
        <div className={`section ${styles.duo}`}>
          <Street />
          <TopSellers />
        </div>
        <FirstOf items={others} share={MOST_ACTIVITIES}>
          {(activity) => (
            <Activity
              key={activity.id}
              activity={activity}
              isPale={strips.indexOf(activity) % 2 === 1}
            />
          )}
        </FirstOf>
        <SeasonSlides />
        <ViewedRow />
        <Recommended />
      </BelowFold>
    </div>
  );
}
