import { useTranslation } from 'react-i18next';
import { useProductList } from '#generated/client/product/product.ts';
import { ProductGrid } from '#/domain/product/product-grid.tsx';
import { LANGUAGES, type Locale } from '#/i18n/languages.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';

const SHOWN = 4;

/** Languages in which the noun follows what describes it: "red dress"; it is first in the others: "robe rouge". */
const NOUN_LAST: readonly Locale[] = ['en', 'zh-CN'];
/** Shorter words of the Latin alphabet are particles: "of", "à". */
const MEANINGFUL = /[^\p{Script=Latin}\p{N}]|..[\p{L}\p{N}]/u;

/** The words of a search that has several, at most two, the one that says what is wanted first. */
export function singleWords(text: string, locale: Locale): string[] {
  const { tag } = LANGUAGES[locale];
  const segments = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)];
  const words = segments
    .filter(({ isWordLike, segment }) => isWordLike && MEANINGFUL.test(segment))
    .map(({ segment }) => segment);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return [];
  const pair = NOUN_LAST.includes(locale) ? [last, first] : [first, last];
  return [...new Set(pair)];
}

/** Results for one word of a search that has found nothing: the first of two words that has any. */
export function WordResults({ text }: { text: string }) {
  const { t } = useTranslation();
  const [word = '', other = ''] = singleWords(text, useLocale());
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
