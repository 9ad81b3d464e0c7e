import { useTranslation } from '#/i18n/use-translation.ts';
import { useRouter } from '#/router/router.tsx';
import type { RouteDef } from '#/router/define-route.ts';
import { cx } from '#/ui/cx.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './page-skeleton.module.css';

/** Each kind shows as many blocks as it needs. */
const BLOCKS = 14;

const KINDS: Record<NonNullable<RouteDef['skeleton']> | 'list', string | undefined> = {
  list: styles.list,
  home: styles.home,
  product: styles.product,
  store: styles.store,
  account: styles.account,
  cart: styles.cart,
  form: styles.form,
};

/** Placeholder of a loading page, in the rough layout of its kind. */
export function PageSkeleton() {
  const { t } = useTranslation();
  const { skeleton = 'list' } = useRouter().entry.prepared.route;
  return (
    // Some kinds of pages have a header of their own on phones, see `PageTop`.
    <div className={cx(styles.root, KINDS[skeleton])} aria-busy data-page-top={skeleton}>
      <span className="sr" role="status">
        {t('common.loading')}
      </span>
      {Array.from({ length: BLOCKS }, (_, block) => (
        <Skeleton key={block} height={null} className={styles.block} />
      ))}
    </div>
  );
}
