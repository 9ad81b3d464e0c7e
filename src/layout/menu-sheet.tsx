import type { MouseEvent } from 'react';
import { SearchCheck, Store, ChevronRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { IfPermitted } from '#/session/if-permitted.tsx';
import { useSession } from '#/session/use-session.ts';
import { paths } from '#/lib/paths.ts';
import { Dialog } from '#/ui/dialog.tsx';
import { MenuLink } from '#/ui/menu.tsx';
import { useProductCategories } from '#generated/client/product/product.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MenuAccount } from './menu-account.tsx';
import { ShopService } from './shop-service.tsx';
import * as styles from './menu-sheet.module.css';

const PICTURE = 28;

/** Top categories, followed by the pages with a selection. */
function MenuCategories() {
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

/** Menu of phones: account, categories, languages and customer service. Its links close it. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { signedIn } = useSession();

  function closeByLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) onClose();
  }

  return (
    <Dialog
      open
      bare
      hideTitle
      title={t('nav.menu')}
      closeLabel={t('common.close')}
      className={styles.root}
      onClose={onClose}
    >
      <div className={styles.content} onClick={closeByLink}>
        <MenuAccount onClose={onClose} />
        <MenuCategories />
        <section className={styles.part} aria-labelledby="menu-languages">
          <h3 id="menu-languages" className={styles.title}>
            {t('nav.language')}
          </h3>
          <LanguageLinks />
        </section>
        <section className={styles.part} aria-labelledby="menu-service">
          <h3 id="menu-service" className={styles.title}>
            {t('side.service')}
          </h3>
          <div className={styles.service}>
            <ShopService />
          </div>
          {!signedIn && (
            <MenuLink to={paths.lookUpOrder()} icon={SearchCheck}>
              {t('footer.lookUp')}
            </MenuLink>
          )}
          <IfPermitted permission="settlement">
            <MenuLink to={paths.apply()} icon={Store}>
              {t('nav.becomeMerchant')}
            </MenuLink>
          </IfPermitted>
        </section>
      </div>
    </Dialog>
  );
}
