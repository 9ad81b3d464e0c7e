type TwoTone = readonly [from: string, to: string];

const FIELDS: readonly TwoTone[] = [
  ['#F0806E', '#C43A2B'],
  ['#5F9CC8', '#2C5E8C'],
  ['#9A83C4', '#5B4391'],
  ['#5FA886', '#2B6B4B'],
  ['#E0A14A', '#A8681A'],
  ['#D9799A', '#97375C'],
  ['#5FAFB0', '#237073'],
  ['#8B9A5B', '#55652B'],
];

const LETTERS = [...'M陈LสK林ນA阿王七山刘BOPTÉCJNนพตมສດບ'];

/** Letters of `/media/avatar/1.webp` and on; 0 is a figure without a letter. */
export const AVATARS: readonly { letters: string; colours: TwoTone }[] = LETTERS.map(
  (letters, index) => ({
    letters,
    colours: FIELDS[index % FIELDS.length] ?? ['#B9B1AA', '#8D857E'],
  }),
);

/** Vowels that are written before the consonant of the first syllable. */
const LEADING_VOWEL = /^[เแโใไເແໂໃໄ]/;

/** Avatar with the first letter of a nickname, or the figure if there is none with it. */
export function avatarOf(nickname: string): string {
  const [letter = ''] = nickname.replace(LEADING_VOWEL, '').toUpperCase();
  return `/media/avatar/${LETTERS.indexOf(letter) + 1}.webp`;
}

export const FIGURE_AVATAR = '/media/avatar/0.webp';
