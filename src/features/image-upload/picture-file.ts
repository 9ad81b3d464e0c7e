import { LANGUAGES, type Locale } from '../../i18n/languages.ts';

/** What every backend takes; more kinds may be refused. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png'];

const LARGEST_MB = 10;
const MB = 1024 * 1024;

/** The limit in words, for hints and messages. */
export const largestPicture = (locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGES[locale].numbers, { style: 'unit', unit: 'megabyte' }).format(
    LARGEST_MB,
  );

/** Key of what is wrong with a chosen file, null when it can be uploaded. */
export function pictureProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'form.pictureKind' | 'form.pictureSize' | null {
  if (!PICTURE_TYPES.includes(type)) return 'form.pictureKind';
  return size > LARGEST_MB * MB ? 'form.pictureSize' : null;
}
