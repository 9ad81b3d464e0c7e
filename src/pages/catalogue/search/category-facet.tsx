import { useTranslation } from 'react-i18next';
import { useProductCategories } from '#generated/client/product/product.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { categoryChain } from '#/domain/search/category-chain.ts';
import { paths, type SearchQuery } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from '#/domain/search/facets.module.css';

/** The category tree, expanded to the selected category. */
export function CategoryFacet({ asked }: { asked: SearchQuery }) {
  const { t } = useTranslation();
  const { data: tree = [] } = useProductCategories();
  if (tree.length === 0) return null;
  const open = new Set(categoryChain(tree, asked.cid).map(({ id }) => id));
  return (
    <div className={styles.facet}>
      <h2>{t('nav.categories')}</h2>
      <ul>
        <li>
          <CategoryLink asked={asked} cid={undefined} label={t('search.allGoods')} />
        </li>
        <Branch nodes={tree} open={open} asked={asked} />
      </ul>
    </div>
  );
}

function Branch({
  nodes,
  open,
  asked,
}: {
  nodes: readonly CategoryNode[];
  open: ReadonlySet<number>;
  asked: SearchQuery;
}) {
  return nodes.map((node) => (
    <li key={node.id}>
      <CategoryLink asked={asked} cid={node.id} label={node.name} above={open.has(node.id)} />
      {open.has(node.id) && node.childList.length > 0 && (
        <ul>
          <Branch nodes={node.childList} open={open} asked={asked} />
        </ul>
      )}
    </li>
  ));
}

function CategoryLink({
  asked,
  cid,
  label,
  above = false,
}: {
  asked: SearchQuery;
  cid: number | undefined;
  label: string;
  above?: boolean;
}) {
  const on = asked.cid === cid;
  return (
    <Link
      to={paths.search({ ...asked, cid, page: 1 })}
      aria-current={on ? 'true' : undefined}
      className={cx(on && styles.isOn, above && !on && styles.isAbove)}
    >
      {label}
    </Link>
  );
}
