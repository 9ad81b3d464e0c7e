import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { FacetLink } from '#/domain/search/facet-link.tsx';
import { paths, type SearchQuery } from '#/lib/paths.ts';

interface CategoryBranchesProps {
  nodes: readonly CategoryNode[];
  /** ids of the expanded categories */
  open: ReadonlySet<number>;
  asked: SearchQuery;
}

export function CategoryBranches({ nodes, open, asked }: CategoryBranchesProps) {
  return nodes.map(({ id, name, childList }) => (
    <li key={id}>
      <FacetLink
        to={paths.search({ ...asked, cid: id, page: 1 })}
        on={asked.cid === id}
        above={open.has(id)}
      >
        {name}
      </FacetLink>
      {open.has(id) && childList.length > 0 && (
        <ul>
          <CategoryBranches nodes={childList} open={open} asked={asked} />
        </ul>
      )}
    </li>
  ));
}
