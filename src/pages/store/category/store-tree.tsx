import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { categoryChain } from '#/domain/search/category-chain.ts';
import type { ListAddress } from '#/domain/search/search-query.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.tsx';
import { Link } from '#/ui/link.tsx';
import * as facetsStyles from '#/domain/search/facets.module.css';
import * as styles from './page.module.css';

interface TreeProps {
  tree: readonly CategoryNode[];
  asked: SearchQuery;
  listAt: ListAddress;
}

/** The store's own categories. */
export function StoreTree({ tree, asked, listAt }: TreeProps) {
  const { t } = useTranslation();
  if (tree.length === 0) return null;
  return (
    <nav className={facetsStyles.facet} aria-label={t('storePage.tabCategories')}>
      <h2>{t('storePage.tabCategories')}</h2>
      <ul>
        <li>
          <TreeLink cid={undefined} label={t('search.allGoods')} asked={asked} listAt={listAt} />
        </li>
        {tree.map((node) => (
          <Branch key={node.id} node={node} asked={asked} listAt={listAt} />
        ))}
      </ul>
    </nav>
  );
}

function Branch({ node, asked, listAt }: Omit<TreeProps, 'tree'> & { node: CategoryNode }) {
  const { t } = useTranslation();
  const onTheWay = categoryChain([node], asked.cid).length > 0;
  const [open, setOpen] = useState(onTheWay);
  const [before, setBefore] = useState(onTheWay);
  // Navigation expands a branch; branches expanded by hand stay expanded.
  if (before !== onTheWay) {
    setBefore(onTheWay);
    if (onTheWay) setOpen(true);
  }
  if (node.childList.length === 0)
    return (
      <li>
        <TreeLink cid={node.id} label={node.name} asked={asked} listAt={listAt} />
      </li>
    );
  const name = { name: node.name };
  return (
    <li>
      <div className={styles.storeTreeRow}>
        <TreeLink cid={node.id} label={node.name} above={onTheWay} asked={asked} listAt={listAt} />
        <button
          type="button"
          className={styles.storeTreeOpen}
          aria-expanded={open}
          aria-label={open ? t('storePage.collapse', name) : t('storePage.expand', name)}
          onClick={() => setOpen(!open)}
        >
          <Icon as={open ? Minus : Plus} size={14} />
        </button>
      </div>
      {open && (
        <ul>
          {node.childList.map((child) => (
            <Branch key={child.id} node={child} asked={asked} listAt={listAt} />
          ))}
        </ul>
      )}
    </li>
  );
}

function TreeLink({
  cid,
  label,
  above = false,
  asked,
  listAt,
}: Omit<TreeProps, 'tree'> & { cid: number | undefined; label: string; above?: boolean }) {
  const on = asked.cid === cid;
  return (
    <Link
      to={listAt({ ...asked, cid, page: 1 })}
      aria-current={on ? 'true' : undefined}
      className={cx(on && facetsStyles.isOn, above && !on && facetsStyles.isAbove)}
    >
      {label}
    </Link>
  );
}
