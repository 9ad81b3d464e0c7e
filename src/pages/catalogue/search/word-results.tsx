import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductList } from '#generated/client/product/product.ts';
import { ProductGrid } from '#/domain/product/product-grid.tsx';
import { singleWords } from '#/domain/search/single-words.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';

const SHOWN = 4;

/** Results for one word of a search that has found nothing: the first of two words that has any. */
export function WordResults({ text }: { text: string }) {
  const { t, locale } = useTranslation();
  const [word = '', other = ''] = singleWords(text, locale);
  const list = (keyword: string) => ({ keyword, page: 1, limit: SHOWN });
  const first = useProductList(list(word), { query: { enabled: word !== '' } });
  const isNothing = first.isError || first.data?.total === 0;
  const second = useProductList(list(other), { query: { enabled: isNothing && other !== '' } });
  const { data } = isNothing ? second : first;
  if (!data || data.total === 0) return null;
  const found = isNothing ? other : word;
  return (
    <section className="section">
      <div className="section__head">
        <h2>{t('search.resultsFor', { q: found })}</h2>
      </div>
      <ProductGrid products={data.list} columns={4} />
      {data.total > data.list.length && (
        <ButtonLink to={paths.search({ title: found })}>
          {t('suggest.all', { count: data.total, words: found })}
        </ButtonLink>
      )}
    </section>
  );
}
