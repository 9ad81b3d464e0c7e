import { X } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useShopConfig } from '#/shared/shop/shop-config.ts';
import { readCookie, writeCookie } from '#/lib/cookie.ts';
import { noop } from '#/lib/noop.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { useRouter } from '#/router/router.tsx';
import { Icon } from '#/ui/icon.ts';
import { DataLink } from './data-link.tsx';
import * as styles from './top-banner.module.css';

const YEAR = 31_536_000;
const cookieOf = (id: number) => `banner.${id}`;
const subscribe = () => noop;

/**
 * The banner loaded when the page opened. A later one would shift the layout, so it shows on the next page. Pages of members,
 * e.g. cart, checkout and orders, have none: their documents are rendered without the configuration.
 */
function useBannerInTime() {
  const banner = useShopConfig()?.advertisement;
  const { location, prepared } = useRouter().entry;
  const { pathname } = location;
  const [opened, setOpened] = useState({ pathname, banner });
  if (opened.pathname !== pathname) setOpened({ pathname, banner });
  const shown = opened.pathname === pathname ? opened.banner : banner;
  return prepared.route.guard === 'member' ? undefined : shown;
}

/** The operator's announcement. Closing it hides it for a year; in server-rendered pages an inline script hides it. */
export function TopBanner() {
  const { t } = useTranslation();
  const banner = useBannerInTime();
  const [closedId, setClosedId] = useState<number | null>(null);
  const closedBefore = useSyncExternalStore(
    subscribe,
    () => banner != null && readCookie(cookieOf(banner.id)) !== null,
    () => false,
  );
  if (!banner?.status || closedBefore || closedId === banner.id) return null;

  function close(id: number) {
    writeCookie(cookieOf(id), '1', YEAR);
    setClosedId(id);
  }

  const href = safeUrl(banner.linkUrl);
  const picture = safeUrl(banner.imageUrl);
  if (!picture && !banner.text?.trim()) return null;
  return (
    <section
      className={styles.root}
      data-closed-by={cookieOf(banner.id)}
      aria-label={t('a11y.banner')}
    >
      {picture && (
        <DataLink className={styles.pic} href={href}>
          <img src={picture} alt={banner.text ?? t('nav.seeOffers')} height={48} />
        </DataLink>
      )}
      <div className="wrap">
        {!picture && <b>{banner.text}</b>}
        {!picture && href && (
          <DataLink className={styles.go} href={href}>
            {t('nav.seeOffers')}
          </DataLink>
        )}
        <button
          type="button"
          className={styles.x}
          aria-label={t('a11y.closeBanner')}
          onClick={() => close(banner.id)}
        >
          <Icon as={X} size={16} />
        </button>
      </div>
    </section>
  );
}
