import { useTranslation } from 'react-i18next';
import { PictureRow } from '#/shared/picture/picture-row.tsx';
import * as styles from './licences.module.css';

const SIZE = 220;

/** Pictures of licences. */
export function Licences({ pictures, store }: { pictures: unknown; store: string }) {
  const { t } = useTranslation();
  const shown = Array.isArray(pictures)
    ? pictures.filter((src): src is string => typeof src === 'string' && src !== '')
    : [];
  return (
    <div className={styles.root}>
      <h3>{t('storePage.licences')}</h3>
      {shown.length === 0 ? (
        <p className="muted">{t('storePage.noLicences')}</p>
      ) : (
        <PictureRow
          pictures={[...new Set(shown)]}
          size={SIZE}
          title={`${store} \u00b7 ${t('storePage.licences')}`}
        />
      )}
    </div>
  );
}
