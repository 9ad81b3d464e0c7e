import type { Review } from '#generated/model/review.ts';
import { LANGUAGES, type Locale } from '#/i18n/languages.ts';
import { langOfText } from '#/lib/lang-of-text.ts';

/** Languages that share the Latin script count as one. */
const LATIN = 'latin';
const scriptOf = (lang: string) => (/^(en|fr)/.test(lang) ? LATIN : lang);

/** Reviews that the reader can probably read first, each group in the given order. Those without text are among the others. */
export function orderForReader(reviews: readonly Review[], locale: Locale): Review[] {
  const own = scriptOf(LANGUAGES[locale].tag);
  const isReadable = ({ comment }: Review) =>
    comment.trim() !== '' && (langOfText(comment) ?? LATIN) === own;
  return [...reviews.filter(isReadable), ...reviews.filter((review) => !isReadable(review))];
}
