import { useTranslation } from 'react-i18next';
import { storePaths } from '../../lib/store-paths.ts';
import { WordsForm } from '../search/words-form.tsx';

interface StoreSearchProps {
  id: number;
  /** What is being searched for; give the form a key of it. */
  words: string;
}

/** Searches the goods of one store. */
export function StoreSearch({ id, words }: StoreSearchProps) {
  const { t } = useTranslation();
  return (
    <WordsForm
      name="search"
      label={t('store.searchIn')}
      words={words}
      to={(title) => storePaths.goods(id, { title })}
    />
  );
}
