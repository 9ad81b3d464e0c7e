import { expect, it } from 'vitest';
import type { Review } from '#generated/model/review.ts';
import { orderForReader } from '#/domain/review/product-reviews/review-list.tsx';
import type { Locale } from '#/i18n/languages.ts';

const REVIEWS = ['ดีมาก', '', '很好', 'Lovely', 'ດີຫຼາຍ', 'Très beau', '不错', 'รักเลย'].map(
  (comment) => ({ comment }) as Review,
);

it.each<[Locale, string[]]>([
  ['zh-CN', ['很好', '不错', 'ดีมาก', '', 'Lovely', 'ດີຫຼາຍ', 'Très beau', 'รักเลย']],
  ['en', ['Lovely', 'Très beau', 'ดีมาก', '', '很好', 'ດີຫຼາຍ', '不错', 'รักเลย']],
  ['fr', ['Lovely', 'Très beau', 'ดีมาก', '', '很好', 'ດີຫຼາຍ', '不错', 'รักเลย']],
  ['th', ['ดีมาก', 'รักเลย', '', '很好', 'Lovely', 'ດີຫຼາຍ', 'Très beau', '不错']],
  ['lao', ['ດີຫຼາຍ', 'ดีมาก', '', '很好', 'Lovely', 'Très beau', '不错', 'รักเลย']],
])(
  'readers of %s get reviews in their script first, otherwise in the same order',
  (locale, order) => {
    expect(orderForReader(REVIEWS, locale).map(({ comment }) => comment)).toEqual(order);
  },
);

it.each<[Locale, string[]]>([
  [
    'en',
    ['The strap is fine', 'Nice bag', 'Déçue par rapport aux photos', 'Le cuir est doux', '很好'],
  ],
  [
    'fr',
    ['Déçue par rapport aux photos', 'Nice bag', 'Le cuir est doux', 'The strap is fine', '很好'],
  ],
])(
  'readers of %s get the other language of their script later, and texts in doubt in place',
  (locale, order) => {
    const mixed = [
      'Déçue par rapport aux photos',
      'The strap is fine',
      'Nice bag',
      'Le cuir est doux',
      '很好',
    ].map((comment) => ({ comment }) as Review);
    expect(orderForReader(mixed, locale).map(({ comment }) => comment)).toEqual(order);
  },
);
