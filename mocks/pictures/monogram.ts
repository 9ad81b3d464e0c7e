import { type Drawing, uid } from './svg.ts';

export type TwoTone = readonly [from: string, to: string];

const SIDE = 160;

function field([from, to]: TwoTone, round: boolean): string {
  const id = uid('m');
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><clipPath id="${id}c"><rect width="${SIDE}" height="${SIDE}" rx="${round ? SIDE / 2 : 0}"/></clipPath></defs><g clip-path="url(#${id}c)"><rect width="${SIDE}" height="${SIDE}" fill="url(#${id})"/><circle cx="150" cy="10" r="70" fill="#fff" opacity=".07"/></g>`;
}

const square = (body: string): Drawing => ({
  width: SIDE * 2,
  height: SIDE * 2,
  body: `<g transform="scale(2)">${body}</g>`,
});

/** One or two letters of any script on a two-tone field. Needs fonts, so it is only drawn ahead of time. */
export function monogram(
  letters: string,
  colours: TwoTone,
  { round = false, font }: { round?: boolean; font: string },
): Drawing {
  const single = [...new Intl.Segmenter().segment(letters)].length === 1;
  return square(
    `${field(colours, round)}<text x="80" y="${single ? 106 : 101}" font-family="${font}" font-size="${single ? 76 : 60}" font-weight="700"${/^[A-Z]+$/i.test(letters) ? ' letter-spacing="-2"' : ''} text-anchor="middle" fill="#fff">${letters}</text>`,
  );
}

/** The avatar of a shopper who has set none. */
export function neutralAvatar(): Drawing {
  return square(
    `${field(['#B9B1AA', '#8D857E'], true)}<g fill="#fff" opacity=".92"><circle cx="80" cy="64" r="26"/><path d="M34 132a46 40 0 0 1 92 0a80 80 0 0 1-92 0z"/></g>`,
  );
}
