// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Market } from '#mocks/market/market.ts';
import { openShop } from './open-shop.tsx';

/** The chain Fashion, Women, Dresses of the platform tree. */
const chainOf = ({ catalogue }: Market) =>
  ['Fashion', 'Women', 'Dresses'].map((name) =>
    catalogue.categories.find((category) => category.name.en === name)!,
  );
const addressOf = (id: number) => `/en/goods/goods_search?cid=${id}`;

describe('the category navigation', () => {
  it('shows the second level with the third below it, each with a link', async () => {
    const { user, market } = await openShop('/en');
    const [top, middle, leaf] = chainOf(market);
    const rail = within(screen.getByRole('navigation', { name: 'Categories' }));
    act(() => rail.getByRole('link', { name: top!.name.en }).focus());
    await user.keyboard('{ArrowRight}');
    const panel = within(rail.getByRole('group', { name: top!.name.en }));
    for (const { id, name } of [middle!, leaf!])
      expect(panel.getByRole('link', { name: name.en })).toHaveAttribute('href', addressOf(id));
    expect(panel.getByRole('link', { name: middle!.name.en })).toHaveFocus();
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
