// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TestMarket } from '#mocks/test.ts';
import { linesToReview } from '#mocks/market/order-queries.ts';
import { applyRefund, confirmRefund } from '#mocks/market/refunds.ts';
import { writeReview } from '#mocks/market/reviews.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';

type Market = TestMarket['market'];

const LIST = '/en/users/evaluation_list';
const MALI = { as: 'mali@lychee.test' };
const SOM = { as: 'som@lychee.test' };
const MINE = '/api/front/order/reply/my/list';
const ADD = '/api/front/order/comment';

const userOf = (market: Market, email: string) =>
  market.state.users.find((user) => user.email === email)!;
const waitingOf = (market: Market) => linesToReview(market, userOf(market, MALI.as).id);

/** Moves lines of other orders into a merchant order, which then has several lines to review. */
function giveOrderLines(market: Market, size: number) {
  const waiting = waitingOf(market).filter(({ order }) => order.refundStatus === 0);
  const order = waiting[0]!.order;
  for (const { line, order: other } of waiting.slice(1, size)) {
    other.lines = other.lines.filter(({ id }) => id !== line.id);
    order.lines.push(line);
  }
  return { order, lines: waitingOf(market).filter((each) => each.order === order) };
}

const reviewsEntry = async () =>
  within(await screen.findByRole('navigation', { name: 'My account' })).findByRole('link', {
    name: /^My reviews/,
  });
const writeLinks = () => screen.findAllByRole('link', { name: /^Write a review: / });
const stars = (group: RegExp, n: number) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', {
    name: `${n} out of 5 stars`,
  });
const textField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your review/ });

async function openForm(size = 2) {
  let given: ReturnType<typeof giveOrderLines> | undefined;
  const shop = await openShop(LIST, {
    ...MALI,
    before: (market) => {
      given = giveOrderLines(market, size);
    },
  });
  const { order, lines } = given!;
  await openFormOf(shop.user, order.no);
  return { ...shop, order, lines };
}

/** Opens the form of an order from the list. */
async function openFormOf(user: UserEvent, orderNo: string) {
  const links = await writeLinks();
  await user.click(links.find((link) => link.getAttribute('href')?.includes(orderNo))!);
  await textField();
}

async function fill(user: UserEvent, text: string) {
  await user.click(stars(/Product quality/, 5));
  await user.click(stars(/Service/, 4));
  await user.type(await textField(), text);
}

