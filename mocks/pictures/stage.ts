import { shadow } from './object.ts';
import type { Palette, SetName } from './palettes.ts';
import { one, three, uid } from './svg.ts';

interface Stage {
  width: number;
  height: number;
  palette: Palette;
}

/** Wall and floor without an edge between them, with a key light from the upper left. */
export function backdrop(
  { width, height, palette }: Stage,
  horizon: number,
  { key = 0.7, keyX = 0.3 } = {},
): string {
  const [light, wall, floor] = palette;
  const id = uid('b');
  const whole = `<rect width="${width}" height="${height}"`;
  return (
    `<defs><linearGradient id="${id}w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wall}"/><stop offset="${three(horizon - 0.06)}" stop-color="${light}"/><stop offset="${three(horizon + 0.03)}" stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient>` +
    `<radialGradient id="${id}k" cx="${keyX}" cy=".22" r=".75"><stop offset="0" stop-color="#fff" stop-opacity="${key}"/><stop offset=".55" stop-color="#fff" stop-opacity="${three(key * 0.23)}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>` +
    `${whole} fill="url(#${id}w)"/>${whole} fill="url(#${id}k)"/>`
  );
}

/** Slanted bars of window light on the wall. */
export function windowLight(width: number, height: number, strength = 0.5): string {
  const id = uid('g');
  const bar = (i: number): string =>
    `<path d="M${one(width * (0.44 + i * 0.17))} ${one(-height * 0.05)}h${one(width * 0.13)}L${one(width * (0.26 + i * 0.17))} ${one(height * 0.72)}h${one(-width * 0.13)}z"/>`;
  return `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${one(width / 90)}"/></filter><g fill="#fff" opacity="${strength}" filter="url(#${id})">${[0, 1, 2].map(bar).join('')}</g>`;
}

function podium({ width, height, palette }: Stage, foot: number): string {
  const [light, wall, floor, deep] = palette;
  const id = uid('p');
  const x = width / 2;
  const rx = width * 0.33;
  const ry = width * 0.072;
  const y = foot - ry * 0.15;
  return (
    `<defs><linearGradient id="${id}" x1="0" x2="1"><stop offset="0" stop-color="${wall}"/><stop offset=".3" stop-color="${light}"/><stop offset="1" stop-color="${floor}"/></linearGradient><linearGradient id="${id}t" x1="0" x2="1" y2=".6"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${wall}"/></linearGradient></defs>` +
    shadow(x, height * 0.965, rx * 2, deep, { strength: 0.7 }) +
    `<path d="M${one(x - rx)} ${one(y)}V${one(height * 0.95)}A${one(rx)} ${one(ry)} 0 0 0 ${one(x + rx)} ${one(height * 0.95)}V${one(y)}z" fill="url(#${id})"/><ellipse cx="${one(x)}" cy="${one(y)}" rx="${one(rx)}" ry="${one(ry)}" fill="url(#${id}t)"/>`
  );
}

function arch({ width, height, palette }: Stage): string {
  const [, wall, floor, deep] = palette;
  const id = uid('p');
  const x = width / 2;
  const r = width * 0.31;
  const top = height * 0.13 + r;
  const outline = `M${one(x - r)} ${one(height * 0.7)}V${one(top)}A${one(r)} ${one(r)} 0 0 1 ${one(x + r)} ${one(top)}`;
  return `<defs><linearGradient id="${id}" x1="0" x2="1" y2="1"><stop offset="0" stop-color="${floor}"/><stop offset="1" stop-color="${wall}"/></linearGradient></defs><path d="${outline}V${one(height * 0.7)}z" fill="url(#${id})"/><path d="${outline}" fill="none" stroke="${deep}" stroke-opacity=".14" stroke-width="5"/>`;
}

function disc({ width, height, palette }: Stage): string {
  const id = uid('p');
  return `<defs><linearGradient id="${id}" x1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="${palette[2]}"/></linearGradient></defs><circle cx="${one(width / 2)}" cy="${one(height * 0.46)}" r="${one(width * 0.335)}" fill="url(#${id})"/>`;
}

function block({ width, height, palette }: Stage, foot: number): string {
  const [light, , floor, deep] = palette;
  const id = uid('p');
  const x = width / 2;
  const half = width * 0.3;
  const y = foot - height * 0.012;
  return (
    `<defs><linearGradient id="${id}" x1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${floor}"/></linearGradient></defs>` +
    shadow(x + width * 0.05, height * 0.96, half * 2.2, deep, { strength: 0.7 }) +
    `<path d="M${one(x - half)} ${one(y)}l${one(width * 0.05)} ${one(-height * 0.06)}h${one(half * 2 - width * 0.1)}l${one(width * 0.05)} ${one(height * 0.06)}z" fill="#fff" opacity=".9"/><rect x="${one(x - half)}" y="${one(y)}" width="${one(half * 2)}" height="${one(height * 0.95 - y)}" fill="url(#${id})"/>`
  );
}

/** What stands behind or under an object whose foot is at `foot`. */
export function setPiece(name: SetName, stage: Stage, foot: number): string {
  if (name === 'podium') return podium(stage, foot);
  if (name === 'arch') return arch(stage);
  if (name === 'disc') return disc(stage);
  if (name === 'block') return block(stage, foot);
  return '';
}
