import { useInfiniteQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid } from './product-grid.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { productsOfPages, recommendedProducts } from './recommended.ts';
import * as styles from './suggestions.module.css';

interface SuggestionsProps {
  limit: number;
  /** "You may also like" by default */
  title?: string;
  /** ids of products that the page already shows */
  without?: readonly number[];
}

/** One row of recommended products below a page. An error renders nothing. */
export const Suggestions = memo(function Suggestions({
  limit,
  title,
  without = [],
}: SuggestionsProps) {
  const { t } = useTranslation();
  const { data, isError } = useInfiniteQuery(recommendedProducts());
  const products = data
    ? productsOfPages(data.pages)
        .filter(({ id }) => !without.includes(id))
        .slice(0, limit)
    : [];
  if (isError || (data && products.length === 0)) return null;
  return (
    <section className={`section ${styles.root}`}>
      <div className="section__head">
        <h2>{title ?? t('nav.recommended')}</h2>
      </div>
      {data ? (
        <ProductGrid products={products} columns={5} />
      ) : (
        <ProductSkeleton count={limit} columns={5} />
      )}
    </section>
  );
});
