import { useTranslation } from 'react-i18next';
import { useRouter } from '../router/router.tsx';
import './page-skeleton.css';

/** Each shape shows as many of them as it needs. */
const BLOCKS = 14;

/** Stands where a page will be that is still on its way, in its rough shape. */
export function PageSkeleton() {
  const { t } = useTranslation();
  const { skeleton = 'list' } = useRouter().entry.prepared.route;
  return (
    <div className={`page-skel page-skel--${skeleton}`} aria-busy>
      <span className="sr" role="status">
        {t('common.loading')}
      </span>
      {Array.from({ length: BLOCKS }, (_, block) => (
        <i key={block} className="skel" aria-hidden />
      ))}
    </div>
  );
}
