import type { Page } from '@playwright/test';
import { HOSTILITIES } from '#mocks/sandbox/hostile.ts';
import { callApi, startSession } from './arrange.ts';
import { createPicture } from './create-picture.ts';
import { expiryIn } from './expiry.ts';
import { IS_COMPLETE } from './profile.ts';
import { pause } from './robust-steps.ts';
import {
  CHINESE,
  ENGLISH,
  expect,
  expectAccessible,
  FRENCH,
  type Language,
  LAO,
  MALI,
  type Sandbox,
  test,
  THAI,
} from './shop.ts';
import { shopper } from './shopper.ts';

interface Refund {
  refundOrderNo: string;
  merOrderNo: string;
  refundStatus: number;
}

const PICTURE = await createPicture({ name: 'box.png' });

function refunds(page: Page, language: Language) {
  const me = shopper(page, language);
  const { t, open } = me;
  const all = async () =>
    (await callApi<{ list: Refund[] }>(page, 'GET', 'order/refund/list?page=1&limit=100')).list;
  return {
    ...me,
    reason: page.getByRole('radio').first(),
    remark: page.getByRole('textbox', {
      name: new RegExp(`^${t('refund.remarkAsk').slice(0, 12)}`),
    }),
    send: page.getByRole('button', { name: t('refund.submit') }),
    title: page.getByRole('heading', { level: 1 }),
    of: async (orderNo: string) => (await all()).filter(({ merOrderNo }) => merOrderNo === orderNo),
    inState: async (state: number) =>
      (await all()).find(({ refundStatus }) => refundStatus === state)?.refundOrderNo ?? '',

    /** The number of a paid order that is not shipped. */
    async paidOrder(): Promise<string> {
      const { list } = await callApi<{ list: { orderNo: string }[] }>(
        page,
        'GET',
        'order/list?type=1&page=1&limit=10',
      );
      return list[0]?.orderNo ?? '';
    },

    async openRequest(orderNo: string) {
      await open(`/users/refund_confirm?orderNo=${orderNo}`);
      await expect(this.title).toHaveText(t('refund.request'));
    },

    async fill(words: string) {
      await this.reason.check();
      await this.remark.fill(words);
    },

    /** Returns to the tab, which refetches, until the title is shown: a load that is pending may be older. */
    async expectOnReturn(title: string) {
      await expect(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await expect(this.title).toContainText(title, { timeout: 2000 });
      }).toPass();
    },
  };
}

/** Accepts the demo account's existing request, so that the next step affects the new one. */
const acceptEarlier = (sandbox: Sandbox) =>
  sandbox.control({ do: 'refund', email: MALI.email, step: 'accept' });

test('a refund before shipping is refused with a reason, requested again, accepted and paid back', async ({
  page,
  sandbox,
}) => {
  const me = refunds(page, ENGLISH);
  const { t } = me;
  await startSession(page, MALI);
  await acceptEarlier(sandbox);
  const orderNo = await me.paidOrder();
  await me.openRequest(orderNo);
  await me.send.click();
  await expect(page.getByText(t('refund.emptyReason'))).toBeVisible();
  await expect(me.reason).toBeFocused();
  await expectAccessible(page, 'request without a reason');

  await me.fill('Wrong size,\nplease cancel');
  await page.setInputFiles('input[type=file]', PICTURE);
  await expect(page.getByText(PICTURE.name)).toBeVisible();
  await me.send.dblclick();
  await expect(page).toHaveURL(/refund_detail/);
  await expect(me.title).toContainText('Waiting for');
  await expect(page.getByText('Wrong size,')).toBeVisible();
  await expect(page.locator('.picture-row li')).toHaveCount(1);
  expect(await me.of(orderNo)).toHaveLength(1);
  await expectAccessible(page, 'refund under review');
  await page.getByRole('button', { name: /^Enlarge/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  const why = 'It left our store an hour ago.';
  await sandbox.control({ do: 'refund', email: MALI.email, step: 'refuse', why });
  await me.expectOnReturn('refused your request');
  await expect(page.getByText(why)).toBeVisible();
  await expectAccessible(page, 'refund refused');

  await page.getByRole('link', { name: t('refund.again') }).click();
  await expect(me.title).toHaveText(t('refund.request'));
  await expect(me.remark).toHaveValue('');
  await me.fill('It has not left yet');
  await me.send.click();
  await expect(me.title).toContainText('Waiting for');
  expect(await me.of(orderNo)).toHaveLength(2);

  await sandbox.control({ do: 'refund', email: MALI.email, step: 'accept' });
  await me.expectOnReturn('refunded');
  await expectAccessible(page, 'refund paid back');
  await page
    .getByRole('navigation', { name: t('a11y.breadcrumb') })
    .getByRole('link', { name: t('account.refunds') })
    .click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('link', { name: t('refund.newer') })).toHaveCount(1);
  await expectAccessible(page, 'refunds');
  await me.open(`/users/refund_confirm?orderNo=${orderNo}`);
  await expect(me.title).toHaveText(t('refund.doneTitle'));
  await expectAccessible(page, 'order that is refunded');
});

test('a scan-code payment passes through “refunding”', async ({ page, sandbox }) => {
  const me = refunds(page, CHINESE);
  const { t } = me;
  await startSession(page, MALI);
  await acceptEarlier(sandbox);
  const earlier = await me.inState(2);
  await me.open('/goods_detail/1001');
  await page
    .getByRole('button', { name: t('goods.buyNow') })
    .first()
    .click();
  await me.payBy('pay.scan');
  // The page is left at once, and with it the body of a response.
  let redirect = '';
  await page.route('**/api/front/pay/payment', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { redirect: string } };
    redirect = data.redirect;
    await route.fulfill({ response });
  });
  await me.placeOrder();
  await expect.poll(() => redirect).not.toBe('');
  await sandbox.control({ do: 'scan', id: new URL(redirect).searchParams.get('pr') ?? '' });
  await expect(page).toHaveURL(/payment_result/);

  await me.openRequest(await me.paidOrder());
  await expect(page.getByText(/扫码付款的账户/)).toBeVisible();
  await me.fill('不想要了');
  await me.send.click();
  await expect(page).toHaveURL(/refund_detail/);
  await sandbox.control({ do: 'refund', email: MALI.email, step: 'accept' });
  await me.expectOnReturn(t('refund.onItsWay'));
  await expect(me.title).toHaveText(t('refund.onItsWay'));
  await expectAccessible(page, 'refund on its way');
  // Another refund of the demo account is pending and arrives first.
  if (earlier) await sandbox.control({ do: 'refund', email: MALI.email, step: 'arrive' });
  await sandbox.control({ do: 'refund', email: MALI.email, step: 'arrive' });
  await me.expectOnReturn('已退还');
});

