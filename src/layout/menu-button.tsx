import { Menu } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Icon } from '#/ui/icon.ts';
import * as styles from './header.module.css';

const MenuSheet = lazyPart(() => import('./menu-sheet.tsx'), 'MenuSheet');

/** Opens the menu of phones; wider windows have the category menu instead. */
export function MainMenuButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.menuBtn}
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon as={Menu} size={24} />
      </button>
      {isOpen && (
        <LazyBoundary onFailed={close}>
          <MenuSheet onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
