import { useRef } from 'react';
import { cx } from '#/ui/cx.ts';
import { AccountSlot } from './account-slot.tsx';
import { Brand } from './brand.tsx';
import { CartLink } from './cart-link.tsx';
import { CategoriesButton } from './categories-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { PageLoadingBar } from './page-loading-bar.tsx';
import { QrBadge } from './qr-badge.tsx';
import { SearchForm } from './search-form.tsx';
import { TopBanner } from './top-banner.tsx';
import { TopStrip } from './top-strip.tsx';
import { useCompact } from './use-compact.ts';
import * as styles from './header.module.css';

const COMPACT_AFTER = 120;

export function Header() {
  const masthead = useRef<HTMLDivElement>(null);
  const compact = useCompact(masthead, COMPACT_AFTER);
  return (
    <header>
      <TopBanner />
      <TopStrip />
      <div className={styles.mastheadRoom}>
        <div
          ref={masthead}
          data-masthead
          className={cx(styles.masthead, compact && styles.mastheadCompact)}
        >
          <div className="wrap">
            <MenuButton />
            <Brand />
            <CategoriesButton />
            <SearchForm />
            <div className={styles.mastheadActs}>
              <LanguageMenu />
              <QrBadge />
              <CartLink />
              <AccountSlot />
            </div>
          </div>
        </div>
      </div>
      {/* Last: inserting it before siblings would invalidate their styles. */}
      <PageLoadingBar />
    </header>
  );
}
