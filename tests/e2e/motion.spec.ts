import { startSession } from './arrange.ts';
import { waitForLinks, waitForCode, settled } from './settled.ts';
import { ENGLISH, expect, SOM, test } from './shop.ts';
import { shopper } from './shopper.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A product with stock and without options. */
const PLAIN = 1111;
/** Motion takes 12 to 24 s. */
const SLOW = 0.01;

test('a product opens with its picture, takes clicks meanwhile, and moves into the cart', async ({
  page,
}) => {
  const { open, t } = shopper(page, ENGLISH);
  const client = await page.context().newCDPSession(page);
  const setSpeed = (playbackRate: number) =>
    client.send('Animation.setPlaybackRate', { playbackRate });
  const isMoving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(({ effect }) =>
          (effect as KeyframeEffect).pseudoElement?.includes('group(product-picture)'),
        ),
    );
  // A busy machine captures later than shoppers should wait, see `tests/component/shop/picture-transition.test.tsx`.
  await page.addInitScript(() => {
    ViewTransition.prototype.skipTransition = () => undefined;
  });
  await startSession(page, SOM);
  await client.send('Animation.enable');

  // The page and the code of the transition are fetched while the pointer rests on the link. A click before that opens the
  // page without motion, which happens on a busy machine.
  await test.step('from the card to the page', () =>
    expect(async () => {
      await setSpeed(1);
      await open('/goods/goods_search?cid=3');
      await settled(page);
      const link = page.locator(`.product-card__name a[href$="/goods_detail/${PLAIN}"]`);
      await waitForLinks(page);
      await page.mouse.move(0, 0);
      await link.hover();
      await waitForCode(page, 'src/app/picture-transition.ts');
      await page.waitForTimeout(500);
      await setSpeed(SLOW);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`goods_detail/${PLAIN}`));
      await expect.poll(isMoving, { timeout: 2000 }).toBe(true);
    }).toPass());

  await test.step('a click while the picture moves', async () => {
    const more = page.getByRole('button', { name: t('a11y.increase') });
    const { x, y, width, height } = (await more.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await expect.poll(() => isMoving()).toBe(true);
    await setSpeed(1);
    await expect.poll(isMoving).toBe(false);
  });

  await test.step('into the cart, without a layout shift', async () => {
    const shifts = await page.evaluateHandle(() => {
      const found: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          found.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
      return found;
    });
    const add = page.getByRole('button', { name: t('goods.addToCart'), exact: true }).first();
    // A picture that is not loaded does not move.
    const pictureWidth = (button: Element) =>
      button.closest('.card, .cover')?.querySelector('img')?.naturalWidth;
    await expect.poll(() => add.evaluate(pictureWidth)).toBeGreaterThan(0);
    await setSpeed(SLOW);
    await add.click();
    await expect(page.locator('.fly-to-cart')).toHaveCount(1);
    await expect(add).toBeFocused();
    await setSpeed(1);
    await expect(page.locator('.fly-to-cart')).toHaveCount(0);
    await expect(page.locator('#cart-slot > a')).toHaveText('2');
    await expect.poll(() => shifts.jsonValue()).toEqual([]);
  });
});
