import { useTranslation } from 'react-i18next';
import { Skeleton } from '../ui/skeleton.tsx';
import './page-skeleton.css';

const CARDS = 10;

/** Stands where a page will be whose data is still on its way. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="page-skel" aria-busy>
      <span className="sr" role="status">
        {t('common.loading')}
      </span>
      <Skeleton width={280} height={32} />
      <Skeleton height={240} radius={12} />
      <div className="grid grid--5">
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} height={300} radius={12} />
        ))}
      </div>
    </div>
  );
}
