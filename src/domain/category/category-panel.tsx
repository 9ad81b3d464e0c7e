import { ChevronRight } from 'lucide';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import * as styles from './category-panel.module.css';

/** The second and third level of one category. */
export function CategoryPanel({ id, category }: { id: string; category: CategoryNode }) {
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
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
