import { useInfiniteQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
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

/** One row of products below a page, or nothing. */
export function SuggestionRow({ title, limit, products, without }: SuggestionRowProps) {
  const others = products
    ?.filter(({ id, stock }) => stock !== 0 && !without.includes(id))
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

/** One row of recommended products below a page. An error renders nothing. */
export const Suggestions = memo(function Suggestions({ limit, without = [] }: SuggestionsProps) {
  const { t } = useTranslation();
  const { data, isError } = useInfiniteQuery(recommendedProducts());
  if (isError) return null;
  const products = data && productsOfPages(data.pages);
  return (
    <SuggestionRow
      title={t('nav.recommended')}
      limit={limit}
      products={products}
      without={without}
    />
  );
});
