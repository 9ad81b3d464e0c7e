import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GoodsGrid } from './goods-grid.tsx';
import { GoodsSkeleton } from './goods-skeleton.tsx';
import { goodsOfPages, recommendedGoods } from './recommended.ts';
import './suggestions.css';

/** One row of recommended goods under a page. Nothing is said when it fails: the page has its own business. */
export function Suggestions({ limit }: { limit: number }) {
  const { t } = useTranslation();
  const { data, isError } = useInfiniteQuery(recommendedGoods());
  const goods = data ? goodsOfPages(data.pages).slice(0, limit) : [];
  if (isError || (data && goods.length === 0)) return null;
  return (
    <section className="section suggestions">
      <div className="section__head"><h2>{t('nav.recommended')}</h2></div>
      {data ? <GoodsGrid goods={goods} columns={5} /> : <GoodsSkeleton count={limit} columns={5} />}
    </section>
  );
}
