import type { Page } from '@playwright/test';
import type { Hostility } from '#mocks/sandbox/hostile.ts';
import { GUEST_PAGES, MEMBER_PAGES } from '#tests/pages.ts';
import { callApi, startSession } from './arrange.ts';
import { scrollDown } from './scroll-down.ts';
import { CHINESE, ENGLISH, expect, FRENCH, type Language, LAO, MALI, test, THAI } from './shop.ts';

declare global {
  interface Window {
    /** set by data that is executed as code */
    __ran?: boolean;
  }
}

const WIDTHS = [1440, 1024, 320];
const WITH_ROWS: readonly Hostility[] = ['wild', 'long'];
const PUBLIC = [
  ...GUEST_PAGES,
  '/goods/goods_search?title=a',
  '/merchant/merchant_more?title=a&type=1',
];
const PERSONAL = [
  ...MEMBER_PAGES,
  '/users/order_list?orderStatus=2',
  '/users/order_list?orderStatus=3',
  '/users/evaluation_list?tab=written',
  '/users/collection_list?tab=stores',
];

/** In the page: unsafe links, handlers and frames, horizontal overflow, and frames around missing texts. */
function findFaults(): string[] {
  const evil = /^\s*(?:javascript|vbscript|data:text)|^(?:\/\/|\/\\|https?:\/\/)evil/i;
  const links = [...document.querySelectorAll('[href], [src], [action]')].filter((node) =>
    ['href', 'src', 'action'].some((name) =>
      evil.test(node.getAttribute(name)?.replaceAll(/\s/g, '') ?? ''),
    ),
  );
  const handlers = [...document.querySelectorAll('main *, header *, footer *')].filter((node) =>
    node.getAttributeNames().some((name) => name.startsWith('on')),
  );
  const banner = document.querySelector('.top-banner');
  const over = document.documentElement.scrollWidth - window.innerWidth;
  return [
    ...(window.__ran ? ['data was executed'] : []),
    ...links.map((node) => `a bad address: ${node.outerHTML.slice(0, 200)}`),
    ...handlers.map((node) => `a handler: ${node.outerHTML.slice(0, 200)}`),
    ...(document.querySelector(
      'main iframe, main object, main embed, main script:not([type="application/ld+json"])',
    )
      ? ['a frame or script']
      : []),
    ...(/^\s*·|·\s*·/.test(document.title) ? [`a title with a gap: ${document.title}`] : []),
    ...(document.querySelector('.breadcrumb > :is(svg, :empty):last-child')
      ? ['a breadcrumb without its last item']
      : []),
    ...(banner && !banner.querySelector('b:not(:empty), img') ? ['a banner without a text'] : []),
    ...(over > 0 ? [`${over} px too wide: ${widest()}`] : []),
  ];
  function widest(): string {
    const clipped = (node: Element): boolean =>
      node.parentElement !== null &&
      (getComputedStyle(node.parentElement).overflowX !== 'visible' || clipped(node.parentElement));
    const nodes = [...document.querySelectorAll('body *')].filter(
      (node) => node.getBoundingClientRect().right > window.innerWidth + 1 && !clipped(node),
    );
    return nodes
      .slice(0, 6)
      .map((node) => `${node.parentElement?.className} > ${node.tagName}.${node.className}`)
      .join(' | ');
  }
}

/** In the page: pictures that failed to load and have no fallback. */
const findBroken = () =>
  [...document.images]
    .filter((img) => img.complete && img.naturalWidth === 0)
    .map((img) => `a broken picture: ${img.outerHTML.slice(0, 200)}`);

interface Tour {
  language: Language;
  how: Hostility;
  paths: readonly string[];
  /** scripts are enabled */
  hasScripts?: boolean;
}

