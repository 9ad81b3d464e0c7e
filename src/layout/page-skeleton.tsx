import { useTranslation } from 'react-i18next';
import { useRouter } from '#/router/router.tsx';
import './page-skeleton.css';

/** Each kind shows as many blocks as it needs. */
const BLOCKS = 14;

/** Placeholder of a loading page, in the rough layout of its kind. */
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
