import { expect, it } from 'vitest';
import { pageSources } from '#generated/page-sources.ts';
import { LANGUAGES } from '#/i18n/languages.ts';
import { sourcesOf } from '#mocks/sandbox/page/source.ts';

it.each(Object.entries(pageSources))('%s has its files in every language', (pattern, files) => {
  const path = pattern.replace(/:\w+/, '1001').replace(/^\/$/, '');
  for (const { prefix } of Object.values(LANGUAGES)) {
    expect(sourcesOf(pageSources, `${prefix}${path}`)).toBe(files);
    expect(sourcesOf(pageSources, `${prefix}${path}/`)).toBe(files);
  }
});

it.each(['/nothing', '/en/goods_detail', '/entrance', '/goods_detail/1/2'])(
  'no page has the address %s',
  (address) => {
    expect(sourcesOf(pageSources, address)).toEqual([]);
  },
);
