import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '#/ui/chip.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import * as styles from './filter-row.module.css';

interface FilterRowProps<Id> {
  label: string;
  choices: readonly { id: Id; name: string }[];
  /** selected value */
  on: Id | undefined;
  to: (id: Id | undefined) => string;
}

/** The choices of one filter. Renders nothing without any. */
export function FilterRow<Id extends number | boolean>({
  label,
  choices,
  on,
  to,
}: FilterRowProps<Id>) {
  const { t } = useTranslation();
  const labelId = useId();
  if (choices.length === 0) return null;
  return (
    <nav className={styles.root} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ul>
        <li>
          <ItemName value={labelId}>
            <ChipLink on={on === undefined} to={to(undefined)}>
              {t('common.all')}
            </ChipLink>
          </ItemName>
        </li>
        {choices.map(({ id, name }) => (
          <li key={String(id)}>
            <ChipLink on={on === id} to={to(id)}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
