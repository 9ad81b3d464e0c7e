import { useTranslation } from '#/i18n/use-translation.ts';
import { useHotKeywords } from '#generated/client/home/home.ts';
import statePicture from '#/assets/states/search.webp';
import type { Elements } from '#/lib/content.ts';
import { FilterChips } from '#/domain/search/filter-chips.tsx';
import { isFiltered } from '#/domain/search/search-query.ts';
import { paths, type SearchQuery } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { ChipLink } from '#/ui/chip.tsx';
import { Empty } from '#/ui/empty.tsx';
import * as styles from './empty-search.module.css';

interface EmptySearchProps {
  query: SearchQuery;
  /** name of the selected category */
  category: string | undefined;
  /** results for a part of the words */
  results: Elements;
}

/** Search without results: filters to remove, what the single words find, and popular searches. */
export function EmptySearch({ query, category, results }: EmptySearchProps) {
  const { t } = useTranslation();
  const { data: keywords = [] } = useHotKeywords();
  // With filters the words may be right: what they find is too dear, or in another category.
  const words = isFiltered(query) ? undefined : query.title;
  return (
    <>
      <Empty
        className={`card ${styles.state}`}
        isLarge
        picture={statePicture}
        title={words ? t('search.nothing', { q: words }) : t('empty.search')}
        text={words && t('search.spelling')}
        action={
          isFiltered(query) ? (
            <div>
              <p className={styles.lead}>{t('search.narrow')}</p>
              <FilterChips query={query} category={category} listAt={paths.search} />
            </div>
          ) : (
            keywords.length === 0 && (
              <ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>
            )
          )
        }
      />
      {results}
      {keywords.length > 0 && (
        <section className="section">
          <h2 className={styles.lead}>{t('nav.hotKeywords')}</h2>
          <ul className={styles.keywords}>
            {keywords.map(({ id, title }) => (
              <li key={id}>
                <ChipLink on={false} to={paths.search({ title })}>
                  {title}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
