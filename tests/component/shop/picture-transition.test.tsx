// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { nextTask } from '#tests/next-task.ts';
import { openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';
import { setDurations, stubPlaces } from './stub-motion.ts';

/** A running transition: `capture` runs the update, as the browser does in the next frame. */
interface Transition {
  capture: () => Promise<void>;
  end: () => void;
}
let transitions: Transition[] = [];
const skip = vi.fn();

/** In `waitFor` React renders as in a browser, and not when an `act` has ended. */
async function run(update: () => Promise<void>) {
  const done = vi.fn();
  let running: Promise<void> | undefined;
  await waitFor(() => {
    running ??= update().then(done);
    expect(done).toHaveBeenCalled();
  });
}

const names = () =>
  [...document.querySelectorAll('img')].filter(
    ({ style }) =>
      style.getPropertyValue('view-transition-name') !== '' || style.viewTransitionName,
  );

// Code and texts are loaded then, so a page that is prefetched is ready as soon as its data is.
beforeAll(async () => {
  await import('#/app/picture-transition.ts');
  await openShop(`/en/goods_detail/${FEATURED_ID}`);
  cleanup();
});
beforeEach(() => {
  transitions = [];
  skip.mockReset();
  setDurations(240);
  stubPlaces();
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const finished = Promise.withResolvers<void>();
      transitions.push({ capture: () => run(update), end: finished.resolve });
      return { ready: Promise.resolve(), finished: finished.promise, skipTransition: skip };
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  setDurations(0);
  Reflect.deleteProperty(document, 'startViewTransition');
});

const path = () => window.location.pathname;
const productLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/en/goods_detail/"]'),
];
const detailOf = ({ pathname }: HTMLAnchorElement) =>
  `/api/front/product/detail/${pathname.split('/').at(-1)}`;

/** Opens a list and prefetches a link of it; the code of transitions loads meanwhile. */
async function openList(find: () => HTMLAnchorElement = () => productLinks().at(-1)!) {
  const shop = await openShop('/en/goods/top_one');
  const link = find();
  fireEvent.pointerDown(link);
  await waitFor(() => expect(shop.queryClient.isFetching()).toBe(0));
  // Nothing shows when the page is ready.
  await act(nextTask);
  return { ...shop, link };
}

const isOnProduct = () =>
  waitFor(() => expect(document.querySelector('[data-product-picture]')).not.toBeNull());

describe('a click on a product card whose page is ready', () => {
  it('moves its picture to the picture of the page', async () => {
    const { link } = await openList();
    fireEvent.click(link);
    await waitFor(() => expect(transitions).toHaveLength(1));
    expect(names()).toEqual([link.closest('.cover')!.querySelector('img')]);
    expect(path()).toBe('/en/goods/top_one');

    await transitions[0]!.capture();
    expect(path()).toBe(link.pathname);
    expect(names()).toEqual([document.querySelector('[data-product-picture] > img')]);
    transitions[0]!.end();
    await waitFor(() => expect(names()).toEqual([]));
    expect(skip).not.toHaveBeenCalled();
  });

  it('announces the page, and focuses nothing else than without a transition', async () => {
    const { link } = await openList();
    fireEvent.click(link);
    await waitFor(() => expect(transitions).toHaveLength(1));
    await transitions[0]!.capture();
    expect(document.getElementById('main')).toHaveFocus();
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    await waitFor(() => expect(document.title).toContain(title));
    await waitFor(() =>
      expect(
        screen.getAllByRole('status').some(({ textContent }) => textContent?.includes(title!)),
      ).toBe(true),
    );
  });

  it('does not wait for a browser that is slow to start', async () => {
    const { link } = await openList();
    fireEvent.click(link);
    await waitFor(() => expect(skip).toHaveBeenCalledOnce());
    await transitions[0]!.capture();
    expect(path()).toBe(link.pathname);
  });

  it('gives way to a click on another link meanwhile', async () => {
    const { link, user } = await openList();
    fireEvent.click(link);
    await waitFor(() => expect(transitions).toHaveLength(1));
    await user.click(screen.getAllByRole('link', { name: 'Stores' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'Stores' });
    await transitions[0]!.capture();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stores');
    expect(path()).toBe('/en/merchant/merchant_street');
  });
});

describe('a press on a product card', () => {
  const loading = vi.fn<(src: string) => void>();
  beforeEach(() => {
    loading.mockReset();
    vi.stubGlobal(
      'Image',
      class {
        set src(src: string) {
          loading(src);
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('begins to load the picture of the page that is ready', async () => {
    const { link } = await openList();
    expect(loading).not.toHaveBeenCalled();
    fireEvent.pointerDown(link);
    expect(loading).toHaveBeenCalledOnce();
    setDurations(0);
    fireEvent.click(link);
    await isOnProduct();
    const large = document.querySelector('[data-product-picture] > img');
    expect(large).toHaveAttribute('src', loading.mock.lastCall![0]);
  });

  it('loads nothing for other pages', async () => {
    const { link } = await openList(
      () => screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Stores' })[0]!,
    );
    fireEvent.pointerDown(link);
    expect(loading).not.toHaveBeenCalled();
  });
});

describe('there is no transition', () => {
  it('if the shopper prefers reduced motion', async () => {
    const { link } = await openList();
    setDurations(0);
    fireEvent.click(link);
    await isOnProduct();
    expect(transitions).toEqual([]);
  });

  it('if the picture is out of view', async () => {
    const { link } = await openList();
    stubPlaces({ top: -180 });
    fireEvent.click(link);
    await isOnProduct();
    expect(transitions).toEqual([]);
  });

  it('if the page is not ready', async () => {
    const { link, hold } = await openList(() => productLinks()[0]!);
    const other = productLinks().at(-1)!;
    expect(other.pathname).not.toBe(link.pathname);
    const release = hold(detailOf(other));
    fireEvent.click(other);
    await passTime(100);
    release();
    await isOnProduct();
    expect(path()).toBe(other.pathname);
    expect(transitions).toEqual([]);
  });

  it('to pages that show no product', async () => {
    const { link } = await openList(
      () => screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Stores' })[0]!,
    );
    fireEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Stores' });
    expect(transitions).toEqual([]);
  });

  it('on back and forward', async () => {
    const { link } = await openList();
    setDurations(0);
    fireEvent.click(link);
    await isOnProduct();
    setDurations(240);
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'Top sellers' });
    window.history.forward();
    await isOnProduct();
    expect(transitions).toEqual([]);
  });
});
