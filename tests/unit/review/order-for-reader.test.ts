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
