import { ChevronRight } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductCategories } from '#generated/client/product/product.ts';
import { isCut } from '#/domain/search/cut-category.ts';
import { paths } from '#/lib/paths.ts';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { FirstOf } from '#/shared/async/first-of.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { useRailMenu } from './use-rail-menu.ts';
import * as styles from './category-rail.module.css';
import * as categoryPanelStyles from './category-panel.module.css';

const PanelExtras = lazyPart(() => import('./panel-extras.tsx'), 'PanelExtras');

interface CategoryPanelProps {
  id: string;
  category: CategoryNode;
  /** position of the category among all */
  place: number;
}

/** The second and third level of one category, with some of its products and an activity. */
function CategoryPanel({ id, category, place }: CategoryPanelProps) {
  return (
    <div
      id={id}
      data-panel
      className={categoryPanelStyles.root}
      role="group"
      aria-label={category.name}
    >
      <ul className={categoryPanelStyles.rows}>
        <FirstOf items={category.childList} inList>
          {(head) => (
            <li key={head.id} className={categoryPanelStyles.row}>
              <Link
                data-head
                className={categoryPanelStyles.head}
                to={paths.search({ cid: head.id })}
              >
                <span>{head.name}</span>
                <Icon as={ChevronRight} size={12} className={categoryPanelStyles.chevron} />
              </Link>
              <ul>
                <FirstOf items={head.childList} inList>
                  {(leaf) => (
                    <li key={leaf.id}>
                      <Link to={paths.search({ cid: leaf.id })}>
                        {leaf.icon && (
                          <Picture srcFor={srcFor(leaf.icon)} alt="" width={28} height={28} />
                        )}
                        <span>{leaf.name}</span>
                      </Link>
                    </li>
                  )}
                </FirstOf>
              </ul>
            </li>
          )}
        </FirstOf>
      </ul>
      <LazyBoundary
        fallback={<Skeleton className={categoryPanelStyles.activity} height={null} radius={12} />}
      >
        <PanelExtras category={category} place={place} />
      </LazyBoundary>
    </div>
  );
}

const ROWS = 10;

/**
 * The top categories; hovering one, or the right arrow key, opens its panel over the nearest positioned ancestor.
 * @param held whether a panel is always open, initially the first one
 */
export function CategoryRail({
  held = false,
  className,
}: {
  held?: boolean;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const panelId = useId();
  const { data: categories = [], isPending, isError, refetch } = useProductCategories();
  const menu = useRailMenu(held ? (categories[0]?.id ?? null) : null);

  // In the header menu it is no landmark, because the menu has the same name.
  return (
    <div
      ref={menu.nav}
      role={held ? 'group' : 'navigation'}
      className={cx(styles.root, className)}
      aria-label={t('nav.categories')}
      onKeyDown={menu.keyDown}
      onBlur={menu.blur}
      onPointerMove={menu.trackPointer}
      onPointerLeave={(event) => menu.scheduleOpen(event, null)}
    >
      {isPending &&
        Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} className={styles.wait} height={22} />
        ))}
      {isError && (
        <div className={styles.failed}>
          <p>{t('error.part')}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      <ul>
        {!isPending && !isError && categories.length === 0 && (
          <>
            <li>
              <Link className={styles.link} to={paths.storeStreet()}>
                {t('nav.storeStreet')}
              </Link>
            </li>
            <li>
              <Link className={styles.link} to={paths.topSellers()}>
                {t('nav.topSellers')}
              </Link>
            </li>
          </>
        )}
        <FirstOf items={categories} inList>
          {(category, place) => {
            const hasPanel = category.childList.length > 0 || isCut(category);
            const open = hasPanel && menu.open === category.id;
            const state = hasPanel
              ? { 'aria-expanded': open, 'aria-controls': open ? panelId : undefined }
              : {};
            return (
              <li
                key={category.id}
                onPointerEnter={(event) => menu.scheduleOpen(event, category.id)}
                onClick={menu.close}
              >
                <Link
                  {...state}
                  className={cx(styles.link, open && styles.isOn)}
                  to={paths.search({ cid: category.id })}
                  data-id={category.id}
                >
                  {category.icon ? (
                    <Picture
                      srcFor={srcFor(category.icon)}
                      alt=""
                      width={22}
                      height={22}
                      priority
                    />
                  ) : null}
                  <span>{category.name}</span>
                  <Icon as={ChevronRight} size={14} className={styles.chevron} />
                </Link>
                {open && <CategoryPanel id={panelId} category={category} place={place} />}
              </li>
            );
          }}
        </FirstOf>
      </ul>
    </div>
  );
}
