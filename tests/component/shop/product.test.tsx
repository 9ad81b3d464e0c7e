// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  BARE_ID,
  FEATURED_ID,
  OFF_SHELF_IDS,
  SOLD_OUT_IDS,
} from '#mocks/demo/catalogue/special.ts';
import type { Market } from '#mocks/market/context.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { readThings } from './read-head.ts';
import { stubIntersection } from './stub-intersection.ts';
import { ofItem } from '#tests/of-item.ts';

const at = (id: number) => `/en/goods_detail/${id}`;
const productOf = ({ catalogue }: Market) =>
  catalogue.products.find(({ id }) => id === FEATURED_ID)!;
const SOM = { as: 'som@lychee.test' };

const review = { uid: 1, star: 5, merchantReplyContent: null, avatar: '', sku: '' };
const reviewsWithPictures = {
  total: 3,
  pageNum: 1,
  pageSize: 10,
  pages: 1,
  list: [
    {
      ...review,
      id: 1,
      nickname: 'M**i',
      comment: 'First',
      pics: ['/media/a.webp', '/media/b.webp'],
    },
    { ...review, id: 2, nickname: 'L**o', comment: 'Second', pics: ['/media/c.webp'] },
    { ...review, id: 3, nickname: 'K**a', comment: 'Third', pics: ['[]'] },
  ].map((each) => ({ ...each, createTime: '2026-11-20 09:42:00' })),
};

