const HIGH = /<img [^>]*fetchPriority="high"[^>]*>/gi;

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

/** Value of an attribute, encoded for a header. */
function attribute(tag: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  return value
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (text) => ESCAPED[text] ?? text)
    .replaceAll(UNSAFE, encode);
}

const area = (tag: string) => Number(attribute(tag, 'width')) * Number(attribute(tag, 'height'));

/** Value of a `Link` header that preloads the largest high-priority picture; empty if there is none. */
export function firstPicture(html: string): string {
  const largest = [...html.matchAll(HIGH)]
    .map(([tag]) => tag)
    .filter((tag) => !attribute(tag, 'src').startsWith('data:'))
    .sort((a, b) => area(b) - area(a))[0];
  if (!largest) return '';
  const srcSet = attribute(largest, 'srcset');
  return `<${attribute(largest, 'src')}>; rel=preload; as=image; fetchpriority=high${srcSet ? `; imagesrcset="${srcSet}"` : ''}`;
}
