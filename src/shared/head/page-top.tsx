import { ChevronLeft } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { useRouter } from '#/router/router.tsx';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from './page-top.module.css';

interface PageTopProps {
  /** path of the page above this one */
  back: string;
  /** placement in wide windows */
  className?: string | undefined;
  /** kind of the skeleton; that of a product is in a row with the cart link of the shop */
  kind?: 'cart' | 'product';
  /** title, and an action after it */
  children: Elements;
}

/** Title of a page. On phones it replaces the header of the shop and has a link back. */
export function PageTop({ back, className, kind: top = 'cart', children }: PageTopProps) {
  const { t } = useTranslation();
  const { kind } = useRouter().entry;
  return (
    <div
      className={cx(styles.root, top === 'product' && styles.row, className)}
      data-page-top={top}
    >
      <Link
        className={styles.back}
        to={back}
        aria-label={t('common.back')}
        onClick={(event) => {
          // The previous entry is a page of the shop, in the state in which it was left.
          if (kind !== 'push') return;
          event.preventDefault();
          window.history.back();
        }}
      >
        <Icon as={ChevronLeft} size={24} />
      </Link>
      {children}
    </div>
  );
}
