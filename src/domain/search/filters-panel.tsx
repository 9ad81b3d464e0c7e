import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Elements } from '#/lib/content.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import * as styles from './facets.module.css';

/** Filters beside the results; on phones above them, folded. */
export function FiltersPanel({ children }: { children: Elements }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <aside
      className={cx('card no-print', styles.root, isOpen && styles.isOpen)}
      aria-label={t('search.filters')}
    >
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('search.filters')}</span>
        <Icon as={ChevronDown} size={16} />
      </button>
      {children}
    </aside>
  );
}
