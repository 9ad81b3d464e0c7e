import { ChevronRight } from 'lucide';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import * as styles from './category-panel.module.css';

const PanelExtras = lazyPart(() => import('./panel-extras.tsx'), 'PanelExtras');

interface CategoryPanelProps {
  id: string;
  category: CategoryNode;
  /** position of the category among all */
  place: number;
}

/** The second and third level of one category, with some of its products and an activity. */
export function CategoryPanel({ id, category, place }: CategoryPanelProps) {
  return (
    <div id={id} data-panel className={styles.root} role="group" aria-label={category.name}>
      <ul className={styles.rows}>
        {category.childList.map((head) => (
          <li key={head.id} className={styles.row}>
            <Link data-head className={styles.head} to={paths.search({ cid: head.id })}>
              <span>{head.name}</span>
              <Icon as={ChevronRight} size={12} className={styles.chevron} />
            </Link>
            <ul>
              {head.childList.map((leaf) => (
                <li key={leaf.id}>
                  <Link to={paths.search({ cid: leaf.id })}>
                    {leaf.icon && (
                      <Picture srcFor={srcFor(leaf.icon)} alt="" width={28} height={28} />
                    )}
                    <span>{leaf.name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <LazyBoundary fallback={<Skeleton className={styles.activity} height={null} radius={12} />}>
        <PanelExtras category={category} place={place} />
      </LazyBoundary>
    </div>
  );
}
