import { useTranslation } from 'react-i18next';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { Facet } from '#/domain/search/facet.tsx';
import { FacetLink } from '#/domain/search/facet-link.tsx';
import type { ListAddress } from '#/domain/search/search-query.ts';
import type { SearchQuery } from '#/lib/paths.ts';
import { StoreBranch } from './store-branch.tsx';

interface StoreTreeProps {
  tree: readonly CategoryNode[];
  asked: SearchQuery;
  listAt: ListAddress;
}

/** The store's own categories. */
export function StoreTree({ tree, asked, listAt }: StoreTreeProps) {
  const { t } = useTranslation();
  if (tree.length === 0) return null;
  return (
    <Facet isNav title={t('storePage.tabCategories')}>
      <ul>
        <li>
          <FacetLink
            to={listAt({ ...asked, cid: undefined, page: 1 })}
            on={asked.cid === undefined}
          >
            {t('search.allGoods')}
          </FacetLink>
        </li>
        {tree.map((node) => (
          <StoreBranch key={node.id} node={node} asked={asked} listAt={listAt} />
        ))}
      </ul>
    </Facet>
  );
}