describe('the product page', () => {
  it('adds the selected option and quantity to the cart', async () => {
    const { user, market } = await openShop(at(FEATURED_ID), SOM);
    await user.click(await screen.findByText('Moss'));
    await user.click(screen.getByText('Medium 30 cm'));
    await user.click(screen.getByRole('button', { name: ofItem('Increase quantity') }));
    await user.click(screen.getAllByRole('button', { name: 'Add to cart' })[0]!);
    expect(await screen.findByText('Added to cart')).toBeVisible();
    const product = market.catalogue.products.find(({ id }) => id === FEATURED_ID)!;
    const line = market.state.cart.at(-1)!;
    const sku = product.skus.find(({ id }) => id === line.skuId)!;
    expect(
      sku.choice.map((index, attribute) => product.attributes[attribute]?.values[index]?.en),
    ).toEqual(['Moss', 'Medium 30 cm']);
    expect(line.quantity).toBe(2);
    expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  it('has score and number of reviews beside the title, and the guarantees in full', async () => {
    const { market } = await openShop(at(FEATURED_ID));
    const main = within(screen.getByRole('main'));
    const count = market.catalogue.reviews.filter(({ productId }) => productId === FEATURED_ID);
    expect(main.getByRole('link', { name: / stars.* reviews$/ })).toHaveTextContent(
      `${count.length} reviews`,
    );
    expect(main.getByRole('link', { name: / stars.* reviews$/ })).toHaveAttribute(
      'href',
      '#reviews',
    );
    const guarantees = within(main.getByRole('list', { name: 'Guarantees' }));
    for (const item of guarantees.getAllByRole('listitem'))
      expect(item.querySelector('p')).not.toBeEmptyDOMElement();
  });

  it('suggests products of its store on a direct visit, none of which it shows already or is in the cart', async () => {
    stubIntersection();
    const { market } = await openShop(at(FEATURED_ID), { as: 'mali@lychee.test' });
    const store = market.catalogue.merchants.find(({ id }) => id === productOf(market).merId)!;
    const heading = await screen.findByRole('heading', { name: `More from ${store.name.en}` });
    const row = within(heading.closest('section')!);
    const names = (await row.findAllByRole('heading', { level: 3 })).map(
      ({ textContent }) => textContent,
    );
    const shelf = within(
      screen.getByRole('heading', { name: 'From this store' }).closest('section')!,
    );
    const shown = [
      productOf(market).name.en,
      ...shelf.getAllByRole('link').map(({ textContent }) => textContent),
    ];
    for (const name of names) expect(shown.some((text) => text.startsWith(name))).toBe(false);
  });

  it('opens the sign-in panel for guests and continues after it', async () => {
    const { user, market } = await openShop(at(FEATURED_ID));
    await user.click((await screen.findAllByRole('button', { name: 'Add to cart' }))[0]!);
    const panel = await screen.findByRole('dialog');
    await user.type(
      await within(panel).findByRole('textbox', { name: /Email/ }),
      'som@lychee.test',
    );
    await user.type(within(panel).getByLabelText('Password'), 'Lychee-2026');
    await user.click(within(panel).getByRole('checkbox'));
    await user.click(within(panel).getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Added to cart')).toBeVisible();
    expect(market.state.cart.at(-1)?.productId).toBe(FEATURED_ID);
  });

  it('does nothing if the panel is closed', async () => {
    const { user, calls } = await openShop(at(FEATURED_ID));
    await user.click((await screen.findAllByRole('button', { name: 'Add to cart' }))[0]!);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsTo(calls, '/api/front/cart/save')).toHaveLength(0);
  });

  it('says once that it is sold out and links to other products', async () => {
    await openShop(at([...SOLD_OUT_IDS][0]!));
    expect(await screen.findByText('This item is sold out')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See other products' })).toBeVisible();
    expect(screen.queryByText('Sold out')).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });

  it('shows the message of the market if the product is no longer sold', async () => {
    await openShop(at([...OFF_SHELF_IDS][0]!));
    expect(await screen.findByText('This item is no longer sold, choose another')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to home' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start shopping' })).toBeVisible();
    const others = await screen.findByRole('heading', { name: 'You may also like' });
    await waitFor(() =>
      expect(within(others.closest('section')!).getAllByRole('article')).toHaveLength(5),
    );
  });

  it('renders with a single picture and without a description', async () => {
    await openShop(at(BARE_ID));
    expect(await screen.findByText('This item has no description yet')).toBeVisible();
  });

  it('is not listed among the other products of its store', async () => {
    await openShop(at(FEATURED_ID));
    const shelf = (await screen.findByRole('heading', { name: 'From this store' })).closest(
      'section',
    )!;
    const targets = within(shelf)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets.length).toBeGreaterThan(1);
    expect(targets).not.toContain(at(FEATURED_ID));
  });

  it('names the category that it was opened from, also after an option is chosen', async () => {
    stubIntersection();
    const { user } = await openShop('/en/goods/goods_search?cid=2');
    await user.click(await screen.findByRole('link', { name: /Two-tone structured/ }));
    await user.click(await screen.findByText('Moss'));
    await waitFor(() => expect(window.location.search).toContain('sku='));
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Shoes & bags' })).toHaveAttribute(
      'href',
      '/en/goods/goods_search?cid=2',
    );
    const { itemListElement } = readThings().BreadcrumbList as {
      itemListElement: { name: string }[];
    };
    expect(itemListElement.map(({ name }) => name)).toEqual([
      'Home',
      'Shoes & bags',
      expect.stringContaining('Two-tone'),
    ]);
    const more = await screen.findByRole('heading', { name: 'More in Shoes & bags' });
    const others = within(more.closest('section')!);
    await waitFor(() => expect(others.getAllByRole('article')).toHaveLength(5));
    expect(others.queryByRole('link', { name: /Two-tone structured/ })).toBeNull();
  });

  it('shows ratings with one decimal', async () => {
    await openShop(at(FEATURED_ID));
    const store = await screen.findByRole('complementary', { name: 'Atelier Nord' });
    expect(within(store).getByText('5.0')).toBeVisible();
  });

  it('shows a placeholder instead of broken pictures of the description', async () => {
    await openShop(at(FEATURED_ID));
    await screen.findByText(/Two leathers, one clean line/);
    const picture = document.querySelector<HTMLImageElement>('.rich-text img')!;
    expect(picture.src).toContain('http');
    fireEvent.error(picture);
    expect(picture.src).toMatch(/^data:image/);
  });

  it('shows the loaded picture until the large one is loaded', async () => {
    const { user } = await openShop(at(FEATURED_ID));
    const main = await screen.findByRole('button', { name: /^Enlarge picture 1 \// });
    const loaded = within(main).getByRole('img').getAttribute('src')!;
    await user.click(main);
    const large = await screen.findByRole('dialog');
    const stage = within(large).getByRole('img').parentElement!;
    expect(stage.style.backgroundImage).toContain(loaded);
  });

  it('enlarges review pictures, with the review and the reply of the store', async () => {
    const { user } = await openShop(at(FEATURED_ID));
    const [first] = await screen.findAllByRole('button', { name: /^Enlarge picture 1 [^/]/ });
    const review = first!.closest('article')!;
    await user.click(first!);
    const large = await screen.findByRole('dialog');
    expect(
      within(large).getByText(review.querySelector('.reviews__text')!.textContent!),
    ).toBeVisible();
    expect(
      within(large).getByText(review.querySelector('.reviews__name')!.textContent!),
    ).toBeVisible();
  });

  it('has price and buy buttons beside the description while the main panel is out of view', async () => {
    stubIntersection(false);
    const { user, market } = await openShop(at(FEATURED_ID), SOM);
    const aside = await screen.findByRole('complementary', { name: 'Atelier Nord' });
    await user.click(await within(aside).findByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(market.state.cart.at(-1)!.quantity).toBe(1));
    expect(within(aside).getByRole('button', { name: 'Buy now' })).toBeVisible();
  });

  it('has the buy buttons once while the main panel is in view', async () => {
    stubIntersection();
    await openShop(at(FEATURED_ID));
    await screen.findByRole('complementary', { name: 'Atelier Nord' });
    expect(screen.getAllByRole('button', { name: 'Buy now' })).toHaveLength(1);
  });

  it('filters the reviews by the bars of the summary', async () => {
    const { user } = await openShop(at(FEATURED_ID));
    const poor = await screen.findByRole('button', { name: /^Negative/ });
    const all = screen.getByRole('button', { name: /^All/ });
    const reviews = () => document.querySelectorAll('article.reviews');
    await waitFor(() => expect(reviews()).toHaveLength(10));
    expect(all).toHaveAttribute('aria-pressed', 'true');
    const negative = Number(/\d+$/.exec(poor.textContent!));
    expect(negative).toBeGreaterThan(0);
    await user.click(poor);
    await waitFor(() => expect(reviews()).toHaveLength(negative));
    expect(within(reviews()[0] as HTMLElement).getByRole('img', { name: '1 out of 5 stars' }));
    expect(poor).toHaveAttribute('aria-pressed', 'true');
    await user.click(poor);
    await waitFor(() => expect(reviews()).toHaveLength(10));
    expect(poor).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows the pictures of the loaded reviews in one row', async () => {
    const { user } = await openShop(at(FEATURED_ID), {
      answer: ({ url }) =>
        url.includes('/product/reply/list/')
          ? Response.json({ code: 200, message: '', data: reviewsWithPictures })
          : null,
    });
    const row = await screen.findByRole('group', { name: 'Pictures from reviews' });
    expect(within(row).getAllByRole('button')).toHaveLength(3);
    await user.click(within(row).getByRole('button', { name: 'Picture 1 by L**o' }));
    expect(within(await screen.findByRole('dialog')).getByText('Second')).toBeVisible();
  });

  it('reloads a failed section', async () => {
    const { user, switches } = await openShopWithFault();
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    switches.faults.clear();
    await user.click(retry!);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });
});

/** The product page with failing reviews. */
async function openShopWithFault() {
  const shop = await openShop('/en/', SOM);
  shop.switches.faults.set('productReviews', { fault: 'code500' });
  await shop.user.click(
    (
      await screen.findAllByRole('link', {
        name: /Two-tone structured leather handbag, full-grain/,
      })
    )[0]!,
  );
  await screen.findByRole('heading', { level: 1, name: /Two-tone/ });
  return shop;
}
