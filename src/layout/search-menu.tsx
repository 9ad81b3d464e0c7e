import { keepPreviousData } from '@tanstack/react-query';
import { ArrowRight } from 'lucide';
import {
  useEffect,
  useImperativeHandle,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useHotKeywords } from '#generated/client/home/home.ts';
import { useMerchantSearch } from '#generated/client/stores/stores.ts';
import { useProductList } from '#generated/client/product/product.ts';
import { usePersisted } from '#/lib/persisted.ts';
import { useNamespaceReady } from '#/shared/async/use-namespace-ready.ts';
import { useCategoryTree } from '#/domain/search/category-tree.ts';
import { searchHistory } from '#/domain/search/search-history.ts';
import { singleWords } from '#/domain/search/single-words.ts';
import { searchText } from '#/domain/search/search-text.ts';
import { type Suggestion, suggestionsFor } from '#/domain/search/suggestions.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { isComposing } from '#/ui/is-composing.ts';
import { useTimeout } from '#/ui/use-timeout.ts';
import { SearchOptions } from './search-options.tsx';
import * as styles from './search-menu.module.css';

/** The value after it has not changed for `ms` milliseconds. */
function useDebouncedValue<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useTimeout(() => setDebounced(value), ms, value);
  return debounced;
}

const TYPING_MS = 250;
const STORES = 1;
const PRODUCTS = 4;
const ARROWS = ['↑', '↓'];

export interface SearchMenuHandle {
  /** handles a key event of the search box, which keeps focus */
  pressKey: (event: KeyboardEvent) => void;
}

interface SearchMenuProps {
  ref: Ref<SearchMenuHandle>;
  id: string;
  /** unmodified input */
  text: string;
  input: RefObject<HTMLInputElement | null>;
  /** called with the id of the active option: empty without one, null without a list */
  onActive: (id: string | null) => void;
  onClose: () => void;
  onText: (text: string) => void;
}

/** Suggestions for the searched words: own searches, hot keywords, categories, products and stores. */
function useSuggestions(typed: string): {
  list: Suggestion[];
  /** products that match; 0 until it is known */
  total: number;
} {
  const { locale } = useTranslation();
  const keywords = useDebouncedValue(typed, TYPING_MS);
  const history = usePersisted(searchHistory);
  const { data: hot = [] } = useHotKeywords();
  const { data: tree = [] } = useCategoryTree(typed === '' ? undefined : 'all');
  const { data: stores } = useMerchantSearch(
    { keywords, page: 1, limit: STORES },
    { query: { enabled: keywords !== '', placeholderData: keepPreviousData } },
  );
  const { data: products, isPlaceholderData } = useProductList(
    { keyword: keywords, page: 1, limit: PRODUCTS },
    { query: { enabled: keywords !== '', placeholderData: keepPreviousData } },
  );
  const isCurrent = keywords === typed && !isPlaceholderData;
  const list = suggestionsFor(typed, {
    history,
    words: isCurrent && products?.total === 0 ? singleWords(typed, locale) : [],
    hot: hot.map(({ title }) => title),
    tree,
    products: products?.list ?? [],
    stores: stores?.list ?? [],
  });
  return { list, total: isCurrent ? (products?.total ?? 0) : 0 };
}

const hasPicture = ({ product, store }: Suggestion) => Boolean(product ?? store);

/** Suggestion list of the search box, which keeps focus: arrow keys move, Enter selects, Escape closes. */
export function SearchMenu({ ref, id, text, input, onActive, onClose, onText }: SearchMenuProps) {
  const { t } = useTranslation();
  const hasTexts = useNamespaceReady('browse');
  const hasRatings = useNamespaceReady('catalogue');
  const navigate = useNavigate();
  const typed = searchText(text);
  const { list, total } = useSuggestions(typed);
  const [hand, setHand] = useState({ text, at: -1 });
  const at = hand.text === text && hand.at < list.length ? hand.at : -1;
  const shown = hasTexts && hasRatings && list.length > 0;
  const active = at < 0 ? '' : `${id}-${at}`;

  function select({ kind, label, to }: Suggestion) {
    if (kind === 'history' || kind === 'hot') {
      searchHistory.add(label);
      onText(label);
    }
    onClose();
    void navigate(to);
  }

  function pressKey(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent) || !shown) return;
    const chosen = list[at];
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? list.length - 1 : at - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) setHand({ text, at: next === list.length ? -1 : next });
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && chosen) select(chosen);
    else if (event.key === 'Delete' && chosen?.kind === 'history')
      searchHistory.remove(chosen.label);
    else return;
    event.preventDefault();
  }
  useImperativeHandle(ref, () => ({ pressKey }));

  useEffect(() => {
    onActive(shown ? active : null);
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [onActive, shown, active]);
  useEffect(() => () => onActive(null), [onActive]);

  function clearHistory() {
    searchHistory.clear();
    input.current?.focus();
  }

  if (!shown) return null;
  return (
    <div
      data-popover
      data-suggestions
      className={cx(styles.root, list.some(hasPicture) && styles.isWide)}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
    >
      <SearchOptions
        id={id}
        list={list}
        typed={typed}
        at={at}
        onSelect={select}
        onRemove={searchHistory.remove}
      />
      <div className={styles.foot}>
        {typed === '' && list.some(({ kind }) => kind === 'history') && (
          <button type="button" className={styles.footLink} onClick={clearHistory}>
            {t('suggest.clearHistory')}
          </button>
        )}
        {typed !== '' && total > 0 && (
          <button type="submit" className={styles.footLink}>
            <span>{t('suggest.all', { count: total, words: typed })}</span>
            <Icon as={ArrowRight} size={14} />
          </button>
        )}
        <span className={styles.keys} aria-hidden>
          {ARROWS.map((arrow) => (
            <kbd key={arrow}>{arrow}</kbd>
          ))}
          <span>{t('suggest.choose')}</span>
          <kbd>{t('suggest.escape')}</kbd>
          <span>{t('suggest.close')}</span>
        </span>
      </div>
    </div>
  );
}
