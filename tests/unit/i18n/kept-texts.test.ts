import { expect, it } from 'vitest';
import { createI18n, loadNamespace } from '#/i18n/i18n.ts';

it('a text without values is resolved once, and again when texts arrive', async () => {
  const i18n = await createI18n('en');
  let reads = 0;
  const store = i18n.store as unknown as { getResource: (...at: string[]) => unknown };
  const read = store.getResource.bind(store);
  store.getResource = (...at) => {
    reads += 1;
    return read(...at);
  };
  const inPage = i18n.t('a11y.banner');
  const first = reads;
  expect(i18n.t('a11y.banner')).toBe(inPage);
  expect(reads).toBe(first);
  expect(first).toBeGreaterThan(0);

  expect(i18n.t('goods.goods')).toBe('goods.goods');
  await loadNamespace(i18n, 'catalogue');
  expect(i18n.t('goods.goods')).not.toBe('goods.goods');
  expect(i18n.t('a11y.banner')).toBe(inPage);
});

it('the values of a text are those of the call', async () => {
  const i18n = await createI18n('en');
  await loadNamespace(i18n, 'catalogue');
  expect(i18n.t('goods.atMost', { n: 2 })).toContain('2');
  expect(i18n.t('goods.atMost', { n: 3 })).toContain('3');
});
