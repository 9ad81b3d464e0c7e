import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import { MyCouponFilter } from '#generated/model/myCouponFilter.ts';
import type { MyCoupon as Coupon } from '#generated/model/myCoupon.ts';
import statePicture from '#/assets/states/coupons.webp';
import { MyCoupon } from '#/domain/coupon/my-coupon.tsx';
import { myCouponsQuery, sortCoupons } from '#/domain/coupon/my-coupons.ts';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { ListHead } from '#/shared/async/list-head.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { useMountTime } from '#/shared/async/render-time.ts';
import { type CouponTab, paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import * as styles from './page.module.css';
import { couponsSearch } from '../routes.ts';

const COUPON_TABS = ['usable', 'used', 'lapsed'] as const;

const COUPONS_PER_PAGE = 9;

/** The shopper's coupons, grouped by usability. */
export default function CouponListPage() {
  const { t } = useTranslation();
  const { tab, page } = useSearch(couponsSearch);
  const { data: unused } = useSuspenseQuery(myCouponsQuery(MyCouponFilter.usable));
  const { data: past } = useSuspenseQuery(myCouponsQuery(MyCouponFilter.unusable));
  const coupons = sortCoupons([...unused, ...past]);
  const labels: Record<CouponTab, string> = {
    usable: t('coupon.usable'),
    used: t('coupon.used'),
    lapsed: t('coupon.expired'),
  };
  const tabs = COUPON_TABS.map((id) => ({
    id,
    to: paths.coupons(id),
    label: labels[id],
    tail: <CountBadge value={coupons[id].length} />,
  }));
  return (
    <>
      <ListHead title={t('account.coupons')} tabs={tabs} value={tab} />
      <CouponPage tab={tab} page={page} coupons={coupons[tab]} />
    </>
  );
}

interface CouponPageProps {
  tab: CouponTab;
  page: number;
  coupons: readonly Coupon[];
}

function CouponPage({ tab, page, coupons }: CouponPageProps) {
  const { t } = useTranslation();
  const now = useMountTime();
  const pages = Math.ceil(coupons.length / COUPONS_PER_PAGE);
  if (coupons.length === 0) {
    const labels = {
      usable: t('empty.coupons'),
      used: t('coupons.noneUsed'),
      lapsed: t('coupons.noneLapsed'),
    };
    return (
      <EmptyList
        className="card"
        picture={statePicture}
        title={labels[tab]}
        text={tab === 'usable' && t('coupons.emptyText')}
        link={
          tab === 'usable'
            ? { to: paths.storeStreet(), label: t('nav.storeStreet') }
            : { to: paths.coupons(), label: t('coupons.seeUsable') }
        }
      />
    );
  }
  const shown = coupons.slice((page - 1) * COUPONS_PER_PAGE, page * COUPONS_PER_PAGE);
  return (
    <PagedList page={page} pages={pages} href={(n) => paths.coupons(tab, n)}>
      <ul className={styles.root}>
        {shown.map((coupon) => (
          <li key={coupon.id}>
            <MyCoupon coupon={coupon} tab={tab} now={now} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
