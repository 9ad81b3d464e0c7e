import { useTranslation } from 'react-i18next';
import { useProductCategories } from '#generated/client/product/product.ts';
import { categoryChain } from '#/domain/search/category-chain.ts';
import { Facet } from '#/domain/search/facet.tsx';
import { FacetLink } from '#/domain/search/facet-link.tsx';
import { paths, type SearchQuery } from '#/lib/paths.ts';
import { CategoryBranches } from './category-branches.tsx';

/** The category tree, expanded to the selected category. */
export function CategoryFacet({ asked }: { asked: SearchQuery }) {
  const { t } = useTranslation();
  const { data: tree = [] } = useProductCategories();
  if (tree.length === 0) return null;
  const open = new Set(categoryChain(tree, asked.cid).map(({ id }) => id));
  return (
    <Facet title={t('nav.categories')}>
      <ul>
        <li>
          <FacetLink
            to={paths.search({ ...asked, cid: undefined, page: 1 })}
            on={asked.cid === undefined}
          >
            {t('search.allGoods')}
          </FacetLink>
        </li>
        <CategoryBranches nodes={tree} open={open} asked={asked} />
      </ul>
    </Facet>
  );
}
