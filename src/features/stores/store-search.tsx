import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router-dom';
import { storePaths } from '../../lib/store-paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import './store-search.css';

const MOST_WORDS = 100;

interface StoreSearchProps {
  id: number;
  /** What is being searched for; give the form a key of it. */
  words: string;
}

/** Searches the goods of one store; without scripts it is a plain form. */
export function StoreSearch({ id, words }: StoreSearchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState(words);
  const action = useHref(storePaths.goods(id).split('?')[0] ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    void navigate(storePaths.goods(id, { title: text.trim() }));
  }

  return (
    <form className="store-search" role="search" aria-label={t('store.searchIn')} action={action} onSubmit={submit}>
      <input type="hidden" name="id" value={id} />
      <TextInput
        small
        type="search"
        name="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MOST_WORDS}
        aria-label={t('store.searchIn')}
        placeholder={t('store.searchIn')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        trailing={<Button kind="ghost" size="sm" type="submit" icon={Search} aria-label={t('nav.search')} />}
      />
    </form>
  );
}
