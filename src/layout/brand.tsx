import { useTranslation } from 'react-i18next';
import { shopName } from '#/config/shop.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from './brand.module.css';

/** Wordmark linked to the home page. */
export function Brand({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  return (
    <Link
      className={cx(styles.root, className)}
      to={paths.home()}
      aria-label={t('a11y.homeOf', { shop })}
    >
      <svg viewBox="0 0 36 36" width={36} height={36} aria-hidden>
        <circle cx="18" cy="20.5" r="14.5" className={styles.fruit} />
        <path
          d="M4.9 23c2.2-2.5 4.5-2.5 6.5 0s4.6 2.5 6.6 0 4.6-2.5 6.6 0 4.3 2.5 6.5 0a13.4 13.4 0 0 1-26.2 0z"
          className={styles.shade}
        />
        <path d="M18 6.6C17.6 3 20.4.8 25 .9c.1 4-2.7 6-7 5.7z" fill="#187A48" />
      </svg>
      <b>{shop}</b>
    </Link>
  );
}
