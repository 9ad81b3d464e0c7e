import { ArrowRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductList } from '#generated/client/product/product.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { SortDirection } from '#generated/model/sortDirection.ts';
import { paths } from '#/lib/paths.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './panel-products.module.css';

const SHOWN = 4;

const bestOf = (cid: number) => ({
  cid,
  salesOrder: SortDirection.descending,
  page: 1,
  limit: SHOWN,
});

/** The best-selling products of a category; of its first leaf category if the backend finds none in the category itself. */
export function PanelProducts({ category }: { category: CategoryNode }) {
  const { t } = useTranslation();
  const leaf = category.childList[0]?.childList[0];
  const ofAll = useProductList(bestOf(category.id));
  const isEmpty = ofAll.data?.list.length === 0;
  const ofLeaf = useProductList(bestOf(leaf?.id ?? 0), {
    query: { enabled: isEmpty && leaf !== undefined },
  });
  const shown = isEmpty && leaf ? { ...leaf, query: ofLeaf } : { ...category, query: ofAll };
  const products = shown.query.data?.list.slice(0, SHOWN);
  if (shown.query.isError || products?.length === 0) return null;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <b>{shown.name}</b>
        <Link data-head className="more" to={paths.search({ cid: shown.id })}>
          <span className="sr">{`${shown.name} `}</span>
          <span>{t('nav.seeAll')}</span>
          <Icon as={ArrowRight} size={14} />
        </Link>
      </div>
      <ul>
        {products?.map(({ id, image, storeName, price }) => (
          <li key={id}>
            <Link to={paths.product(id)}>
              <Picture srcFor={srcFor(image)} alt="" width={156} height={156} />
              <span className="clip">{storeName}</span>
              <ListPrice product={{ price }} />
            </Link>
          </li>
        )) ??
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index}>
              <Skeleton className={styles.waiting} height={null} radius={8} />
            </li>
          ))}
      </ul>
    </div>
  );
}
