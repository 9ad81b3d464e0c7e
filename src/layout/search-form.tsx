import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { useHotKeywords } from '../../generated/client/home/home.ts';
import { paths } from '../lib/paths.ts';
import { useVisit } from '../router/router.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { searchText } from './search-text.ts';
import './search-form.css';

const HOT = 3;

/** Search box of the header. On the search page it shows what was searched for. */
export function SearchForm() {
  const { pathname, search } = useVisit();
  const title = pathname === paths.search() ? (search.get('title') ?? '') : '';
  return <SearchBox key={title} title={title} />;
}

function SearchBox({ title }: { title: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const action = useHref(paths.search());
  const [text, setText] = useState(title);
  const { data: keywords = [] } = useHotKeywords();

  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(paths.search({ title: searchText(text) }));
  }

  return (
    <form className="search" role="search" action={action} onSubmit={submit}>
      <div className="search__box">
        <Icon as={Search} size={16} />
        <input
          type="search"
          name="title"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t('nav.search')}
          placeholder={t('nav.searchPlaceholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button kind="primary" type="submit">{t('nav.search')}</Button>
      </div>
      {keywords.length > 0 && (
        <ul className="search__hot" aria-label={t('nav.hotKeywords')}>
          {keywords.slice(0, HOT).map((keyword) => (
            <li key={keyword.id}>
              <Link to={paths.search({ title: keyword.title })}>{keyword.title}</Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
