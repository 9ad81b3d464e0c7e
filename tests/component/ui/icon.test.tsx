// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { Check, ShoppingCart } from 'lucide';
import { describe, expect, it } from 'vitest';
import { Icon } from '#/ui/icon.ts';

describe('an icon', () => {
  it('has the shapes of its package, with one path', () => {
    const { container } = render(<Icon as={ShoppingCart} size={24} />);
    const svg = container.querySelector('svg')!;
    expect([...svg.children].map(({ tagName }) => tagName)).toEqual(['circle', 'circle', 'path']);
    const paths = ShoppingCart.flatMap(([tag, { d }]) => (tag === 'path' ? [`M0 0${d}`] : []));
    expect(svg.querySelector('path')).toHaveAttribute('d', paths.join(''));
    expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
    expect(svg).toHaveAttribute('width', '24');
    expect(svg).toHaveAttribute('stroke', 'currentColor');
  });

  it('is hidden from assistive technology', () => {
    const { container } = render(<Icon as={Check} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has a thicker stroke if it is small', () => {
    const strokes = ([24, 12] as const).map((size) => {
      const { container } = render(<Icon as={Check} size={size} />);
      return Number(container.querySelector('svg')?.getAttribute('stroke-width'));
    });
    expect(strokes[1]).toBeGreaterThan(strokes[0]!);
  });
});
