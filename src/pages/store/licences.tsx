import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../features/part/lazy-part.tsx';
import { Later } from '../../features/part/later.tsx';
import { srcFor } from '../../features/picture/src-for.ts';
import { Picture } from '../../ui/picture.tsx';
import './licences.css';

const LargeView = lazyPart(() => import('../../features/picture/large-view.tsx').then(({ default: Part }) => Part));

/** Pictures of licences and the like; a click enlarges. */
export function Licences({ pictures, store }: { pictures: unknown; store: string }) {
  const { t } = useTranslation();
  const [large, setLarge] = useState<number | null>(null);
  const shown = Array.isArray(pictures) ? pictures.filter((src): src is string => typeof src === 'string' && src !== '') : [];
  const close = () => setLarge(null);
  return (
    <div className="licences">
      <h3>{t('store.licences')}</h3>
      {shown.length === 0 && <p className="muted">{t('store.noLicences')}</p>}
      <ul>
        {shown.map((src, index) => (
          <li key={src}>
            <button type="button" aria-label={t('a11y.enlarge', { n: `${index + 1} / ${shown.length}` })} aria-haspopup="dialog" onClick={() => setLarge(index)}>
              <Picture srcFor={srcFor(src)} alt="" width={220} height={220} />
            </button>
          </li>
        ))}
      </ul>
      {large !== null && (
        <Later onFailed={close}>
          <LargeView pictures={shown} start={large} title={`${store} \u00b7 ${t('store.licences')}`} onClose={close} />
        </Later>
      )}
    </div>
  );
}
