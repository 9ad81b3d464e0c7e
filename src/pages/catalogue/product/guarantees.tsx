import { CircleCheck, Info } from 'lucide';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Guarantee } from '#generated/model/guarantee.ts';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import * as styles from './guarantees.module.css';

/** Names of the store's guarantees; a popover shows their texts. */
export const Guarantees = memo(function Guarantees({
  guarantees,
}: {
  guarantees: readonly Guarantee[];
}) {
  const { t } = useTranslation();
  if (guarantees.length === 0) return null;
  const texts = (
    <dl>
      {guarantees.map(({ id, name, content }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className={styles.root} role="group" aria-label={t('goods.guarantees')}>
      {guarantees.map(({ id, name }) => (
        <span key={id} className={`no-print ${styles.name}`}>
          <Icon as={CircleCheck} size={16} className={styles.icon} />
          <span>{name}</span>
        </span>
      ))}
      <Popover
        hover
        align="end"
        label={t('goods.guarantees')}
        className={styles.panel}
        trigger={(props) => (
          <button type="button" className="link link--quiet" {...props}>
            <Icon as={Info} size={14} />
            <span>{t('common.details')}</span>
          </button>
        )}
      >
        {texts}
      </Popover>
      <div className="folded">{texts}</div>
    </div>
  );
});
