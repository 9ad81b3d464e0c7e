// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { getProductCategoriesQueryKey } from '#generated/client/product/product.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import type { Market } from '#mocks/market/context.ts';
import { cutTree } from '#/server/shown-data.ts';
import { callsTo, openShop } from './open-shop.tsx';

/** The chain Fashion, Women, Dresses of the platform tree. */
const chainOf = ({ catalogue }: Market) =>
  ['Fashion', 'Women', 'Dresses'].map((name) =>
    catalogue.categories.find((category) => category.name.en === name)!,
  );
const addressOf = (id: number) => `/en/goods/goods_search?cid=${id}`;

const ACTIVITIES = '/api/front/activity/index/list';
const noActivities = ({ url }: Request) =>
  new URL(url).pathname === ACTIVITIES
    ? Response.json({ code: 200, message: 'success', data: [] })
    : null;

describe('the category navigation', () => {
  it('shows the second level with the third below it, each with a link', async () => {
    const { user, market } = await openShop('/en');
    const [top, middle, leaf] = chainOf(market);
    const rail = within(screen.getByRole('navigation', { name: 'Categories' }));
    flushSync(() => rail.getByRole('link', { name: top!.name.en }).focus());
    await user.keyboard('{ArrowRight}');
    const panel = within(rail.getByRole('group', { name: top!.name.en }));
    for (const { id, name } of [middle!, leaf!])
      expect(panel.getByRole('link', { name: name.en })).toHaveAttribute('href', addressOf(id));
    expect(panel.getByRole('link', { name: middle!.name.en })).toHaveFocus();
  });
});

