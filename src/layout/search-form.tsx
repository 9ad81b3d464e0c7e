import { Search } from 'lucide';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useHotKeywords } from '#generated/client/home/home.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { searchText, searchWordsSearch } from '#/domain/search/search-text.ts';
import { paths } from '#/lib/paths.ts';
import { useAddressText, useRouteLocation, useSearch } from '#/router/router.tsx';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import type { SearchMenuHandle } from './search-menu.tsx';
import * as styles from './search-form.module.css';

const HOT = 3;
// Loaded when the search box gets focus.
const SearchMenu = lazyPart(() => import('./search-menu.tsx'), 'SearchMenu');

/** Search box of the header. On the search page it contains the current search. */
export function SearchForm() {
  const { pathname } = useRouteLocation();
  const words = useSearch(searchWordsSearch).title ?? '';
  const title = pathname === paths.search() ? words : '';
  const isWide = pathname === paths.home() || pathname === paths.search();
  return <SearchBox title={title} isWide={isWide} />;
}

interface SearchBoxProps {
  title: string;
  /** on phones: a field, not an icon that unfolds */
  isWide: boolean;
}

function SearchBox({ title, isWide }: SearchBoxProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const action = useHref(paths.search());
  const [text, setText] = useAddressText(title);
  const [open, setOpen] = useState(false);
  /** id of the active option; null while the list is closed */
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<SearchMenuHandle>(null);
  const listId = useId();
  const { data: keywords = [] } = useHotKeywords();
  const listed = open && active !== null;

  function close() {
    setOpen(false);
    // The keyboard of a phone would cover the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = searchText(text);
    close();
    if (words)
      void import('#/domain/search/search-history.ts').then(
        ({ searchHistory }) => searchHistory.add(words),
        () => undefined,
      );
    void navigate(paths.search({ title: words }));
  }

  function keyDown(event: KeyboardEvent) {
    if (!open) {
      if (event.key === 'ArrowDown') setOpen(true);
    } else if (menu.current) menu.current.pressKey(event);
    // Its code is being loaded.
    else if (event.key === 'Escape') setOpen(false);
  }

  // The list covers the hot keywords, so it closes when they get focus.
  function leave({ currentTarget, relatedTarget: to }: FocusEvent<HTMLElement>) {
    const staysOpen =
      to instanceof Element && currentTarget.contains(to) && !to.closest('[data-hot-keywords]');
    if (!staysOpen) setOpen(false);
  }

  return (
    <form
      className={styles.root}
      role="search"
      data-second-row={isWide || undefined}
      action={action}
      onSubmit={submit}
      onBlur={leave}
    >
      <div className={styles.box}>
        <Icon as={Search} size={16} />
        <input
          ref={input}
          type="text"
          inputMode="search"
          role="combobox"
          name="title"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t('nav.search')}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
          aria-activedescendant={(listed && active) || undefined}
          placeholder={t('nav.searchPlaceholder')}
          value={text}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={keyDown}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
        />
        <Button kind="primary" type="submit" className={styles.submit}>
          {t('nav.search')}
        </Button>
      </div>
      {keywords.length > 0 && (
        <ul
          data-hot-keywords
          className={cx(styles.hot, listed && styles.isCovered)}
          aria-label={t('nav.hotKeywords')}
        >
          {keywords.slice(0, HOT).map((keyword) => (
            <li key={keyword.id}>
              <Link to={paths.search({ title: keyword.title })}>{keyword.title}</Link>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <LazyBoundary>
          <SearchMenu
            ref={menu}
            id={listId}
            text={text}
            input={input}
            onActive={setActive}
            onClose={close}
            onText={setText}
          />
        </LazyBoundary>
      )}
    </form>
  );
}
