import { PICTURE_TYPES } from '#/backend/uploads.ts';
import { numberText } from '#/i18n/format.ts';
import { LANGUAGES, type Locale } from '#/i18n/languages.ts';

const LARGEST_MB = 10;
const MB = 1024 * 1024;

const unit = (prefix: 'k' | 'M', locale: Locale) => prefix + LANGUAGES[locale].numbers.byte;

/** The size limit as text. */
export const largestPicture = (locale: Locale): string =>
  `${numberText(LARGEST_MB, locale)}\u00a0${unit('M', locale)}`;

/** Sent and total size of a file, e.g. `2.9` and `4.7 MB`. */
export function sizeTexts(size: number, share: number, locale: Locale) {
  const [prefix, scale, digits] =
    size < MB / 10 ? (['k', 1024, 0] as const) : (['M', MB, 1] as const);
  return {
    sent: numberText((size * share) / scale, locale, digits, digits),
    total: `${numberText(size / scale, locale, digits)}\u00a0${unit(prefix, locale)}`,
  };
}

/** Message key for an invalid file; null if it can be uploaded. */
export function pictureProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'upload.pictureKind' | 'upload.pictureSize' | null {
  if (!PICTURE_TYPES.includes(type)) return 'upload.pictureKind';
  return size > LARGEST_MB * MB ? 'upload.pictureSize' : null;
}
