import { hasPhoneLayout, PHONE } from './phone.ts';
import { expect, saveAddress, test } from './robust-steps.ts';
import { CHINESE, ENGLISH, FRENCH, LAO, type Language, SOM, THAI } from './shop.ts';
import { GOOD_CARD, shopper } from './shopper.ts';

const PRODUCT = '/goods_detail/1002';
const PROFILES = ['complete', 'as-is'] as const;
const WIDTHS = ['desktop', 'phone'] as const;

interface Place {
  language: Language;
  profile: (typeof PROFILES)[number];
  width: (typeof WIDTHS)[number];
}

/** Every pair of language and profile, of language and width, and of profile and width. */
const PLACES: readonly Place[] = [CHINESE, ENGLISH, FRENCH, THAI, LAO].flatMap((language, index) =>
  PROFILES.map((profile, turn) => ({
    language,
    profile,
    width: WIDTHS[(index + turn) % WIDTHS.length] ?? 'desktop',
  })),
);

for (const width of WIDTHS)
  test.describe(`on a ${width}`, () => {
    if (width === 'phone') test.use(PHONE);

    for (const { language, profile } of PLACES.filter((place) => place.width === width))
      test(`a member buys, in ${language.locale}, on the ${profile} market`, async ({
        page,
        market,
        sandbox,
      }) => {
        const me = shopper(page, language);
        const { t } = me;
        await sandbox.control({ do: 'profile', name: profile });
        await saveAddress(await market.signIn(SOM));
        await me.open(PRODUCT);
        await page
          .getByRole('button', { name: t('goods.addToCart'), exact: true })
          .first()
          .click();
        await expect(page.getByText(t('done.shoppingSU'))).toBeVisible();
        await me.open('/order/shopping_cart');
        await page.getByRole('button', { name: t('cart.checkout') }).click();
        await expect(page).toHaveURL(/order_confirm/);
        await me.payBy('pay.card');
        const due = page.getByText(t('checkout.amountDue')).first();
        if (hasPhoneLayout(page)) await expect(due).toBeInViewport();
        await me.placeOrder();
        await expect(page).toHaveURL(/stripe_payment/);
        await me.payCard(GOOD_CARD);
        await expect(page.getByRole('heading', { name: t('pay.success') })).toBeVisible();
        await me.open('/users/order_list?orderStatus=1');
        await expect(page.getByRole('main')).toContainText(t('order.toShip'));
      });
  });
