/** Letters that only one of the shop's languages is written with, and the tag of that language. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Lao}/u, 'lo'],
  [/\p{Script=Han}/u, 'zh-CN'],
];

/** Language tag of a user's text, detected by its script; for `lang`. */
export const langOfText = (text: string): string | undefined =>
  SCRIPTS.find(([letters]) => letters.test(text))?.[1];
