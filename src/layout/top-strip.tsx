import { Bookmark, House, Smartphone } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { SHOP } from '#/config/shop.ts';
import { IfPermitted } from '#/session/if-permitted.tsx';
import { showToast } from '#/shared/toasts/store.ts';
import { paths } from '#/lib/paths.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from './top-strip.module.css';

const bookmarkKeys = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘D' : 'Ctrl+D');

export function TopStrip() {
  const { t } = useTranslation();
  const mall = safeUrl(SHOP.mobileMall);
  return (
    <div className={styles.root}>
      <div className="wrap">
        <ul>
          <li>
            <Link to={paths.home()}>
              <Icon as={House} size={14} />
              <span>{t('nav.home')}</span>
            </Link>
          </li>
          <li>
            <button
              type="button"
              onClick={() => showToast('info', t('nav.saveSiteHint', { keys: bookmarkKeys() }))}
            >
              <Icon as={Bookmark} size={14} />
              <span>{t('nav.saveSite')}</span>
            </button>
          </li>
        </ul>
        <ul>
          {/* First, so that removing it without permission shifts nothing. */}
          <IfPermitted permission="settlement">
            <li>
              <Link to={paths.apply()}>{t('nav.becomeMerchant')}</Link>
            </li>
          </IfPermitted>
          <li>
            <Link to={paths.orders('toShip')}>{t('nav.myOrders')}</Link>
          </li>
          {mall && (
            <li>
              <a href={mall} target="_blank" rel="noopener noreferrer">
                <Icon as={Smartphone} size={14} />
                <span>{t('nav.mobileMall')}</span>
              </a>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
