const HUES = 360;
const SIZE = 800;

function hueOf(text: string): number {
  let hash = 0;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % HUES;
  return hash;
}

/** A plain coloured square in place of a picture: always the same for an address. */
export const plainPicture = (address: string): Response =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="100%" height="100%" fill="hsl(${hueOf(address)} 40% 85%)"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' } },
  );