describe('lines to review', () => {
  it('are grouped by merchant order, with a link to the form', async () => {
    const { market } = await openShop(LIST, MALI);
    const waiting = waitingOf(market).filter(({ order }) => order.refundStatus === 0);
    expect(await writeLinks()).toHaveLength(waiting.length);
    const { order, line } = waiting[0]!;
    const card = screen.getByRole('article', { name: `Order ${order.no}` });
    expect(within(card).getByRole('link', { name: /^Write a review/ })).toHaveAttribute(
      'href',
      `/en/users/evaluation_confirm?orderNo=${order.no}&line=${line.id}`,
    );
    // The count has a call of its own.
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^To review/ })).toHaveTextContent(
        String(waitingOf(market).length),
      ),
    );
  });

  it('are marked and have no button during and after a refund', async () => {
    await openShop(LIST, {
      ...MALI,
      before: (market) => {
        const [first, second] = waitingOf(market).filter(({ order }) => order.refundStatus === 0);
        for (const { order } of [first!, second!])
          applyRefund(market, order.userId, {
            orderNo: order.no,
            reason: 'Damaged',
            remark: '',
            pictures: [],
          });
        const refund = market.state.refunds.find(({ orderNo }) => orderNo === second!.order.no)!;
        refund.status = 2;
        confirmRefund(market, refund);
      },
    });
    expect(await screen.findByText('Refund requested')).toBeVisible();
    expect((await screen.findAllByText('Refunded')).length).toBeGreaterThan(0);
    const card = screen.getByText('Refund requested').closest('article')!;
    expect(within(card).queryByRole('link', { name: /^Write a review/ })).toBeNull();
  });

  it('are also a tab of the orders page', async () => {
    const { market } = await openShop('/en/users/order_list?orderStatus=4', MALI);
    expect((await writeLinks()).length).toBeGreaterThan(1);
    expect(screen.getByText(`Order ${waitingOf(market)[0]!.order.no}`)).toBeVisible();
  });

  it('show a retry if they cannot be loaded, without the exception text', async () => {
    const { user, switches, market } = await openShop('/en/users/points_list', MALI);
    switches.faults.set('reviewableLines', { fault: 'code500' });
    await user.click(await reviewsEntry());
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('System exception')).toBeNull();
    switches.faults.clear();
    await user.click(retry);
    expect(await screen.findByText(`Order ${waitingOf(market)[0]!.order.no}`)).toBeVisible();
  });

  it('show an empty state for a new shopper', async () => {
    await openShop(LIST, SOM);
    expect(
      await screen.findByText('Items you receive will wait here for your review'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my orders' })).toBeVisible();
  });

  it('redirect to the last page', async () => {
    await openShop(`${LIST}?page=9`, MALI);
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('written reviews', () => {
  it('show scores, text, pictures and the reply of the store', async () => {
    const { user } = await openShop(`${LIST}?tab=written`, MALI);
    const row = (await screen.findByText(/^Better than in the pictures/)).closest('article')!;
    expect(within(row).getAllByText('5.0')).toHaveLength(2);
    expect(within(row).getByText('Thank you, and our regards to your sister.')).toBeVisible();
    await user.click(within(row).getAllByRole('button', { name: /^Enlarge picture/ })[0]!);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('show no picture without one', async () => {
    await openShop(`${LIST}?tab=written`, {
      ...MALI,
      before: (market) => {
        for (const review of market.state.reviews) review.pictures = ['', '[]'];
      },
    });
    await screen.findByText(/^Better than in the pictures/);
    expect(screen.queryByRole('button', { name: /^Enlarge picture/ })).toBeNull();
  });

  it('show an empty state for a new shopper', async () => {
    await openShop(`${LIST}?tab=written`, SOM);
    expect(await screen.findByText('Reviews you write will appear here')).toBeVisible();
  });

  it('are hidden if the backend has no such list, which is called once', async () => {
    const { calls, user } = await openShop(`${LIST}?tab=written`, {
      ...MALI,
      absent: ['myReviews'],
    });
    await writeLinks();
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('link', { name: /^Reviewed/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(
      await within(screen.getByRole('main')).findByRole('link', { name: /^Points/ }),
    );
    await screen.findByText('Current points');
    await user.click(await reviewsEntry());
    await writeLinks();
    expect(callsTo(calls, MINE)).toHaveLength(1);
  });
});

describe('writing reviews', () => {
  it('shows the missing values, and focuses the first', async () => {
    const { user, calls } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Publish and review next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a star rating');
    expect(screen.getByText('Write your review')).toBeVisible();
    expect(stars(/Product quality/, 1)).toHaveFocus();
    expect(callsTo(calls, ADD)).toHaveLength(0);
  });

  it('continues from item to item to the thank-you page, and removes them from the list', async () => {
    const { user, market, lines, calls } = await openForm(2);
    await fill(user, ' Pours\nwell ');
    expect(screen.getByRole('complementary', { name: 'As others see it' })).toHaveTextContent(
      'M**i',
    );
    await user.dblClick(screen.getByRole('button', { name: 'Publish and review next' }));
    expect(await screen.findByText(/^Item 2 of 2/)).toBeVisible();
    expect(screen.getByRole('img', { name: /, published$/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(await textField()).toHaveValue('');
    await passTime(500);
    await fill(user, 'Fine');
    await user.click(screen.getByRole('button', { name: 'Publish review' }));
    const heading = await screen.findByRole('heading', { name: 'Thank you, 2 reviews published' });
    expect(heading).toHaveFocus();
    expect(callsTo(calls, ADD)).toHaveLength(2);
    const written = market.state.reviews.filter(({ lineId }) =>
      lines.some(({ line }) => line.id === lineId),
    );
    expect(written).toMatchObject([
      { star: 5, serviceStar: 4, comment: ' Pours\nwell ', pictures: [] },
      { comment: 'Fine' },
    ]);
    const left = waitingOf(market).length;
    await user.click(await screen.findByRole('link', { name: `${left} more to review` }));
    await writeLinks();
    expect(screen.getByRole('link', { name: /^To review/ })).toHaveTextContent(String(left));
    expect(screen.queryByText(`Order ${lines[0]!.order.no}`)).toBeNull();
  });

  it('keeps the draft after an error and on return', async () => {
    const { user, switches, order } = await openForm();
    switches.faults.set('reviewAdd', { fault: 'code500' });
    await fill(user, 'Kept');
    await user.click(screen.getByRole('button', { name: 'Publish and review next' }));
    expect(await screen.findByText('System exception')).toBeVisible();
    expect(await textField()).toHaveValue('Kept');
    await user.click(await reviewsEntry());
    await openFormOf(user, order.no);
    expect(await textField()).toHaveValue('Kept');
    expect(stars(/Service/, 4)).toBeChecked();
    expect(screen.getByText('Draft saved')).toBeVisible();
  });

  it('continues if the item was reviewed in another tab', async () => {
    const { user, market, order, lines } = await openForm();
    writeReview(market, order.userId, {
      orderNo: order.no,
      lineId: lines[0]!.line.id,
      star: 3,
      comment: 'Elsewhere',
      pictures: [],
    });
    await fill(user, 'Too late');
    await user.click(screen.getByRole('button', { name: 'Publish and review next' }));
    expect(await screen.findByText('This item has already been reviewed')).toBeVisible();
    expect(await screen.findByText(/^Item 2 of 2/)).toBeVisible();
  });

  it('skips an item, and opens the list if none was reviewed', async () => {
    const { user, calls } = await openForm(2);
    await user.click(screen.getByRole('button', { name: 'Skip this item' }));
    expect(await screen.findByText(/^Item 2 of 2/)).toBeVisible();
    await passTime(500);
    await user.click(screen.getByRole('button', { name: 'Skip this item' }));
    await waitFor(() => expect(window.location.pathname).toBe(LIST));
    expect(callsTo(calls, ADD)).toHaveLength(0);
  });

  it.each([
    ['', 'Choose an item to review'],
    ['?orderNo=SH0', 'This order has nothing to review'],
  ])('links to the list if no order is pending (%s)', async (query, words) => {
    await openShop(`/en/users/evaluation_confirm${query}`, MALI);
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See items to review' })).toHaveAttribute('href', LIST);
  });

  it('is not available during a refund', async () => {
    const shop = await openShop(LIST, MALI);
    const { order } = waitingOf(shop.market).find((each) => each.order.refundStatus !== 0)!;
    cleanup();
    await openShop(`/en/users/evaluation_confirm?orderNo=${order.no}`, MALI);
    expect(
      await screen.findByRole('heading', { name: 'This order has nothing to review' }),
    ).toBeVisible();
  });
});
