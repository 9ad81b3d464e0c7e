import { PICTURE_TYPES } from '#/backend/uploads.ts';
import { LANGUAGES, type Locale } from '#/i18n/languages.ts';

const LARGEST_MB = 10;
const MB = 1024 * 1024;

/** The size limit as text. */
export const largestPicture = (locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGES[locale].numbers, { style: 'unit', unit: 'megabyte' }).format(
    LARGEST_MB,
  );

const formatSize = (value: number, unit: 'kilobyte' | 'megabyte', locale: Locale) =>
  new Intl.NumberFormat(LANGUAGES[locale].numbers, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(value);

/** Sent and total size of a file, e.g. `2.9` and `4.7 MB`. */
export function sizeTexts(size: number, share: number, locale: Locale) {
  const unit = size < MB / 10 ? 'kilobyte' : 'megabyte';
  const scale = unit === 'megabyte' ? MB : 1024;
  const digits = unit === 'megabyte' ? 1 : 0;
  const sent = new Intl.NumberFormat(LANGUAGES[locale].numbers, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format((size * share) / scale);
  return { sent, total: formatSize(size / scale, unit, locale) };
}

/** Message key for an invalid file; null if it can be uploaded. */
export function pictureProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'upload.pictureKind' | 'upload.pictureSize' | null {
  if (!PICTURE_TYPES.includes(type)) return 'upload.pictureKind';
  return size > LARGEST_MB * MB ? 'upload.pictureSize' : null;
}
