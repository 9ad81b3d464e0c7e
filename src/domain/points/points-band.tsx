import { useTranslation } from '#/i18n/use-translation.ts';
import type { PointsAccount } from '#generated/model/pointsAccount.ts';
import { numberText } from '#/i18n/format.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './points.module.css';

/** Points: balance, earned, spent and pending. */
export function PointsBand({ account }: { account: PointsAccount | undefined }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const figures = [
    { label: t('points.current'), value: account?.integral },
    { label: t('points.total'), value: account?.settledIntegral },
    { label: t('points.consumption'), value: account?.useIntegral },
    { label: t('points.frozen'), value: account?.freezeIntegral },
  ];
  return (
    <dl className={styles.pointsBand}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">
            {value === undefined ? <Skeleton width={72} height={32} /> : numberText(value, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
