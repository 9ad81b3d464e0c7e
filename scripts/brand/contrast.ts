import { wcagContrast } from 'culori';
import { colorsOf, type Tokens } from './tokens.ts';

const SURFACES = ['--bg-surface', '--bg-page', '--bg-sunken'];
const TEXT = 4.5;
/** Large text, and graphics that are needed to understand or use something. */
const LARGE = 3;

/** Tokens that are used on each other, with the least contrast by WCAG 2.2. */
const PAIRS: readonly [least: number, foregrounds: string[], grounds: string[]][] = [
  [TEXT, ['--text-1', '--text-2', '--text-3', '--ink-600'], SURFACES],
  [TEXT, ['--text-link', '--brand-700', '--brand-800'], SURFACES],
  [TEXT, ['--text-price', '--accent'], ['--bg-surface', '--bg-page', '--brand-50', '--bg-chosen']],
  [
    TEXT,
    ['--brand-700', '--brand-800'],
    ['--brand-50', '--brand-75', '--brand-100', '--bg-chosen'],
  ],
  [TEXT, ['--text-1', '--text-2', '--text-3', '--brand-700'], ['--bg-offer', '--bg-deal']],
  [TEXT, ['--ink-0'], ['--accent', '--accent-hover', '--accent-active']],
  [TEXT, ['--ink-0'], ['--brand-600', '--brand-650', '--brand-750', '--ink-600', '--ink-900']],
  [TEXT, ['--ok', '--warn', '--info', '--error', '--error-strong'], ['--bg-surface', '--bg-page']],
  [TEXT, ['--ok'], ['--ok-bg']],
  [TEXT, ['--warn'], ['--warn-bg']],
  [TEXT, ['--info'], ['--info-bg']],
  [TEXT, ['--error', '--error-strong'], ['--error-bg', '--bg-marked']],
  [TEXT, ['--text-inverse', '--text-inverse-2', '--text-inverse-3'], ['--bg-inverse']],
  [LARGE, ['--text-price'], ['--bg-offer', '--bg-deal']],
  [LARGE, ['--brand-500'], ['--bg-surface']],
  [LARGE, ['--line-control'], ['--bg-surface']],
];

/** Pairs with too little contrast, e.g. "--brand-500 on --bg-surface has contrast 1.42, needs 3". */
export function contrastProblems(tokens: Tokens): string[] {
  return PAIRS.flatMap(([least, foregrounds, grounds]) =>
    foregrounds.flatMap((foreground) =>
      grounds.flatMap((ground) => {
        const [color = ''] = colorsOf(tokens, foreground);
        const ratios = colorsOf(tokens, ground).map((below) => wcagContrast(color, below));
        const ratio = Math.min(...ratios);
        if (ratio >= least) return [];
        // Rounded down: 4.499 is not 4.5.
        const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
        return [`${foreground} on ${ground} has contrast ${shown}, needs ${least}`];
      }),
    ),
  );
}
