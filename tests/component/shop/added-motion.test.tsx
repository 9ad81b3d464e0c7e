// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Check } from 'lucide';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { leaderboard } from '#mocks/market/product-queries.ts';
import { openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';
import { setDurations, stubPlaces } from './stub-motion.ts';
import { recordAnnouncements } from './record-announcements.ts';

const PRODUCT = `/en/goods_detail/${FEATURED_ID}`;
const SOM = { as: 'som@lychee.test' };

interface Motion {
  element: Element;
  frames: Keyframe[];
  duration: number;
}
let motions: Motion[] = [];
let finish: () => void;

/** Replaces `animate`, which happy-dom does not have. Animations end with `finish`. */
function stubAnimate() {
  motions = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  Element.prototype.animate = function animate(this: Element, frames, options) {
    const { duration } = options as { duration: number };
    motions.push({ element: this, frames: frames as Keyframe[], duration });
    return { finished: promise } as unknown as Animation;
  };
}

beforeEach(() => {
  setDurations(240);
  stubAnimate();
  stubPlaces();
});
afterEach(() => {
  for (const copy of copies()) copy.remove();
  vi.restoreAllMocks();
  setDurations(0);
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const copies = () => document.querySelectorAll('.fly-to-cart');
const button = async () => (await screen.findAllByRole('button', { name: 'Add to cart' }))[0]!;
const [[, { d: CHECK }]] = Check as [[string, { d: string }]];
const hasCheck = (element: Element) => element.querySelector(`path[d="${CHECK}"]`) !== null;
const isAdded = () => screen.findByText('Added to cart');

describe('a product that is added to the cart', () => {
  it('sends a copy of its picture to the cart link, which bumps', async () => {
    const { user } = await openShop(PRODUCT, SOM);
    const add = await button();
    await user.click(add);
    await waitFor(() => expect(copies()).toHaveLength(1));
    const [move] = motions;
    expect(move!.element).toBe(copies()[0]);
    expect(copies()[0]).toHaveAttribute('alt', '');
    expect(move!.duration).toBeLessThanOrEqual(240);
    expect(move!.frames.flatMap((frame) => Object.keys(frame))).toEqual(
      expect.arrayContaining(['transform', 'opacity']),
    );
    expect(motions).toHaveLength(1);

    finish();
    await waitFor(() => expect(copies()).toHaveLength(0));
    const link = document.querySelector('#cart-slot > a');
    await waitFor(() => expect(motions.length).toBeGreaterThan(1));
    expect(motions.slice(1).map(({ element }) => element.parentElement)).toContain(link);
    expect(add).toHaveFocus();
  });

  it('is announced once, and confirmed by a check on the button for a moment', async () => {
    const { said, next } = recordAnnouncements();
    const { user } = await openShop(PRODUCT, SOM);
    const add = await button();
    expect(hasCheck(add)).toBe(false);
    await user.click(add);
    await waitFor(() => expect(hasCheck(add)).toBe(true));
    expect(add).toHaveAccessibleName('Add to cart');
    await isAdded();
    expect(await next()).toMatch(/^Added to cart/);
    expect(said.join().match(/Added to cart/g)).toHaveLength(1);
    expect(screen.getAllByText('Added to cart')).toHaveLength(1);
    await waitFor(() => expect(hasCheck(add)).toBe(false));
  });

  it('does not move if the shopper prefers reduced motion', async () => {
    setDurations(0);
    const { user } = await openShop(PRODUCT, SOM);
    await user.click(await button());
    await isAdded();
    await passTime(100);
    expect(motions).toEqual([]);
    expect(copies()).toHaveLength(0);
  });

  it('only bumps the link if its picture is out of view', async () => {
    const { user } = await openShop(PRODUCT, SOM);
    const add = await button();
    const picture = add.closest('.card')!.querySelector('img')!;
    picture.getBoundingClientRect = () => new DOMRect(100, -400, 200, 200);
    await user.click(add);
    await waitFor(() => expect(motions.length).toBeGreaterThan(0));
    expect(copies()).toHaveLength(0);
  });

  it('needs no cart link and no picture', async () => {
    const { user } = await openShop(PRODUCT, SOM);
    const add = await button();
    document.getElementById('cart-slot')!.removeAttribute('id');
    add.closest('.card')!.classList.remove('card');
    await user.click(add);
    await waitFor(() => expect(hasCheck(add)).toBe(true));
    expect(motions).toEqual([]);
  });

  it('stays if the write fails', async () => {
    const { user } = await openShop(PRODUCT, { ...SOM, faults: { cartSave: 'code500' } });
    const add = await button();
    await user.click(add);
    await screen.findByRole('alert');
    expect(hasCheck(add)).toBe(false);
    expect(motions).toEqual([]);
  });

  it('sends the picture of its card from a list', async () => {
    const { user, market } = await openShop('/en/goods/top_one', SOM);
    const product = leaderboard(market).find(({ skus }) => skus.length === 1)!;
    const add = screen.getByRole('button', { name: `Add to cart: ${product.name.en}` });
    const picture = add.closest('.cover')!.querySelector('img')!;
    vi.spyOn(picture, 'currentSrc', 'get').mockReturnValue('http://localhost:3000/of-the-card');
    await user.click(add);
    await waitFor(() => expect(copies()).toHaveLength(1));
    expect(copies()[0]).toHaveAttribute('src', 'http://localhost:3000/of-the-card');
    expect(hasCheck(add)).toBe(true);
    finish();
    await waitFor(() => expect(copies()).toHaveLength(0));
  });
});
