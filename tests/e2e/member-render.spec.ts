import type { Page } from '@playwright/test';
import { ZONE_COOKIE } from '#/i18n/zone.ts';
import { GUEST_PAGES, MEMBER_PAGES } from '#tests/pages.ts';
import { changeBetweenTasks, imitateTranslator } from '#tests/translator.ts';
import { startSession } from './arrange.ts';
import { IS_ALL } from './cover.ts';
import { settled } from './settled.ts';
import { CHINESE, ENGLISH, expect, FRENCH, LAO, type Language, MALI, test, THAI } from './shop.ts';
import { afterSalesPaths, checkoutPath, paymentPaths } from './tours/order-paths.ts';

declare global {
  interface Window {
    /** texts of the page, one per line, as it came from the server, and when it was hydrated */
    texts: string[];
  }
}

interface Place {
  language: Language;
  zone: string;
  profile: 'complete' | 'as-is';
}

/** Every language, with zones before and after the backend's, of whole and of quarter hours. */
const PLACES: readonly Place[] = [
  { language: ENGLISH, zone: 'Asia/Shanghai', profile: 'complete' },
  { language: CHINESE, zone: 'America/St_Johns', profile: 'complete' },
  { language: THAI, zone: 'Pacific/Kiritimati', profile: 'as-is' },
  { language: FRENCH, zone: 'Asia/Kathmandu', profile: 'as-is' },
  { language: LAO, zone: 'Pacific/Pago_Pago', profile: 'complete' },
];

/** Notes the text of the page before any script of ours runs, and in the task in which it was hydrated. */
function noteTexts() {
  window.texts = [];
  const note = () => {
    const nodes = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const texts: string[] = [];
    while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? '');
    window.texts.push(texts.join('\n'));
  };
  document.addEventListener('DOMContentLoaded', () => {
    note();
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset.hydrated === undefined) return;
      observer.disconnect();
      note();
    }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
  });
}

/** The server knows the time zone of the browser. */
const knowZone = (page: Page, zone: string) =>
  page.context().addCookies([
    {
      name: ZONE_COOKIE,
      value: encodeURIComponent(zone),
      url: test.info().project.use.baseURL ?? '',
    },
  ]);

/** Addresses of every page for members. */
const addresses = async (page: Page): Promise<string[]> => [
  ...MEMBER_PAGES,
  '/users/order_list?orderStatus=0',
  '/users/evaluation_list?tab=written',
  '/users/collection_list?tab=stores',
  '/users/coupon_list?tab=lapsed',
  await checkoutPath(page),
  '/order/order_confirm?preOrderNo=gone',
  ...(await paymentPaths(page)),
  ...(await afterSalesPaths(page)).map(([, path]) => path),
];

for (const [index, { language, zone, profile }] of PLACES.entries())
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(`pages of a member come with their data and keep their text, in ${language.locale} on the ${profile} market`, async ({
      page,
      sandbox,
      consoleErrors,
    }) => {
      await sandbox.control({ do: 'profile', name: profile });
      await startSession(page, MALI);
      await page.addInitScript(noteTexts);
      const all = await addresses(page);
      const errors: Record<string, unknown> = {};
      for (const path of all.filter((_, at) => IS_ALL || at % PLACES.length === index))
        await test.step(path, async () => {
          const whole = `${language.prefix}${path}${path.includes('?') ? '&' : '?'}whole`;
          // In a new process of the browser the emulated zone takes effect late, and a page may store another one.
          await knowZone(page, zone);
          const answer = await page.goto(whole);
          const html = (await answer?.text()) ?? '';
          if (!html.includes('"owner":{')) errors[path] = 'no page';
          const [sent, hydrated] = await page.evaluate(() => window.texts);
          if (sent !== hydrated) errors[path] = [sent, hydrated];
          if (consoleErrors.length > 0) errors[`${path} error`] = consoleErrors.splice(0);
        });
      expect(errors).toEqual({});
    });
  });

/** What translators and extensions do to a page before it is hydrated. */
const CHANGES: Record<string, () => void> = {
  'a translator that replaces texts by elements': imitateTranslator,
  'a translator that writes in place': () => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) texts.currentNode.nodeValue += '…';
  },
  'an extension that adds elements': () => {
    for (const place of document.querySelectorAll('main, main input, main button'))
      place.after(document.createElement('ext-icon'));
    document.querySelector('main')?.prepend(document.createElement('ext-bar'));
    document.documentElement.append(document.createElement('ext-panel'));
  },
  'an extension that takes its elements apart': () => {
    const [bar, icon] = [document.createElement('ext-bar'), document.createElement('ext-icon')];
    document.querySelector('main')?.prepend(bar);
    bar.append(icon);
    bar.remove();
    // In the next task it is not observed any more.
    setTimeout(() => icon.remove());
  },
};

for (const [who, change] of Object.entries(CHANGES))
  test(`a page that ${who} changes before it is hydrated keeps its text, without an error`, async ({
    page,
    consoleErrors,
  }) => {
    await startSession(page, MALI);
    await knowZone(page, 'Asia/Shanghai');
    await page.addInitScript(noteTexts);
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', () => void (${String(change)})())`,
    );
    for (const path of ['/order/shopping_cart?whole', '/goods_detail/1001?whole']) {
      await page.goto(ENGLISH.prefix + path);
      await expect.poll(() => page.evaluate(() => window.texts.length)).toBe(2);
      const [sent = '', hydrated = ''] = await page.evaluate(() => window.texts);
      expect(hydrated.length).toBeGreaterThan(300);
      // A page that cannot be hydrated is rendered again, and loads its late parts again.
      const ofServer = new Set(sent.split('\n'));
      expect(hydrated.split('\n').filter((text) => !ofServer.has(text))).toEqual([]);
      expect(consoleErrors).toEqual([]);
    }
  });

test('pages that a translator changes while they are hydrated are, without an error', async ({
  page,
  consoleErrors,
}) => {
  await startSession(page, MALI);
  await page.addInitScript(changeBetweenTasks);
  const errors: Record<string, unknown> = {};
  const some = ['/', '/goods_detail/1001', '/order/shopping_cart', '/users/user_info'];
  for (const path of IS_ALL ? [...GUEST_PAGES, ...(await addresses(page))] : some) {
    await page.goto(`${ENGLISH.prefix}${path}${path.includes('?') ? '&' : '?'}whole`);
    await settled(page);
    if (consoleErrors.length > 0) errors[path] = consoleErrors.splice(0);
    await expect.poll(() => page.evaluate(() => window.batches)).toBeGreaterThan(9);
  }
  expect(errors).toEqual({});
});

test('a page that a translator changes before its end is rendered again, without an error', async ({
  page,
}) => {
  await startSession(page, MALI);
  await knowZone(page, 'Asia/Shanghai');
  await page.addInitScript(() => {
    const { remove } = Element.prototype;
    // The script after the header removes itself, while the rest is not parsed.
    HTMLScriptElement.prototype.remove = function removeScript() {
      remove.call(this);
      HTMLScriptElement.prototype.remove = remove;
      for (const element of document.querySelectorAll('header :is(a, span)'))
        if (element.firstChild instanceof Text)
          element.replaceChildren(document.createElement('font'));
    };
  });
  for (const path of ['/order/shopping_cart?whole', '/goods_detail/1001?whole']) {
    await page.goto(ENGLISH.prefix + path);
    await expect(page.locator('font')).toHaveCount(0);
  }
});
