import { accessibleGuide, testTour } from './accessible-tour.ts';
import { startSession } from './arrange.ts';
import { CHINESE, ENGLISH, FRENCH, LAO, MALI, test, THAI } from './shop.ts';
import { GUEST_TOURS } from './tours/all.ts';

const BAG = 1001;

test.describe.configure({ timeout: 300_000 });

for (const language of [CHINESE, ENGLISH])
  test.describe(`axe reports nothing in ${language.locale}`, () => {
    for (const tour of GUEST_TOURS) testTour(tour, language);
  });

for (const language of [THAI, FRENCH, LAO])
  test(`axe reports nothing in ${language.locale}`, async ({ page, sandbox }) => {
    const guest = accessibleGuide(page, language, sandbox);
    await guest.checkPage('home', '/');
    await guest.checkPage('product', `/goods_detail/${BAG}`);
    await startSession(page, MALI);
    await accessibleGuide(page, language, sandbox).checkPage('cart', '/order/shopping_cart');
  });
