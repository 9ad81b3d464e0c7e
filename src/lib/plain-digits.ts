/** Replaces full-width, Thai and Lao digits with 0 to 9. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[๐-๙໐-໙]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
