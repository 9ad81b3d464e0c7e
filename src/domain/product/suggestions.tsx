import { useInfiniteQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { UNASKED } from '#/api/query-client.ts';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useCartList } from '#generated/client/cart/cart.ts';
import { useRouteLocation } from '#/router/router.tsx';
import { useSession } from '#/session/use-session.ts';
import type { CardProduct } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { productsOfPages, recommendedProducts } from './recommended.ts';
import * as styles from './suggestions.module.css';

interface SuggestionRowProps {
  title: string;
  limit: number;
  /** undefined while loading */
  products: readonly CardProduct[] | undefined;
  /** ids of products that the page already shows */
  without: readonly number[];
}

/** Ids of the products in the cart; undefined while it is loading, empty if it cannot be loaded. */
function useInCart(): readonly number[] | undefined {
  const { signedIn } = useSession();
  // It comes when the shopper scrolls.
  const { data = [], isPending } = useCartList(
    { isValid: true },
    { query: { enabled: signedIn, meta: UNASKED } },
  );
  if (signedIn && isPending) return undefined;
  return data.flatMap(({ cartInfoList }) => cartInfoList.map(({ productId }) => productId));
}

/** One row of products below a page, or nothing. It has no product that is in the cart. */
export function SuggestionRow({ title, limit, products, without }: SuggestionRowProps) {
  const inCart = useInCart();
  const others =
    inCart &&
    products
      ?.filter(({ id, stock }) => stock !== 0 && !without.includes(id) && !inCart.includes(id))
      .slice(0, limit);
  if (others?.length === 0) return null;
  return (
    <section className={`section no-print ${styles.root}`}>
      <div className="section__head">
        <h2>{title}</h2>
      </div>
      {others ? (
        <ProductGrid products={others} columns={5} />
      ) : (
        <ProductSkeleton count={limit} columns={5} />
      )}
    </section>
  );
}

interface SuggestionsProps {
  limit: number;
  /** ids of products that the page already shows */
  without?: readonly number[];
}

/** Begins elsewhere on each page, so that the pages do not all show the same products. */
function turned<Item>(items: readonly Item[], pathname: string): Item[] {
  const sum = [...pathname].reduce(
    (total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  const start = sum % Math.max(1, items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** One row of recommended products below a page. An error renders nothing. */
export const Suggestions = memo(function Suggestions({ limit, without = [] }: SuggestionsProps) {
  const { t } = useTranslation();
  const { pathname } = useRouteLocation();
  const { data, isError } = useInfiniteQuery(recommendedProducts());
  if (isError) return null;
  const products = data && turned(productsOfPages(data.pages), pathname);
  return (
    <SuggestionRow
      title={t('nav.recommended')}
      limit={limit}
      products={products}
      without={without}
    />
  );
});
