import { useTranslation } from 'react-i18next';
import { storePaths } from '#/lib/store-paths.ts';
import { WordsForm } from '#/domain/search/words-form.tsx';

interface StoreSearchProps {
  id: number;
  /** current search text; also needed as key of the form */
  words: string;
}

/** Product search within a store. */
export function StoreSearch({ id, words }: StoreSearchProps) {
  const { t } = useTranslation();
  return (
    <WordsForm
      name="search"
      label={t('storePage.searchIn')}
      words={words}
      to={(title) => storePaths.product(id, { title })}
    />
  );
}