/** Opens a page. @returns its faults */
async function look(
  page: Page,
  address: string,
  how: Hostility,
  hasScripts: boolean,
): Promise<string[]> {
  await page.goto(address);
  await expect(page.locator('h1'), address).toHaveCount(1);
  const wrong =
    (await page.locator('.error-page, .load-error').count()) > 0 ? ['something failed'] : [];
  // The response contains rows, whatever its count says.
  if (WITH_ROWS.includes(how) && (await page.locator('main .empty').count()) > 0)
    wrong.push('no rows are shown');
  if (hasScripts) {
    await page.evaluate(scrollDown);
    await expect
      .poll(() => page.evaluate(findBroken), { message: address, intervals: [50, 100, 200] })
      .toEqual([]);
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    wrong.push(...(await page.evaluate(findFaults)).map((fault) => `${width}: ${fault}`));
  }
  return wrong;
}

async function tour(page: Page, { language, how, paths, hasScripts = true }: Tour): Promise<void> {
  const wrong: Record<string, string[]> = {};
  page.on('dialog', (dialog) => {
    wrong.dialog = [dialog.message()];
    void dialog.dismiss();
  });
  for (const path of paths) {
    const found = await look(page, language.prefix + path, how, hasScripts);
    if (found.length > 0) wrong[path] = found;
  }
  expect(wrong).toEqual({});
}

/** Signs Mali in. @returns the member pages, with an order and a checkout of hers */
async function signInForPages(page: Page): Promise<string[]> {
  await startSession(page, MALI);
  const newest = async (type: number) => {
    const { list } = await callApi<{ list: { orderNo: string; masterOrderNo: string }[] }>(
      page,
      'GET',
      `order/list?type=${type}&page=1&limit=1`,
    );
    return list[0];
  };
  const unpaid = await newest(0);
  const shipped = await newest(2);
  const cart = await callApi<{ cartInfoList: { id: number }[] }[]>(
    page,
    'GET',
    'cart/list?isValid=true',
  );
  const orderDetails = [{ shoppingCartId: cart[0]?.cartInfoList[0]?.id }];
  const { preOrderNo } = await callApi<{ preOrderNo: string }>(page, 'POST', 'order/pre/order', {
    preOrderType: 'shoppingCart',
    orderDetails,
  });
  return [
    ...PERSONAL,
    `/order/order_detail?orderNo=${unpaid?.orderNo}&orderStatus=1`,
    `/order/order_detail?orderNo=${shipped?.orderNo}&orderStatus=1`,
    `/order/order_detail?orderNo=${shipped?.masterOrderNo}&orderStatus=0`,
    `/order/order_confirm?preOrderNo=${preOrderNo}`,
    `/order/stripe_payment?orderNo=${unpaid?.masterOrderNo}`,
  ];
}

const GUESTS_ONLY = ['/login'];
const VISITS: { language: Language; how: Hostility; members: boolean; guests: boolean }[] = [
  { language: FRENCH, how: 'wild', members: true, guests: true },
  { language: CHINESE, how: 'long', members: true, guests: true },
  { language: LAO, how: 'bare', members: false, guests: true },
  { language: THAI, how: 'none', members: true, guests: false },
];

for (const { language, how, members, guests } of VISITS) {
  test(`every page renders hostile data: ${how}, in ${language.locale}`, async ({
    page,
    sandbox,
  }) => {
    const own = await signInForPages(page);
    await sandbox.control({ do: 'hostile', how });
    await tour(page, {
      language,
      how,
      paths: [
        ...(guests ? PUBLIC.filter((path) => !GUESTS_ONLY.includes(path)) : []),
        ...(members ? own : []),
      ],
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [language, how] of [
    [CHINESE, 'wild'],
    [THAI, 'wild'],
    [ENGLISH, 'long'],
    [LAO, 'none'],
  ] satisfies [Language, Hostility][]) {
    test(`every page renders hostile data: ${how}, in ${language.locale}`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.control({ do: 'hostile', how });
      await tour(page, { language, how, paths: PUBLIC, hasScripts: false });
    });
  }
});