test('session expires during a refund request: it is sent after signing in', async ({
  page,
  sandbox,
}) => {
  const me = refunds(page, FRENCH);
  const expiry = expiryIn(page, sandbox, FRENCH);
  await startSession(page, MALI);
  const orderNo = await me.paidOrder();
  await me.openRequest(orderNo);
  await me.fill('Mauvaise taille');
  await expiry.end();
  await me.send.click();
  await expiry.giveUp();
  await expect(me.remark).toHaveValue('Mauvaise taille');
  await expect(me.reason).toBeChecked();
  await pause(page);
  await me.send.click();
  await me.signIn(MALI);
  await expect(page).toHaveURL(/refund_detail/);
  await expect(page.getByText('Mauvaise taille')).toBeVisible();
  expect(await me.of(orderNo)).toHaveLength(1);
});

test('a reload and a change of language keep the input; submitting waits for pictures', async ({
  page,
}) => {
  const me = refunds(page, THAI);
  const { t } = me;
  await startSession(page, MALI);
  const orderNo = await me.paidOrder();
  await me.openRequest(orderNo);
  await me.fill('กล่องแตก');
  await page.setInputFiles('input[type=file]', PICTURE);
  await expect(page.getByText(PICTURE.name)).toBeVisible();
  await page.reload();
  await expect(me.reason).toBeChecked();
  await expect(me.remark).toHaveValue('กล่องแตก');
  await expect(page.locator('.image-upload__pic[data-state="done"]')).toHaveCount(1);

  await page.route('**/api/front/upload/image*', (route) => route.abort());
  await page.setInputFiles('input[type=file]', { ...PICTURE, name: 'lid.png' });
  await expect(page.getByText(t('refund.picturesFailed_other', { count: 1 }))).toBeVisible();
  await expectAccessible(page, 'request with a picture that failed');
  await me.send.click();
  expect(await me.of(orderNo)).toHaveLength(0);
  await expect(page.getByRole('button', { name: t('common.retry') })).toBeFocused();
  await page.getByRole('button', { name: t('a11y.removePicture', { n: 2 }) }).click();

  await page.unroute('**/api/front/upload/image*');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/front/upload/image*', async (route) => {
    await held;
    await route.continue();
  });
  await page.setInputFiles('input[type=file]', { ...PICTURE, name: 'slow.png' });
  await expect(
    page.getByRole('progressbar', { name: t('upload.sending', { n: 2 }) }),
  ).toBeVisible();
  await pause(page);
  await me.send.click();
  await expect(page.getByText(t('upload.wait'))).toBeVisible();
  release();
  await expect(page.getByText('slow.png')).toBeVisible();
  await expect(page.getByText(t('upload.wait'))).toHaveCount(0);

  const lao = refunds(page, LAO);
  await lao.openRequest(orderNo);
  await expect(lao.remark).toHaveValue('กล่องแตก');
  // A reason is stored by its text, which differs by language.
  await expect(lao.reason).toBeChecked({ checked: !IS_COMPLETE });
  await lao.reason.check();
  await lao.send.click();
  await expect(page).toHaveURL(/refund_detail/);
  await expect(page.locator('.picture-row li')).toHaveCount(2);
});

test('slow backend: the form waits for its order and is sent once', async ({ page, sandbox }) => {
  const me = refunds(page, ENGLISH);
  await startSession(page, MALI);
  const orderNo = await me.paidOrder();
  await sandbox.control({ do: 'delay', ms: 3000 });
  await me.openRequest(orderNo);
  await expect(page.getByText('You get back')).toBeVisible();
  await me.fill('Late');
  await me.send.click();
  await expect(me.send).toHaveAttribute('aria-busy', 'true');
  await me.send.click({ force: true });
  await sandbox.control({ do: 'delay', ms: 0 });
  await expect(page).toHaveURL(/refund_detail/);
  expect(await me.of(orderNo)).toHaveLength(1);
});

test('hostile content does not break the pages', async ({ page, sandbox }) => {
  const me = refunds(page, ENGLISH);
  await startSession(page, MALI);
  const orderNo = await me.paidOrder();
  const refused = await me.inState(1);
  for (const how of HOSTILITIES) {
    await sandbox.control({ do: 'hostile', how });
    for (const path of [
      '/users/refund_list',
      `/order/refund_detail?orderNo=${refused}`,
      `/users/refund_confirm?orderNo=${orderNo}`,
    ])
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await me.open(path);
        await expect(me.title).toBeVisible();
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(over, `${how} ${path} ${width}`).toBeLessThanOrEqual(0);
      }
  }
  await sandbox.control({ do: 'hostile', how: null });
});
