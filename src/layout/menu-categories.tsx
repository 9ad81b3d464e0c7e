import { ChevronRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useProductCategories } from '#generated/client/product/product.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './menu-sheet.module.css';

const PICTURE = 28;

/** Top categories, followed by the pages with a selection. */
export function MenuCategories() {
  const { t } = useTranslation();
  const { data: categories = [] } = useProductCategories();
  const rows = [
    ...categories.map(({ id, name, icon }) => ({
      to: paths.search({ cid: id }),
      name,
      icon,
    })),
    { to: paths.topSellers(), name: t('nav.topSellers'), icon: '' },
    { to: paths.storeStreet(), name: t('nav.storeStreet'), icon: '' },
  ];
  return (
    <nav className={styles.part} aria-labelledby="menu-categories">
      <h3 id="menu-categories" className={styles.title}>
        {t('nav.categories')}
      </h3>
      <ul>
        {rows.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.row}>
              {icon && <Picture srcFor={srcFor(icon)} alt="" width={PICTURE} height={PICTURE} />}
              <span>{name}</span>
              <Icon as={ChevronRight} size={16} className={styles.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
