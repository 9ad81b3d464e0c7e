import type { MouseEvent } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Suggestion } from '#/domain/search/suggestions.ts';
import { cx } from '#/ui/cx.ts';
import { SearchOption } from './search-option.tsx';
import * as styles from './search-menu.module.css';

/** Words beside products and stores; the order of the keys, too. */
const COLUMNS = [
  ['history', 'hot', 'category'],
  ['product', 'store'],
] as const;

interface SearchOptionsProps {
  id: string;
  list: readonly Suggestion[];
  /** marked in the suggestions */
  typed: string;
  /** index of the active option, -1 without one */
  at: number;
  onSelect: (suggestion: Suggestion) => void;
  onRemove: (words: string) => void;
}

/** Suggestions by kind. Own searches can be removed with the button or the Delete key. */
export function SearchOptions({ id, list, typed, at, onSelect, onRemove }: SearchOptionsProps) {
  const { t } = useTranslation();
  // Keys are handled by the search box, which keeps focus.
  const headings = {
    history: t('suggest.history'),
    hot: typed ? t('suggest.words') : t('nav.hotKeywords'),
    category: t('suggest.categories'),
    product: t('suggest.products'),
    store: t('suggest.stores'),
  };
  const columns = COLUMNS.map((kinds) =>
    kinds.filter((kind) => list.some((item) => item.kind === kind)),
  ).filter((kinds) => kinds.length > 0);
  function remove(event: MouseEvent, words: string) {
    event.stopPropagation();
    onRemove(words);
  }

  return (
    <div id={id} role="listbox" aria-label={t('suggest.list')} className={styles.columns}>
      {columns.map((kinds) => (
        <div key={kinds.join()} role="presentation">
          {kinds.map((kind) => (
            <div key={kind} role="group" aria-label={headings[kind]}>
              <div className={styles.head} aria-hidden>
                {headings[kind]}
              </div>
              {list.map(
                (item, place) =>
                  item.kind === kind && (
                    <div
                      key={item.id}
                      className={cx(styles.row, place === at && styles.isOn)}
                      role="presentation"
                      onClick={() => onSelect(item)}
                    >
                      <SearchOption
                        id={`${id}-${place}`}
                        keysId={`${id}-keys`}
                        item={item}
                        typed={typed}
                        isActive={place === at}
                        onRemove={remove}
                      />
                    </div>
                  ),
              )}
            </div>
          ))}
        </div>
      ))}
      <span id={`${id}-keys`} hidden>
        {t('suggest.keys')}
      </span>
    </div>
  );
}
