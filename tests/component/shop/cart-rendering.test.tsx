// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { playScenario } from '#mocks/market/sandbox.ts';
import { openShop } from './open-shop.tsx';
import { CART, SOM, idOf } from './open-cart.tsx';
import { stubIntersection } from './stub-intersection.ts';
import { ofItem } from '#tests/of-item.ts';

const rendered = vi.hoisted(() => ({ boxes: [] as string[] }));
vi.mock('#/ui/check.tsx', async (load) => {
  const { Checkbox, ...rest } = await load<typeof import('#/ui/check.tsx')>();
  return {
    ...rest,
    Checkbox: (props: ComponentProps<typeof Checkbox>) => {
      rendered.boxes.push(props['aria-label'] ?? '');
      return <Checkbox {...props} />;
    },
  };
});

beforeEach(() => stubIntersection());

describe('a cart of 200 lines', () => {
  it('re-renders only the row that was pressed', async () => {
    await openShop(CART, {
      as: SOM,
      before: (market) => playScenario(market, 'fullCart', { userId: idOf(market, SOM) }),
    });
    await screen.findByText(/^Cart/, { selector: 'h1 > span' });
    // Queries by role would compute the names of a thousand elements.
    const rows = [...document.querySelectorAll<HTMLElement>('.cart-row')];
    expect(rows).toHaveLength(200);
    const boxes = rows.map((row) => row.querySelector('input[type=checkbox]')!);
    const labels = new Set(boxes.map((box) => box.getAttribute('aria-label')));
    const renderedRows = (button: Element) => {
      rendered.boxes.length = 0;
      fireEvent.click(button);
      return rendered.boxes.filter((label) => labels.has(label)).length;
    };
    const more = within(rows[0]!).getByRole('button', { name: ofItem('Increase quantity') });
    expect(renderedRows(more)).toBe(1);
    expect(renderedRows(boxes[0]!)).toBe(1);
  });
});
