import { useTranslation } from '#/i18n/use-translation.ts';
import { useHotKeywords } from '#generated/client/home/home.ts';
import statePicture from '#/assets/states/search.webp';
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
}

/** Search without results: filters to remove, and popular searches. */
export function EmptySearch({ query, category }: EmptySearchProps) {
  const { t } = useTranslation();
  const { data: keywords = [] } = useHotKeywords();
  return (
    <Empty
      className="card"
      isLarge
      picture={statePicture}
      title={query.title ? t('search.nothing', { q: query.title }) : t('empty.search')}
      text={query.title && t('search.spelling')}
      action={
        <div className={styles.ways}>
          {isFiltered(query) && (
            <div>
              <p>{t('search.narrow')}</p>
              <FilterChips query={query} category={category} listAt={paths.search} />
            </div>
          )}
          {keywords.length > 0 && (
            <div>
              <p>{t('nav.hotKeywords')}</p>
              <ul className={styles.keywords}>
                {keywords.map(({ id, title }) => (
                  <li key={id}>
                    <ChipLink on={false} to={paths.search({ title })}>
                      {title}
                    </ChipLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {!isFiltered(query) && keywords.length === 0 && (
            <ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>
          )}
        </div>
      }
    />
  );
}
