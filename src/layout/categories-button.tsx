import { LayoutGrid } from 'lucide';
import { useTranslation } from 'react-i18next';
import { CategoryRail } from '#/domain/category/category-rail.tsx';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import * as styles from './header.module.css';

/** Opens the category menu under the header. */
export function CategoriesButton() {
  const { t } = useTranslation();
  return (
    <Popover
      hover
      anchorClassName={styles.cats}
      className={styles.catsMenu}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.catsBtn}
          aria-label={t('nav.categories')}
        >
          <Icon as={LayoutGrid} size={16} />
          <span>{t('nav.categories')}</span>
        </button>
      )}
    >
      <CategoryRail held className={styles.catsRail} />
    </Popover>
  );
}
