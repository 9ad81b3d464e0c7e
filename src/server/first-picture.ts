/** The version for phones, if there is one, and the picture. */
const HIGH = /(<source [^>]*>)?(<img [^>]*fetchPriority="high"[^>]*>)/gi;

const UNSAFE = /[^\w\-.~:/?#[\]@!$&'()*+,;=% ]/gu;
const encode = (sign: string) => encodeURIComponent(sign.isWellFormed() ? sign : '\ufffd');

/** Characters that React escapes in attributes. */
const ESCAPED: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Value of an attribute. */
function attribute(tag: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  return value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (text) => ESCAPED[text] ?? text);
}

/** Addresses in an attribute, encoded for a header. */
const addresses = (tag: string, name: string) => attribute(tag, name).replaceAll(UNSAFE, encode);

/** The media query of an element; one with an encoded sign never matches. */
const mediaOf = (tag: string) => attribute(tag, 'media').replaceAll(/[^\w\s().:<>=-]/g, '');

const area = (tag: string) => Number(attribute(tag, 'width')) * Number(attribute(tag, 'height'));

/** Value of a `Link` header that preloads one picture. */
const preload = (address: string, srcSet: string, media: string): string =>
  `<${address}>; rel=preload; as=image; fetchpriority=high${srcSet && `; imagesrcset="${srcSet}"`}${media && `; media="${media}"`}`;

/**
 * Value of a `Link` header that preloads the largest high-priority picture, in windows of phones their version of it; empty
 * if there is none.
 */
export function firstPicture(html: string): string {
  const largest = [...html.matchAll(HIGH)]
    .map(([, source = '', tag = '']) => ({ source, tag }))
    .filter(({ tag }) => !attribute(tag, 'src').startsWith('data:'))
    .sort((a, b) => area(b.tag) - area(a.tag))[0];
  if (!largest) return '';
  const { source, tag } = largest;
  const media = mediaOf(source);
  const own = preload(
    addresses(tag, 'src'),
    addresses(tag, 'srcset'),
    media && `not all and ${media}`,
  );
  if (!source) return own;
  const srcSet = addresses(source, 'srcset');
  const [first = ''] = srcSet.split(' ');
  return `${own}, ${preload(first, srcSet, media)}`;
}

/** Pictures at the start of the content that browsers request before they know its layout: windows show about as many. */
const EAGER = 8;
const PICTURE = /<img [^>]*loading="\w+"/g;

/**
 * The same markup, in which the first pictures of the content are not lazy: a browser requests lazy ones after its first
 * layout. Only in the document: components cannot know which pictures come first. A page that names its first pictures
 * needs no others: they would share the network with those.
 */
export function withEagerPictures(html: string): string {
  const start = Math.max(0, html.indexOf('<main'));
  const end = html.lastIndexOf('</main>');
  const stop = end < 0 ? html.length : end;
  const content = html.slice(start, stop);
  if (content.search(HIGH) >= 0) return html;
  let left = EAGER;
  const eager = content.replace(PICTURE, (tag) => {
    left -= 1;
    return left < 0 ? tag : tag.replace('loading="lazy"', 'loading="eager"');
  });
  return html.slice(0, start) + eager + html.slice(stop);
}
