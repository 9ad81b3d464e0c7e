import { CircleCheck } from 'lucide';
import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Guarantee } from '#generated/model/guarantee.ts';
import { Icon } from '#/ui/icon.ts';
import * as styles from './guarantees.module.css';

/** The store's guarantees with their texts. */
export const Guarantees = memo(function Guarantees({
  guarantees,
}: {
  guarantees: readonly Guarantee[];
}) {
  const { t } = useTranslation();
  if (guarantees.length === 0) return null;
  return (
    <ul className={styles.root} aria-label={t('goods.guarantees')}>
      {guarantees.map(({ id, name, content }) => (
        <li key={id}>
          <Icon as={CircleCheck} size={16} className={styles.icon} />
          <div>
            <b>{name}</b>
            {content.trim() && <p>{content}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
});
