/** Scripts that only one language of the shop uses, with its tag. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Han}/u, 'zh-CN'],
];

/** Language tag of a user's text, detected by its script; for `lang`. */
export const langOfText = (text: string): string | undefined =>
  SCRIPTS.find(([letters]) => letters.test(text))?.[1];
