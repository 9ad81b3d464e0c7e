import { useQueries } from '@tanstack/react-query';
import { ChevronRight, Store, Trophy } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantStreet } from '#generated/client/stores/stores.ts';
import { SmallCoupon } from '#/domain/coupon/small-coupon.tsx';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { homeStreetParams } from './street-params.ts';
import { CouponSkeletons } from './coupon-skeletons.tsx';
import { welcomeCouponsQueries } from './welcome-coupons-queries.ts';
import * as styles from './welcome-coupons.module.css';

const MOST = 2;

/** Coupons of stores of the street. Without any, links fill their room. */
export function WelcomeCoupons() {
  const { t } = useTranslation();
  const street = useMerchantStreet(homeStreetParams);
  const stores = street.data?.list ?? [];
  const lists = useQueries({ queries: welcomeCouponsQueries(stores) });
  if (street.isPending || lists.some(({ isPending }) => isPending)) return <CouponSkeletons />;

  const coupons = stores
    .flatMap((store, at) => {
      const offer = lists[at]?.data?.list[0];
      return offer ? [{ store, offer }] : [];
    })
    .slice(0, MOST);
  if (coupons.length === 0) return <Links />;
  return (
    <>
      <h3 className={styles.title}>{t('coupon.getCoupons')}</h3>
      <ul className={`scroller ${styles.list}`} aria-label={t('coupon.getCoupons')}>
        {coupons.map(({ store, offer }) => (
          <li key={offer.id}>
            <SmallCoupon offer={offer} store={store} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Links() {
  const { t } = useTranslation();
  return (
    <ul className={`${styles.list} ${styles.links}`}>
      {[
        { to: paths.topSellers(), label: t('nav.topSellers'), icon: Trophy },
        { to: paths.storeStreet(), label: t('nav.storeStreet'), icon: Store },
      ].map(({ to, label, icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon as={icon} size={20} />
            <span>{label}</span>
            <Icon as={ChevronRight} size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
