import { type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchCheck, Store } from 'lucide';
import { IfPermitted } from '#/session/if-permitted.tsx';
import { useSession } from '#/session/use-session.ts';
import { paths } from '#/lib/paths.ts';
import { Dialog } from '#/ui/dialog.tsx';
import { MenuLink } from '#/ui/menu.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MenuAccount } from './menu-account.tsx';
import { MenuCategories } from './menu-categories.tsx';
import { ShopService } from './shop-service.tsx';
import * as styles from './menu-sheet.module.css';

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
