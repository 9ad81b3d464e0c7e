import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..', '..', '..', 'src');

const TEXT = String.raw`\{t\((?:[^{}]|\{[^{}]*\})*?\)\}`;
/** Texts are alone in their element. */
const GAP = String.raw`(?:\{' '\}|\s|</?span[^>]*>)*`;
/** Two pieces that read as one sentence: other languages have another order of words. */
const GLUED = [
  // A text or value, then a text.
  new RegExp(String.raw`\}\s*</(?:b|i|em|span|strong|small)>${GAP}${TEXT}`, 'g'),
  new RegExp(String.raw`${TEXT}${GAP}${TEXT}`, 'g'),
  // A text, then a link or button with a text.
  new RegExp(String.raw`${TEXT}${GAP}<(?:Link|a|button|b|em|strong)\b[^>]*>\s*${TEXT}`, 'g'),
  /\$\{t\([^}]*\)\} \$\{[^}]*\}/g,
];

/** Pieces that are read apart: a title and a sentence, a sentence and an action, a label and its value. */
const APART = [
  ['domain/category/panel-extras.tsx', 'nav.seeAll'],
  ['domain/order/delivery-panel.tsx', 'logistics.courier'],
  ['domain/order/delivery-panel.tsx', 'logistics.courierPhone'],
  ['domain/order/express-delivery.tsx', 'logistics.courier'],
  ['domain/upload/image-upload.tsx', 'upload.add'],
  ['pages/catalogue/home/street.tsx', 'store.enter'],
  ['pages/catalogue/product/page.tsx', 'goods.reviewCount'],
  ['pages/purchase/cart/page.tsx', 'cart.actions'],
  ['pages/purchase/cart/page.tsx', 'cart.subtotal'],
  ['pages/purchase/cart/page.tsx', 'cart.unitPrice'],
  ['pages/purchase/cart/page.tsx', 'goods.quantity'],
  ['pages/purchase/cart/pay-bar.tsx', 'cart.total'],
  ['shared/copy/copy-button.tsx', 'common.copied'],
].map((pair) => pair.join(': '));

it('a sentence is one text, not glued from several', () => {
  const glued = globSync('**/*.tsx', { cwd: src }).flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    return GLUED.flatMap((pattern) => [...text.matchAll(pattern)]).map(
      ([match]) => `${file}: ${/t\('([\w.]+)'/.exec(match)?.[1] ?? match}`,
    );
  });
  expect([...new Set(glued)].toSorted()).toEqual(APART.toSorted());
});
