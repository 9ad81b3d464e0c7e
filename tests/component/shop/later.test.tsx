// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Later } from '../../../src/features/part/later.tsx';
import { lazyPart } from '../../../src/features/part/lazy-part.tsx';

/** A part whose code comes only when it was asked for in vain so many times. */
function partAfter(failures: number) {
  const load = vi.fn(() =>
    load.mock.calls.length <= failures
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /part.js'))
      : Promise.resolve(() => <p>The part</p>),
  );
  return { load, Part: lazyPart(load) };
}

function Opener({ children }: { children: (close: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && children(() => setOpen(false))}
    </>
  );
}

/** React lets what stands in for a part stand for 300 ms at least. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 400)));
const part = () => screen.queryByText('The part');

describe('a part whose code cannot be loaded', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('says so where it is missed, and is asked for once with every press', async () => {
    const { Part, load } = partAfter(2);
    render(
      <Later missed fallback={<i>Waiting</i>}>
        <Part />
      </Later>,
    );
    expect(screen.getByText('Waiting')).toBeVisible();
    const retry = await screen.findByRole('button');
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(retry);
    await settled();
    expect(part()).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('The part')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is looked for in a new version of the shop, when it cannot be had the second time either', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    sessionStorage.clear();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { Part } = partAfter(9);
    render(
      <Later missed fallback={<i>Waiting</i>}>
        <Part />
      </Later>,
    );
    const retry = await screen.findByRole('button');
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(retry);
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing where it is not, and comes by itself with the connection', async () => {
    const { Part } = partAfter(1);
    const { container } = render(
      <Later fallback={<i>Waiting</i>}>
        <Part />
      </Later>,
    );
    await settled();
    expect(container).toBeEmptyDOMElement();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The part')).toBeVisible();
  });

  it('tells whoever opened it, and comes when it is opened again', async () => {
    const { Part } = partAfter(1);
    const failed = vi.fn();
    render(
      <Opener>
        {(close) => (
          <Later
            onFailed={() => {
              failed();
              close();
            }}
          >
            <Part />
          </Later>
        )}
      </Opener>,
    );
    const open = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await settled();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(part()).toBeNull();
    await userEvent.click(open);
    expect(await screen.findByText('The part')).toBeVisible();
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('lets faults of the program through', async () => {
    const Broken = lazyPart(() => Promise.reject(new Error('x is not a function')));
    const drawn = async () => {
      render(
        <Later fallback={<i>Waiting</i>}>
          <Broken />
        </Later>,
      );
      await settled();
    };
    await expect(drawn()).rejects.toThrow('x is not a function');
  });
});
