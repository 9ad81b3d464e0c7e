import { useTranslation } from '#/i18n/use-translation.ts';
import { shopName } from '#/config/shop.ts';
import { paths } from '#/lib/paths.ts';
import { cx } from '#/ui/cx.ts';
import { Fruit } from '#/ui/fruit.tsx';
import { Link } from '#/ui/link.tsx';
import * as styles from './brand.module.css';

/** Wordmark linked to the home page. */
export function Brand({ className }: { className?: string | undefined }) {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  return (
    <Link
      className={cx(styles.root, className)}
      to={paths.home()}
      aria-label={t('a11y.homeOf', { shop })}
    >
      <Fruit size={36} />
      <b translate="no">{shop}</b>
    </Link>
  );
}
