import { FEATURED_ID } from '#mocks/market/catalogue/special.ts';
import { callApi, startSession } from './arrange.ts';
import { ENGLISH, expect, MALI, test } from './shop.ts';
import { shopper } from './shopper.ts';

test('paper has the content of a page without the frame and buttons', async ({ page }) => {
  const { open } = shopper(page, ENGLISH);
  await startSession(page, MALI);
  const { list } = await callApi<{ list: { orderNo: string }[] }>(
    page,
    'GET',
    'order/list?type=-1&page=1&limit=1',
  );
  const refunds = await callApi<{ list: { refundOrderNo: string }[] }>(
    page,
    'GET',
    'order/refund/list?page=1&limit=1',
  );
  const unpaid = await callApi<{ list: { orderNo: string }[] }>(
    page,
    'GET',
    'order/await/pay/list?page=1&limit=1',
  );
  const orderNo = list[0]?.orderNo;
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    `/goods_detail/${FEATURED_ID}`,
    `/order/order_detail?orderNo=${orderNo}&orderStatus=1`,
    `/order/refund_detail?orderNo=${refunds.list[0]?.refundOrderNo}`,
    `/order/payment_result?orderNo=${unpaid.list[0]?.orderNo}&status=0`,
  ]) {
    await open(path);
    await expect(page.locator('main h1, main h2').first(), path).toBeVisible();
    await expect(page.locator('main'), path).toContainText(/\$\d/);
    for (const hidden of [
      '#root > header',
      '#root > footer',
      '.side-window',
      'main nav',
      '.button',
    ])
      await expect(page.locator(hidden).filter({ visible: true }), `${path} ${hidden}`).toHaveCount(
        0,
      );
  }
});
