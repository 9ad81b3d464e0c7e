import type { Icon } from './icons.ts';
import { isFloating, object, shadow, shownWidth } from './object.ts';
import { PALETTES, type PaletteName, type SetName } from './palettes.ts';
import { backdrop, setPiece, windowLight } from './stage.ts';
import { type Drawing, uid } from './svg.ts';

const SIDE = 800;

/** Shots of every product, in gallery order. */
export const SHOTS = ['front', 'tilted', 'detail', 'pair', 'flat'] as const;
export type ShotName = (typeof SHOTS)[number];

export interface ShotOptions {
  palette: PaletteName;
  set: SetName;
  hue: number;
  windowLight: boolean;
}

type Shot = (icon: Icon, options: ShotOptions) => string;

const stage = (palette: PaletteName) => ({ width: SIDE, height: SIDE, palette: PALETTES[palette] });

function standing(
  icon: Icon,
  { palette, set, hue, windowLight: lit }: ShotOptions,
  tilt: number,
): string {
  const deep = PALETTES[palette][3];
  const raised = set === 'podium' || set === 'block';
  const floor = raised ? 596 : 650;
  const [x0, y0, x1, y1] = icon.bounds;
  const wide = (x1 - x0) / (y1 - y0) > 1.25;
  const size = (raised ? 410 : 470) * (wide ? 1.1 : 1) * (tilt ? 0.94 : 1);
  const floating = isFloating(icon);
  const hover = raised ? floor - 44 : 610;
  const foot = floating ? hover : floor - (tilt ? 26 : 0);
  return (
    backdrop(stage(palette), 0.68) +
    (lit ? windowLight(SIDE, SIDE) : '') +
    setPiece(set === 'cyc' && tilt ? 'disc' : set, stage(palette), floor) +
    shadow(400, floor, shownWidth(icon, size), deep, { floating: floating || tilt !== 0 }) +
    object(icon, { x: 400, foot, size, rotate: tilt, hue })
  );
}

function detail(icon: Icon, { palette, hue }: ShotOptions): string {
  const [, wall, floor, deep] = PALETTES[palette];
  return (
    backdrop({ width: SIDE, height: SIDE, palette: [wall, wall, floor, deep] }, 0.9) +
    object(icon, { x: 470, foot: 1020, size: 1080, rotate: -6, hue })
  );
}

function pair(icon: Icon, { palette, hue, windowLight: lit }: ShotOptions): string {
  const deep = PALETTES[palette][3];
  const floating = isFloating(icon);
  return (
    backdrop(stage(palette), 0.62) +
    (lit ? windowLight(SIDE, SIDE, 0.4) : '') +
    shadow(262, 590, 260, deep, { floating, strength: 0.7 }) +
    object(icon, {
      x: 262,
      foot: floating ? 556 : 590,
      size: 300,
      flip: true,
      rotate: 6,
      hue: hue + 28,
    }) +
    shadow(486, 668, 380, deep, { floating }) +
    object(icon, { x: 486, foot: floating ? 626 : 668, size: 410, hue })
  );
}

function flat(icon: Icon, { palette, hue }: ShotOptions): string {
  const [light, wall, , deep] = PALETTES[palette];
  const id = uid('f');
  return (
    backdrop({ width: SIDE, height: SIDE, palette: [light, light, wall, deep] }, 0.98) +
    `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="18"/></filter><rect x="96" y="96" width="608" height="608" rx="36" fill="${wall}"/><ellipse cx="428" cy="448" rx="196" ry="188" fill="${deep}" opacity=".2" filter="url(#${id})"/>` +
    object(icon, { x: 400, foot: 610, size: 420, rotate: 18, hue })
  );
}

const DRAW: Record<ShotName, Shot> = {
  front: (icon, options) => standing(icon, options, 0),
  tilted: (icon, options) => standing(icon, options, -13),
  detail,
  pair,
  flat,
};

/** One product picture. Drawn on an 800 grid, served up to 1,200 wide. */
export function productShot(shot: ShotName, icon: Icon, options: ShotOptions): Drawing {
  const body = `<g transform="scale(1.5)">${DRAW[shot](icon, options)}</g>`;
  return { width: 1200, height: 1200, body };
}
