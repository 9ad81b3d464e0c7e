import { cover } from './cover.ts';
import { receiveOrder } from './received-order.ts';
import { keyboard } from './keyboard.ts';
import { callApi, startSession } from './arrange.ts';
import { expectJustShipped } from './parcel.ts';
import { extensionStep } from './profile.ts';
import { expect, pause, test } from './robust-steps.ts';
import { ENGLISH, FRENCH, MALI, SOM, THAI } from './shop.ts';
import { GOOD_CARD, shopper } from './shopper.ts';

const BAG = 1001;

for (const language of cover('after-sale', [FRENCH, THAI]))
  test(`from the payment to the merchant's reply, in ${language.locale}`, async ({
    page,
    sandbox,
  }) => {
    const me = shopper(page, language);
    const { t } = me;
    const main = page.getByRole('main');
    const thanks = t(`review.thanksTitle_${language === FRENCH ? 'one' : 'other'}`, { count: 1 });
    await me.buyNow(BAG, SOM);
    await me.addAddress('Som Vongsa');
    await me.payBy('pay.card');
    await me.placeOrder();
    await me.payCard(GOOD_CARD);
    await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();

    await me.open('/users/order_list?orderStatus=1');
    await main.getByRole('article').getByRole('heading').getByRole('link').click();
    await expect(main.getByText(t('logistics.notShipped'))).toBeVisible();
    await expect(main.getByRole('link', { name: t('refund.request') })).toBeVisible();

    await sandbox.control({ do: 'ship', email: SOM.email });
    await me.open('/users/order_list?orderStatus=2');
    await main.getByRole('link', { name: t('logistics.view') }).click();
    await expectJustShipped(main, language);
    await expect(main.getByRole('link', { name: t('refund.request') })).toHaveCount(0);

    await sandbox.control({ do: 'sign', email: SOM.email });

    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('order.nextCompleted'));
    await expect(main.getByText(t('logistics.signed'), { exact: true }).first()).toBeVisible();
    await main.getByRole('button', { name: t('logistics.earlier_other', { count: 3 }) }).click();
    await expect(
      main.getByRole('list', { name: t('logistics.title') }).getByRole('listitem'),
    ).toHaveCount(7);

    await main.getByRole('link', { name: t('order.writeReview') }).click();
    for (const score of ['review.goodsScore', 'reviews.serviceScore'] as const) {
      const stars = page.getByRole('radiogroup', { name: t(score) });
      await stars.getByRole('radio').first().focus();
      await page.keyboard.press('4');
      await expect(stars.getByRole('radio').nth(3)).toBeChecked();
    }
    await page.getByRole('textbox', { name: t('review.text') }).fill('Solide, et bien emballé.');
    await pause(page);
    await page.getByRole('button', { name: t('review.submit'), exact: true }).click();
    await expect(main.getByRole('heading', { name: thanks })).toBeVisible();

    await sandbox.control({ do: 'reply', email: SOM.email });
    await me.open(`/goods_detail/${BAG}`);
    await expect(
      page.locator('.reviews').filter({ hasText: 'Solide, et bien emballé.' }),
    ).toContainText('Thank you for your review.');
    await extensionStep('ownReviews', 'it is among the own reviews', async () => {
      await me.open('/users/evaluation_list?tab=written');
      await expect(main.getByText('Solide, et bien emballé.')).toBeVisible();
      await expect(main.getByText('Thank you for your review.')).toBeVisible();
    });
  });

test('buying again names the products that are no longer sold', async ({
  page,
  market,
  sandbox,
}) => {
  const me = shopper(page, ENGLISH);
  const som = await market.signIn(SOM);
  await receiveOrder(som, sandbox, { email: SOM.email, size: 2 });
  const { list } = await callApi<{ list: { orderInfoList: { attrValueId: number }[] }[] }>(
    page,
    'GET',
    'order/list?type=3&page=1&limit=1',
  );
  const skuId = list[0]?.orderInfoList[0]?.attrValueId ?? 0;
  await sandbox.control({ do: 'scenario', name: 'offShelf', email: SOM.email, skuId });
  await me.open('/users/order_list?orderStatus=3');
  const order = page.getByRole('article');
  const [removed = '', remaining = ''] = await order
    .getByRole('listitem')
    .locator('.order-line__lineName')
    .allTextContents();
  const options = await order
    .getByRole('listitem')
    .first()
    .locator('.order-line__lineSpec')
    .allTextContents();
  await order.getByRole('button', { name: me.t('order.buyAgain') }).click();
  await expect(page).toHaveURL(/shopping_cart/);
  const name = [removed, ...options].join(' · ');
  await expect(page.locator('.toast')).toHaveText([me.t('cart.problemOffShelf', { name })]);
  await expect(page.getByRole('main')).toContainText(remaining);
});

test('receiving, refunding and deleting by keyboard alone', async ({ page, sandbox }) => {
  const { t, open } = shopper(page, ENGLISH);
  const { activate, reach, press } = keyboard(page);
  const main = page.getByRole('main');
  const question = page.getByRole('alertdialog');
  await startSession(page, MALI);
  const orderNo = await sandbox.control<string>({ do: 'ship', email: MALI.email });
  await open('/users/order_list?orderStatus=2');
  const card = page.getByRole('article').filter({ hasText: orderNo });
  await activate(card.getByRole('button', { name: t('order.confirmReceipt') }));
  await activate(question.getByRole('button', { name: t('order.confirmReceipt') }));
  await expect(page.locator('.toast')).toContainText(t('done.operationSU'));
  await expect(card).toHaveCount(0);

  await open(`/users/refund_confirm?orderNo=${orderNo}`);
  await reach(page.getByRole('radio').first());
  await press('ArrowDown');
  await activate(page.getByRole('button', { name: t('refund.submit') }));
  await expect(page).toHaveURL(/refund_detail/);
  await expect(main.getByText(t('refund.stay')).first()).toBeVisible();

  await open('/users/order_list?orderStatus=3');
  const count = await page.getByRole('article').count();
  await activate(page.getByRole('button', { name: t('order.delete') }).first());
  await activate(question.getByRole('button', { name: t('order.delete') }));
  await expect(page.getByRole('article')).toHaveCount(count - 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
