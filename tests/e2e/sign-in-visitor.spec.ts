import { expect, test } from './robust-steps.ts';
import { CHINESE, ENGLISH } from './shop.ts';
import { GOOD_CARD, shopper } from './shopper.ts';
import { signInPanel } from './sign-in-steps.ts';

const BAG = 1001;

test('a visitor buys a product and pays without an account', async ({ browser, page, sandbox }) => {
  const me = shopper(page, CHINESE);
  const { t, panel, press, title, email, phone, submit, country } = signInPanel(
    page,
    CHINESE,
    sandbox.control,
  );
  await me.open(`/goods_detail/${BAG}`);
  await page
    .getByRole('button', { name: t('goods.buyNow') })
    .first()
    .click();
  await press('auth.mode7');
  await title('auth.mode7');
  await expect(panel.getByText(t('auth.visitorHint'))).toBeVisible();
  await submit();
  await expect(panel.getByRole('alert').filter({ hasText: t('form.emailEmpty') })).toHaveClass(
    /toast/,
  );
  await email.fill('guest@lychee.test');
  await country.click();
  await page.keyboard.type('thailand');
  await page.keyboard.press('Enter');
  await phone.fill('81 234 5678');
  // A press within half a second of the last one counts as a double click.
  await expect(async () => {
    await phone.press('Enter');
    await expect(page).toHaveURL(/order_confirm/, { timeout: 3000 });
  }).toPass();
  await me.addAddress('Guest Visitor');
  await me.payBy('pay.card');
  await me.placeOrder();
  await expect(page).toHaveURL(/stripe_payment/);
  await me.payCard(GOOD_CARD);
  await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();

  await me.open('/');
  await page.locator('.header__actUser').press('ArrowDown');
  await expect(page.getByRole('button', { name: t('nav.logOut') })).toBeVisible();
  await expect(page.locator('.header__userPop')).toContainText('guest@lychee.test');
  await expect(page.locator('.header__userPop').getByText(t('nav.becomeMerchant'))).toHaveCount(0);

  // The mail opens the order in a browser without the visitor's session.
  const [mail] = await sandbox.control<{ to: string; address: string }[]>({ do: 'links' });
  expect(mail?.to).toBe('guest@lychee.test');
  const fresh = await browser.newContext();
  const there = await fresh.newPage();
  await there.goto(new URL(mail?.address ?? '', page.url()).href);
  await expect(there.getByRole('main')).toContainText('Guest Visitor');
  await expect(there.getByRole('main').getByText(t('logistics.notShipped'))).toBeVisible();
  await there.goto(new URL(`${mail?.address}x`, page.url()).href);
  await expect(there.getByText(t('order.lookUpWrong'))).toBeVisible();
  await fresh.close();
});

test('a visitor adds to the cart; the panel opened from the header has no visitor entry', async ({
  page,
  sandbox,
}) => {
  const me = shopper(page, ENGLISH);
  const { t, panel, press, email, openPanel, title } = signInPanel(page, ENGLISH, sandbox.control);
  await me.open(`/goods_detail/${BAG}`);
  await openPanel();
  await expect(panel.getByRole('button', { name: t('auth.mode6') })).toBeVisible();
  await expect(panel.getByRole('button', { name: t('auth.mode7') })).toHaveCount(0);
  await press('common.close');

  await page
    .getByRole('button', { name: t('goods.addToCart'), exact: true })
    .first()
    .click();
  await press('auth.mode7');
  await press('common.back');
  await title('auth.signIn');
  await press('auth.mode7');
  await email.fill('guest@lychee.test');
  await press('auth.continue');
  await expect(page.getByText(t('done.shoppingSU'))).toBeVisible();
  await expect(panel).toBeHidden();
  await me.openCart();
  await expect(page.locator('.cart-row')).toHaveCount(1);
});
