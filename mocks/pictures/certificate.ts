import { PALETTES } from './palettes.ts';
import { backdrop } from './stage.ts';
import { type Drawing, uid } from './svg.ts';

const WIDTH = 1200;
const HEIGHT = 848;

const line = (y: number, width: number, tone: string): string =>
  `<rect x="${(WIDTH - width) / 2}" y="${y}" width="${width}" height="14" rx="7" fill="${tone}"/>`;

/** A paper with lines for words and a red seal: what a store shows as its licence. */
export function certificate(id: number): Drawing {
  const paper = uid('c');
  const widths = [640, 700, 560, 660].map((width, i) => width - ((id * 37 + i * 53) % 120));
  const body = [
    backdrop({ width: WIDTH, height: HEIGHT, palette: PALETTES.stone }, 0.96),
    `<filter id="${paper}" x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="18"/></filter>`,
    `<rect x="140" y="112" width="940" height="664" fill="#4F4741" opacity=".26" filter="url(#${paper})"/>`,
    '<rect x="130" y="92" width="940" height="664" rx="6" fill="#FFFDF8"/>',
    '<g fill="none" stroke="#B98B3C"><rect x="158" y="120" width="884" height="608" stroke-width="5"/><rect x="172" y="134" width="856" height="580" stroke-width="1.5"/></g>',
    '<circle cx="600" cy="206" r="34" fill="#E93323"/><path d="M600 182l7 16 17 2-12.500 12 3.500 17-15-8.500-15 8.500 3.500-17-12.500-12 17-2z" fill="#FBD98B"/>',
    '<rect x="420" y="268" width="360" height="30" rx="15" fill="#54463F"/>',
    ...widths.map((width, i) => line(348 + i * 46, width, '#CFC6BC')),
    line(560, 300, '#E2DBD2'),
    '<g fill="none" stroke="#D7281A" opacity=".8"><circle cx="850" cy="604" r="72" stroke-width="7"/><circle cx="850" cy="604" r="54" stroke-width="2"/></g>',
    '<path d="M850 570l10 23 25 3-18.500 17.500 5 25-21.500-12.500-21.500 12.500 5-25-18.500-17.500 25-3z" fill="#D7281A" opacity=".8"/>',
    '<path d="M250 640c40-46 60-30 44 4s30 20 56-14 44-6 26 12 60 6 96-10" fill="none" stroke="#36505F" stroke-width="4" stroke-linecap="round"/><rect x="240" y="664" width="250" height="3" fill="#CFC6BC"/>',
  ];
  return { width: WIDTH, height: HEIGHT, body: body.join('') };
}
