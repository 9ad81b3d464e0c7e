import type { TwoTone } from './monogram.ts';

/** Letters of `/media/avatar/1.webp` and on; 0 is the neutral figure. A nickname should begin with its letter. */
export const AVATARS: readonly { letters: string; colours: TwoTone }[] = [
  { letters: 'M', colours: ['#F0806E', '#C43A2B'] },
  { letters: '陈', colours: ['#5F9CC8', '#2C5E8C'] },
  { letters: 'L', colours: ['#9A83C4', '#5B4391'] },
  { letters: 'ส', colours: ['#5FA886', '#2B6B4B'] },
  { letters: 'K', colours: ['#E0A14A', '#A8681A'] },
  { letters: '林', colours: ['#D9799A', '#97375C'] },
  { letters: 'ນ', colours: ['#5FAFB0', '#237073'] },
  { letters: 'A', colours: ['#8B9A5B', '#55652B'] },
];
