/** Values that are made of others. */
import { textOf, units } from '../rules/amount.ts';

/** Databases may compare texts without their case. */
export const otherCase = (text: string) =>
  [...text]
    .map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    .join('');

const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Parts of a name, by whole letters with their marks. */
function partOf(text: string, share: { from: number; to: number }): string {
  const letters = [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
  const part = letters.slice(
    Math.round(letters.length * share.from),
    Math.round(letters.length * share.to),
  );
  return part.join('').trim() || text;
}

const CENT = 100n;
const plus = (amount: string, more: bigint) => {
  const value = units(amount);
  return value === null ? amount : textOf(value + more);
};

/** A sign within a text, after one of its letters or instead of it. */
const withSign = (sign: string, instead: 0 | 1) => (text: string) => {
  const letters = Array.from(text);
  return letters.toSpliced(Math.floor(letters.length / 2), instead, sign).join('');
};

/** What is made of a value that is taken: `list[0].name|middle`. */
export const MADE: Readonly<Record<string, (text: string) => string>> = {
  aCentMore: (amount) => plus(amount, CENT),
  aCentLess: (amount) => plus(amount, -CENT),
  middle: (text) => partOf(text, { from: 0.25, to: 0.75 }),
  two: (text) => Array.from(text).slice(0, 2).join(''),
  end: (text) => partOf(text, { from: 0.5, to: 1 }),
  otherCase,
  // A query of a database may take them for the text: any letters, one of them, and none.
  percent: withSign('%', 1),
  underscore: withSign('_', 1),
  backslash: withSign('\\', 0),
  quotes: withSign(`'"`, 0),
  // What a column without case, or a search for a beginning, takes for it.
  oneMore: (count) => String(Number(count) + 1),
  longer: (text) => `${text}x`,
  zeroBefore: (text) => `0${text}`,
  almost: (text) => (otherCase(text) === text ? text.slice(0, -1) : otherCase(text)),
};
