import { Clock, LayoutGrid, Package, Store, TrendingUp, X } from 'lucide';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Suggestion, splitAtMatch } from '#/domain/search/suggestions.ts';
import { cx } from '#/ui/cx.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { Icon } from '#/ui/icon.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './search-menu.module.css';

const ICONS = {
  history: Clock,
  hot: TrendingUp,
  category: LayoutGrid,
  store: Store,
  product: Package,
};
const KINDS = ['history', 'hot', 'category', 'store', 'product'] as const;

function Marked({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = splitAtMatch(text, typed);
  return (
    <>
      {before}
      {match && <mark>{match}</mark>}
      {after}
    </>
  );
}

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
    hot: t('nav.hotKeywords'),
    category: t('suggest.categories'),
    store: t('suggest.stores'),
    product: t('suggest.products'),
  };
  function remove(event: MouseEvent, words: string) {
    event.stopPropagation();
    onRemove(words);
  }

  return (
    <div id={id} role="listbox" aria-label={t('suggest.list')}>
      {KINDS.filter((kind) => list.some((item) => item.kind === kind)).map((kind) => (
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
                  <div
                    id={`${id}-${place}`}
                    className={styles.item}
                    role="option"
                    aria-selected={place === at}
                    aria-describedby={kind === 'history' ? `${id}-keys` : undefined}
                  >
                    {item.product ? (
                      <Picture srcFor={srcFor(item.product.image)} alt="" width={40} height={40} />
                    ) : (
                      <Icon as={ICONS[kind]} size={16} className={styles.icon} />
                    )}
                    <span className="clip">
                      <Marked text={item.label} typed={typed} />
                    </span>
                    {item.product && <ListPrice product={item.product} className={styles.price} />}
                    {item.note && <small className="muted clip">{item.note}</small>}
                  </div>
                  {kind === 'history' && (
                    <button
                      type="button"
                      className={styles.x}
                      tabIndex={-1}
                      aria-hidden
                      title={t('suggest.forget', { words: item.label })}
                      onClick={(event) => remove(event, item.label)}
                    >
                      <Icon as={X} size={14} />
                    </button>
                  )}
                </div>
              ),
          )}
        </div>
      ))}
      <span id={`${id}-keys`} hidden>
        {t('suggest.keys')}
      </span>
    </div>
  );
}
