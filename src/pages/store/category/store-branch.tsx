import { Minus, Plus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { categoryChain } from '#/domain/search/category-chain.ts';
import { FacetLink } from '#/domain/search/facet-link.tsx';
import type { ListAddress } from '#/domain/search/search-query.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { FirstOf } from '#/shared/async/first-of.tsx';
import { Icon } from '#/ui/icon.ts';
import * as styles from './store-branch.module.css';

export interface StoreTreeProps {
  tree: readonly CategoryNode[];
  asked: SearchQuery;
  listAt: ListAddress;
}

interface StoreBranchProps extends Omit<StoreTreeProps, 'tree'> {
  node: CategoryNode;
}

/** Categories of the store. */
export function StoreBranches({ tree, asked, listAt }: StoreTreeProps) {
  const isOnTheWay = (node: CategoryNode) => categoryChain([node], asked.cid).length > 0;
  return (
    <FirstOf items={tree} isKept={isOnTheWay} inList>
      {(node) => <StoreBranch key={node.id} node={node} asked={asked} listAt={listAt} />}
    </FirstOf>
  );
}

/** A category of the store; its children can be collapsed. */
function StoreBranch({ node, asked, listAt }: StoreBranchProps) {
  const { t } = useTranslation();
  const onTheWay = categoryChain([node], asked.cid).length > 0;
  const [open, setOpen] = useState(onTheWay);
  const [before, setBefore] = useState(onTheWay);
  // Navigation expands a branch; branches expanded by hand stay expanded.
  if (before !== onTheWay) {
    setBefore(onTheWay);
    if (onTheWay) setOpen(true);
  }
  const link = (
    <FacetLink
      to={listAt({ ...asked, cid: node.id, page: 1 })}
      on={asked.cid === node.id}
      above={onTheWay}
    >
      {node.name}
    </FacetLink>
  );
  if (node.childList.length === 0) return <li>{link}</li>;
  const name = { name: node.name };
  return (
    <li>
      <div className={styles.row}>
        {link}
        <button
          type="button"
          className={styles.open}
          aria-expanded={open}
          aria-label={open ? t('storePage.collapse', name) : t('storePage.expand', name)}
          onClick={() => setOpen(!open)}
        >
          <Icon as={open ? Minus : Plus} size={14} />
        </button>
      </div>
      {open && (
        <ul>
          <StoreBranches tree={node.childList} asked={asked} listAt={listAt} />
        </ul>
      )}
    </li>
  );
}
