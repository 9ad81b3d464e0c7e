// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRailMenu } from '#/domain/category/use-rail-menu.ts';

/** Rows of a panel: a head, and the links after it. */
const ROWS = [
  ['A', 'A1', 'A2'],
  ['B', 'B1'],
  ['C', 'C1', 'C2'],
];
const BOX = { left: 200, top: 0, bottom: 400 } as DOMRect;

/** A rail of three links, of which each has the same panel. */
function Rail({ held }: { held: number | null }) {
  const menu = useRailMenu(held);
  return (
    <div
      ref={menu.nav}
      data-testid="nav"
      onKeyDown={menu.keyDown}
      onPointerMove={menu.trackPointer}
    >
      {[0, 1, 2].map((id) => (
        <div
          key={id}
          data-testid={`row ${id}`}
          onPointerEnter={(event) => menu.scheduleOpen(event, id)}
        >
          <a href="/" data-id={id}>{`Rail ${id}`}</a>
          {menu.open === id && (
            <div data-panel role="group" aria-label={`Panel ${id}`}>
              {ROWS.flat().map((name) => (
                <a key={name} href="/" {...(name.length === 1 && { 'data-head': '' })}>
                  {name}
                </a>
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Name of the link that has the focus after keys were pressed on another one. */
async function focusedAfter(keys: string, from: string, held: number | null = null) {
  const { unmount } = render(<Rail held={held} />);
  screen.getByText(from).focus();
  await userEvent.keyboard(keys);
  const name = document.activeElement?.textContent;
  unmount();
  return name;
}

describe('arrow keys in the category rail', () => {
  it.each([
    ['{ArrowDown}', 'Rail 2', 'Rail 0'],
    ['{ArrowUp}', 'Rail 0', 'Rail 2'],
    ['{End}', 'Rail 0', 'Rail 2'],
    ['{Home}', 'Rail 2', 'Rail 0'],
  ])('wrap around: %s at %s leads to %s', async (key, from, to) => {
    expect(await focusedAfter(key, from)).toBe(to);
  });

  it('open the panel to the right, and no other way', async () => {
    expect(await focusedAfter('{ArrowRight}', 'Rail 1')).toBe('A');
    expect(await focusedAfter('{ArrowLeft}', 'Rail 1')).toBe('Rail 1');
  });
});

describe('arrow keys in the panel', () => {
  it.each([
    ['{ArrowDown}', 'A1', 'B'],
    ['{ArrowDown}', 'C1', 'A'],
    ['{ArrowUp}', 'B1', 'B'],
    ['{ArrowUp}', 'B', 'A'],
    ['{ArrowUp}', 'A', 'C'],
    ['{ArrowRight}', 'A2', 'B'],
    ['{ArrowRight}', 'C2', 'A'],
    ['{ArrowLeft}', 'B1', 'B'],
    ['{ArrowLeft}', 'B', 'Rail 1'],
    ['a', 'A1', 'A1'],
  ])(
    'move by rows, and left to the head and the rail: %s at %s leads to %s',
    async (key, from, to) => {
      expect(await focusedAfter(key, from, 1)).toBe(to);
    },
  );
});

describe('a mouse that crosses another row has more time only if it goes to the panel', () => {
  it.each([
    ['straight on', { x: 100, y: 50 }, { x: 110, y: 50 }, true],
    ['down and to the right', { x: 100, y: 50 }, { x: 110, y: 70 }, true],
    ['past its lower corner', { x: 100, y: 50 }, { x: 104, y: 80 }, false],
    ['straight down', { x: 100, y: 50 }, { x: 100, y: 80 }, false],
    ['away from it', { x: 100, y: 50 }, { x: 90, y: 60 }, false],
    ['inside of it already', { x: 190, y: 50 }, { x: 210, y: 60 }, false],
  ])('going %s', (_way, from, to, hasTime) => {
    vi.useFakeTimers();
    render(<Rail held={0} />);
    vi.spyOn(screen.getByRole('group'), 'getBoundingClientRect').mockReturnValue(BOX);
    const at = ({ x, y }: typeof from) => ({ clientX: x, clientY: y, pointerType: 'mouse' });
    fireEvent.pointerMove(screen.getByTestId('nav'), at(from));
    fireEvent.pointerEnter(screen.getByTestId('row 1'), at(to));
    vi.advanceTimersByTime(200);
    expect(vi.getTimerCount()).toBe(hasTime ? 1 : 0);
  });
});
