import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { firstPicture } from '#/server/first-picture.ts';

/** The preloaded address of a picture with this address. */
function preloaded(src: string): string | undefined {
  const html = renderToStaticMarkup(
    <img src={src} alt="" width={10} height={10} fetchPriority="high" />,
  );
  return /^<([^>]*)>; rel=preload/.exec(firstPicture(html))?.[1];
}

describe('the preloaded picture', () => {
  it.each([
    '/a.webp?w=1&h=2',
    '/a"b.png',
    '/a<b>c.png',
    "/it's.png",
    '/a&quot;b.png',
    '/a&amp;#x27;b.png',
    '/ 荔枝 😀.png',
    '/a;b,c.png',
  ])('has the address that the browser requests for %s', (src) => {
    const base = 'https://shop.example';
    expect(new URL(preloaded(src) ?? '', base).href).toBe(new URL(src, base).href);
  });

  it('has no lone surrogates and ends no header', () => {
    expect(preloaded('/\ud83d.png')).toBe('/%EF%BF%BD.png');
    expect(preloaded('/a\r\nSet-Cookie: x>; rel=y')).not.toMatch(/[\r\n>]/);
  });
});
