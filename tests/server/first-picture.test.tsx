import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { firstPicture, withEagerPictures } from '#/server/first-picture.ts';

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

  it('is the version for phones in their windows, if there is one', () => {
    const html = renderToStaticMarkup(
      <picture>
        <source media="(width < 48em)" srcSet="/p.webp?w=1&for=phone 1x, /p.webp?w=2 2x" />
        <img src="/a.webp" alt="" width={10} height={10} fetchPriority="high" />
      </picture>,
    );
    expect(firstPicture(html).split(', <')).toEqual([
      '</a.webp>; rel=preload; as=image; fetchpriority=high; media="not all and (width < 48em)"',
      '/p.webp?w=1&for=phone>; rel=preload; as=image; fetchpriority=high; imagesrcset="/p.webp?w=1&for=phone 1x, /p.webp?w=2 2x"; media="(width < 48em)"',
    ]);
  });

  it('has no lone surrogates and ends no header', () => {
    expect(preloaded('/\ud83d.png')).toBe('/%EF%BF%BD.png');
    expect(preloaded('/a\r\nSet-Cookie: x>; rel=y')).not.toMatch(/[\r\n>]/);
  });
});

describe('pictures that are requested before the layout is known', () => {
  const picture = (src: string, loading: 'lazy' | 'eager') => (
    <img key={src} src={src} alt="" loading={loading} />
  );
  const sources = Array.from({ length: 10 }, (_, at) => `/${at}.webp`);
  const eager = (html: string) =>
    [...html.matchAll(/src="([^"]*)"[^>]*loading="eager"/g)].map(([, src]) => src);

  it('are the first ones of the content, with those that are not lazy', () => {
    const html = renderToStaticMarkup(
      <div>
        <header>{picture('/logo.webp', 'lazy')}</header>
        <main>
          <p>loading=&quot;lazy&quot;</p>
          {sources.map((src, at) => picture(src, at === 1 || at === 9 ? 'eager' : 'lazy'))}
        </main>
      </div>,
    );
    expect(eager(withEagerPictures(html))).toEqual([...sources.slice(0, 8), '/9.webp']);
  });

  it('are none of the footer, if the content has less', () => {
    const html = renderToStaticMarkup(
      <div>
        <main>{picture('/line.webp', 'lazy')}</main>
        <footer>{picture('/card.svg', 'lazy')}</footer>
      </div>,
    );
    expect(eager(withEagerPictures(html))).toEqual(['/line.webp']);
  });

  it('are none, if the page names its first pictures', () => {
    const html = renderToStaticMarkup(
      <main>
        <img src="/hero.webp" alt="" fetchPriority="high" />
        {picture('/line.webp', 'lazy')}
      </main>,
    );
    expect(eager(withEagerPictures(html))).toEqual([]);
  });

  it('are those of all the markup, if it has no content element', () => {
    const html = renderToStaticMarkup(picture('/a.webp', 'lazy'));
    expect(eager(withEagerPictures(html))).toEqual(['/a.webp']);
  });
});
