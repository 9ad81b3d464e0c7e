import { describe, expect, it } from 'vitest';
import { moveInPanel, moveInRail } from '#/domain/category/use-rail-menu.ts';

describe('arrow keys in the category rail', () => {
  it('wrap around', () => {
    expect(moveInRail('ArrowDown', 2, 3)).toEqual({ to: 'rail', index: 0 });
    expect(moveInRail('ArrowUp', 0, 3)).toEqual({ to: 'rail', index: 2 });
  });

  it('open the panel to the right', () => {
    expect(moveInRail('ArrowRight', 1, 3)).toEqual({ to: 'panel', index: 0 });
    expect(moveInRail('ArrowLeft', 1, 3)).toBeNull();
  });
});

describe('arrow keys in the panel', () => {
  const rows = [0, 3, 5];
  const move = (key: string, index: number) => moveInPanel(key, index, 8, rows, 4);

  it('move up and down by rows', () => {
    expect(move('ArrowDown', 1)).toEqual({ to: 'panel', index: 3 });
    expect(move('ArrowDown', 6)).toEqual({ to: 'panel', index: 0 });
    expect(move('ArrowUp', 4)).toEqual({ to: 'panel', index: 3 });
    expect(move('ArrowUp', 3)).toEqual({ to: 'panel', index: 0 });
    expect(move('ArrowUp', 0)).toEqual({ to: 'panel', index: 5 });
  });

  it('move left to the head of the row, then to the rail', () => {
    expect(move('ArrowLeft', 4)).toEqual({ to: 'panel', index: 3 });
    expect(move('ArrowLeft', 3)).toEqual({ to: 'rail', index: 4 });
  });

  it('ignore other keys', () => {
    expect(move('a', 1)).toBeNull();
  });
});