describe('the panel of a category', () => {
  const openPanel = async (options: Parameters<typeof openShop>[1] = {}, name = 'Fashion') => {
    const shop = await openShop('/en', options);
    const rail = within(screen.getByRole('navigation', { name: 'Categories' }));
    flushSync(() => rail.getByRole('link', { name }).focus());
    await shop.user.keyboard('{ArrowRight}');
    return { ...shop, panel: within(rail.getByRole('group', { name })) };
  };

  it('shows a running activity with its words and the largest discount', async () => {
    const { panel } = await openPanel();
    const link = await panel.findByRole('link', { name: /^This week only/ });
    expect(link).toHaveAccessibleName('This week only Up to 30% off See all');
    expect(link.getAttribute('href')).toMatch(/^\/en\/goods\/activity_list\?id=1&/);
    expect(link.querySelector('img')).toHaveAttribute('src', expect.stringContaining('product'));
  });

  it('shows the next activity for the next category, and requests activities once', async () => {
    const { panel, calls, user } = await openPanel({}, 'Shoes & bags');
    expect(await panel.findByRole('link', { name: /^Slow afternoons/ })).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowRight}');
    expect(await screen.findByRole('link', { name: /^Listen closer/ })).toBeVisible();
    expect(callsTo(calls, ACTIVITIES)).toHaveLength(1);
  });

  it.each([
    ['none is running', { answer: noActivities }],
    ['the call fails', { faults: { homeActivities: 'code500' } as const }],
  ])('shows no activity if %s', async (_, options) => {
    const { panel } = await openPanel(options);
    expect(await panel.findByRole('link', { name: 'Fashion See all' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('.panel-activity')).toBeNull());
    expect(document.querySelector('.category-panel__activity')).toBeNull();
  });

  it('shows its best-selling products, which the arrow keys reach after the categories', async () => {
    const { panel, user } = await openPanel();
    const all = await panel.findByRole('link', { name: 'Fashion See all' });
    await waitFor(() => expect(panel.getAllByRole('link', { name: /\$/ })).toHaveLength(4));
    const products = panel.getAllByRole('link', { name: /\$/ });
    expect(products[0]).toHaveAttribute('href', expect.stringContaining('/goods_detail/'));
    await panel.findByRole('link', { name: /^This week only/ });
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(all).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(products[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(panel.getByRole('link', { name: /^This week only/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Fashion' })).toHaveFocus();
  });

  it('shows products of its first leaf category if the backend finds none in the category itself', async () => {
    const { panel, market } = await openPanel({ profile: 'as-is' });
    const leaf = chainOf(market)[2]!;
    expect(await panel.findByRole('link', { name: 'Dresses See all' })).toHaveAttribute(
      'href',
      addressOf(leaf.id),
    );
    await waitFor(() => expect(panel.getAllByRole('link', { name: /\$/ })).toHaveLength(4));
  });
});

describe('the category filter', () => {
  it('expands the parents of the selected category and marks them', async () => {
    const { market } = await openShop((opened) => addressOf(chainOf(opened)[2]!.id));
    const [top, middle, leaf] = chainOf(market);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Categories' });
    const filter = within(heading.closest<HTMLElement>('.facets__facet')!);
    for (const { name } of [top!, middle!])
      expect(filter.getByRole('link', { name: name.en })).toHaveClass('facets__isAbove');
    expect(filter.getByRole('link', { name: leaf!.name.en })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(filter.getByRole('link', { name: 'Tops' })).toBeVisible();
    expect(filter.queryByRole('link', { name: 'Handbags' })).toBeNull();
  });
});

describe('the categories of a store', () => {
  it('expand the parent of the selected category', async () => {
    let names: { parent: string; child: string } | undefined;
    await openShop(({ catalogue }) => {
      const { categories } = catalogue.merchants.find(({ id }) => id === 1)!;
      const child = categories.find(({ pid }) => pid !== 0)!;
      const parent = categories.find(({ id }) => id === child.pid)!;
      names = { parent: parent.name.en, child: child.name.en };
      return `/en/merchant/merchant/category?id=1&cid=${child.id}`;
    });
    const tree = within(await screen.findByRole('navigation', { name: 'Categories' }));
    expect(tree.getByRole('button', { name: `Collapse ${names!.parent}` })).toBeVisible();
    expect(tree.getByRole('link', { name: names!.parent })).toHaveClass('facets__isAbove');
    expect(tree.getByRole('link', { name: names!.child })).toHaveAttribute('aria-current', 'true');
  });
});

describe('a document with the top level of the categories only', () => {
  const TREE = '/api/front/product/category';

  /** Opens the home page as if a document had brought no more. */
  async function openCut() {
    const shop = await openShop('/en');
    const key = getProductCategoriesQueryKey();
    const tree = shop.queryClient.getQueryData<CategoryNode[]>(key) ?? [];
    shop.calls.length = 0;
    flushSync(() => shop.queryClient.setQueryData(key, cutTree(tree, 0)));
    const rail = within(screen.getByRole('navigation', { name: 'Categories' }));
    return { ...shop, rail };
  }

  it('loads the others when one is opened, once, and says until then that it can be opened', async () => {
    const { user, calls, rail, market } = await openCut();
    const [top, middle, leaf] = chainOf(market);
    const link = rail.getByRole('link', { name: top!.name.en });
    expect(link).toHaveAttribute('aria-expanded', 'false');
    expect(callsTo(calls, TREE)).toHaveLength(0);
    flushSync(() => link.focus());
    await user.keyboard('{ArrowRight}');
    const panel = within(rail.getByRole('group', { name: top!.name.en }));
    for (const { id, name } of [middle!, leaf!])
      expect(await panel.findByRole('link', { name: name.en })).toHaveAttribute(
        'href',
        addressOf(id),
      );
    // The arrow key was pressed before there was anything to move to.
    expect(panel.getByRole('link', { name: middle!.name.en })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowRight}');
    expect(callsTo(calls, TREE)).toHaveLength(1);
  });

  it('loads them for the page of a category, which shows its branch', async () => {
    const { user, calls, rail, market } = await openCut();
    const [top, middle] = chainOf(market);
    await user.click(rail.getByRole('link', { name: top!.name.en }));
    expect(await screen.findByRole('link', { name: middle!.name.en })).toBeVisible();
    expect(callsTo(calls, TREE)).toHaveLength(1);
  });

  it('offers to try again if they cannot be loaded', async () => {
    const { user, rail, market, switches } = await openCut();
    const [top, middle] = chainOf(market);
    switches.faults.set('productCategories', { fault: 'code500' });
    flushSync(() => rail.getByRole('link', { name: top!.name.en }).focus());
    await user.keyboard('{ArrowRight}');
    const again = await rail.findByRole('button', { name: 'Try again' });
    switches.faults.clear();
    await user.click(again);
    expect(await rail.findByRole('link', { name: middle!.name.en })).toBeVisible();
  });
});
