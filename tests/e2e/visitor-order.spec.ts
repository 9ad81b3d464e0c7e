import { startSession } from './arrange.ts';
import { IS_PHONE } from './phone.ts';
import { CHINESE, ENGLISH, expect, expectAccessible, MALI, test } from './shop.ts';
import { shopper } from './shopper.ts';

interface Link {
  to: string;
  address: string;
}

for (const language of [CHINESE, ENGLISH])
  test(`the link in the mail opens a visitor's order, in ${language.locale}`, async ({
    page,
    sandbox,
  }) => {
    const { t, open } = shopper(page, language);
    const [link] = await sandbox.control<Link[]>({ do: 'links' });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await open(link?.address ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('order.nextToReceive'));
    await expect(page.getByRole('main')).toContainText('Kaew Suwan');
    await expect(page.getByText('Lychee Express').first()).toBeVisible();
    await expect(page.getByText(t('order.lookUpReadOnly'))).toBeVisible();
    for (const action of ['order.confirmReceipt', 'order.buyAgain', 'refund.request'] as const)
      await expect(page.getByRole('main').getByText(t(action))).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page, 'order of a visitor');

    const origin = new URL(page.url()).origin;
    expect(calls.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:'))).toEqual([]);
    // On phones the page has a header of its own, without this button.
    if (IS_PHONE) return;
    // Scripts of sign-in providers could read the URL.
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('nav.signIn') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByText(t('auth.social'))).toHaveCount(0);
  });

test('the identity is not indexed, cached or sent as referrer', async ({ request, sandbox }) => {
  const [link] = await sandbox.control<Link[]>({ do: 'links' });
  const answer = await request.get(link?.address ?? '');
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  const { searchParams } = new URL(link?.address ?? '', 'http://shop');
  expect(await answer.text()).not.toContain(searchParams.get('identity') ?? 'no identity');
});

test('a wrong identity and an unknown number show the same message', async ({ page, sandbox }) => {
  const { t, open } = shopper(page, ENGLISH);
  const [link] = await sandbox.control<Link[]>({ do: 'links' });
  const { searchParams } = new URL(link?.address ?? '', 'http://shop');
  const orderNo = searchParams.get('orderNo') ?? '';
  const identity = searchParams.get('identity') ?? '';

  await open('/order/order_detail?identity=');
  const show = page.getByRole('button', { name: t('order.view') });
  await show.click();
  await expect(page.getByText(t('order.lookUpNoEmpty'))).toBeVisible();
  await expect(page.getByLabel(t('order.no'))).toBeFocused();
  await expectAccessible(page, 'look-up with errors');

  for (const [number, code] of [
    [orderNo, 'wrong'],
    ['PT111111111111111111111', identity],
  ] as const) {
    await page.getByLabel(t('order.no')).fill(number);
    await page.getByLabel(t('order.lookUpCode')).fill(code);
    await page.waitForTimeout(600);
    await show.click();
    // The message of the attempt before is the same.
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual({ orderNo: number, identity: code });
    await expect(page.getByRole('alert').filter({ hasText: t('order.lookUpWrong') })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Kaew');
  }

  await page.getByLabel(t('order.no')).fill(` ${orderNo} `);
  await page.getByLabel(t('order.lookUpCode')).fill(identity);
  await page.waitForTimeout(600);
  await show.press('Enter');
  await expect(page.getByRole('main')).toContainText('Kaew Suwan');
});

test('another signed-in member sees it read-only', async ({ page, sandbox }) => {
  const { t } = shopper(page, ENGLISH);
  const [link] = await sandbox.control<Link[]>({ do: 'links' });
  await startSession(page, MALI);
  await page.goto(`/en${link?.address}`);
  await expect(page.getByRole('main')).toContainText('Kaew Suwan');
  await expect(page.getByRole('button', { name: t('order.confirmReceipt') })).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('Mali');
});
