import { useRef, type RefObject, useSyncExternalStore, useState } from 'react';
import { ShoppingCart, QrCode, LayoutGrid, ChevronDown, Globe, UserRound, Menu } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { cx } from '#/ui/cx.ts';
import { useCartCount } from '#generated/client/cart/cart.ts';
import { useSession } from '#/session/use-session.ts';
import { paths } from '#/lib/paths.ts';
import { CountBadge } from '#/ui/count-badge.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { PopoverAnchor, Popover } from '#/ui/popover.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LANGUAGES } from '#/i18n/languages.ts';
import { CART_SUM } from './cart-sum.ts';
import { Brand } from './brand.tsx';
import { PageLoadingBar } from './page-loading-bar.tsx';
import { SearchForm } from './search-form.tsx';
import { TopBanner } from './top-banner.tsx';
import { TopStrip } from './top-strip.tsx';
import { ShopQr } from './shop-qr.tsx';
import * as styles from './header.module.css';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { useRouter } from '#/router/router.tsx';
import { Button } from '#/ui/button.tsx';

const MenuSheet = lazyPart(() => import('./menu-sheet.tsx'), 'MenuSheet');

/** Opens the menu of phones; wider windows have the category menu instead. */
function MainMenuButton() {
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

const UserMenu = lazyPart(() => import('./user-menu.tsx'), 'UserMenu');

/** Sign-in button for guests, user menu for members; both have the same size. */
function AccountSlot() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const { guard } = useRouter().entry.prepared.route;

  /** the sign-in page has the forms itself */
  function signIn() {
    if (guard !== 'guest') return void askToSignIn(null);
    document.querySelector<HTMLInputElement>('main form input')?.focus();
  }

  return (
    <div className={styles.accountSlot}>
      {signedIn ? (
        <LazyBoundary>
          <UserMenu />
        </LazyBoundary>
      ) : (
        <Button kind="ink" size="sm" className={styles.signIn} onClick={signIn}>
          <span className={styles.signInText}>{t('nav.signIn')}</span>
          <Icon as={UserRound} className={styles.signInIcon} />
        </Button>
      )}
    </div>
  );
}

// Panels of popovers. `preload` of the deferred components loads them when the page is used.
const LanguageLinks = lazyPart(() => import('./language-links.tsx'), 'LanguageLinks');
const CategoryRail = lazyPart(() => import('#/domain/category/category-rail.tsx'), 'CategoryRail');

function LanguageMenu() {
  const { t, locale } = useTranslation();
  const { name, tag } = LANGUAGES[locale];
  return (
    <Popover
      hover
      align="end"
      anchorClassName={styles.wideOnly}
      label={t('nav.language')}
      className={styles.langMenu}
      trigger={(props) => (
        <button {...props} type="button" className={styles.act}>
          <Icon as={Globe} size={16} />
          <span className="sr">{t('nav.language')}</span>
          <span className={styles.actLabel} lang={tag}>
            {name}
          </span>
          <Icon as={ChevronDown} size={12} />
        </button>
      )}
    >
      <LazyBoundary showErrorOnFailure>
        <LanguageLinks />
      </LazyBoundary>
    </Popover>
  );
}

/** Popovers of the header. */
const OPEN_POPOVERS = '[data-popover]';

/** Compact state of the header below a scroll offset. Unchanged while a popover is open, which would move with it. */
function compactStore(header: RefObject<HTMLElement | null>, pixels: number) {
  let compact = false;
  let scrolled = 0;
  const read = () => compact;

  function subscribe(listener: () => void) {
    function update() {
      if (!header.current?.querySelector(OPEN_POPOVERS)) compact = scrolled > pixels;
      listener();
    }
    // Read when the layout is up to date: at other times it forces one.
    function measure() {
      scrolled = window.scrollY;
      update();
    }
    const closed = new MutationObserver(update);
    if (header.current) closed.observe(header.current, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, { passive: true });
    const frame = requestAnimationFrame(measure);
    return () => {
      cancelAnimationFrame(frame);
      closed.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }

  return { read, subscribe };
}

/** Whether the header is compact. */
function useCompact(header: RefObject<HTMLElement | null>, pixels: number): boolean {
  const [store] = useState(() => compactStore(header, pixels));
  return useSyncExternalStore(store.subscribe, store.read, () => false);
}

/** Opens the category menu under the header. */
function CategoriesButton() {
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
      <LazyBoundary showErrorOnFailure>
        <CategoryRail held className={styles.catsRail} />
      </LazyBoundary>
    </Popover>
  );
}

function QrBadge() {
  const { t } = useTranslation();
  return (
    <Popover
      hover
      align="end"
      anchorClassName={styles.wideOnly}
      label={t('nav.mobileMall')}
      className={styles.qrPop}
      trigger={(props) => (
        <button {...props} type="button" className={styles.act} aria-label={t('nav.showQr')}>
          <Icon as={QrCode} />
        </button>
      )}
    >
      <ShopQr size={144} />
      <small>{t('side.scan')}</small>
    </Popover>
  );
}

function CartLink() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const { data } = useCartCount(CART_SUM, { query: { enabled: signedIn } });
  const count = signedIn ? (data?.count ?? 0) : 0;
  return (
    // Anchor for a popover that shows the added item.
    <PopoverAnchor id="cart-slot">
      <Link className={styles.act} to={paths.cart()} aria-label={t('a11y.cart', { count })}>
        <Icon as={ShoppingCart} />
        <CountBadge value={count} red className={styles.cartCount} />
      </Link>
    </PopoverAnchor>
  );
}

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
          data-compact={compact || undefined}
          className={cx(styles.masthead, compact && styles.mastheadCompact)}
        >
          <div className="wrap">
            <MainMenuButton />
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
