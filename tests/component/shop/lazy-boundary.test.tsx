// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nContext } from 'react-i18next';
import { createI18n } from '#/i18n/i18n.ts';
import type { Elements } from '#/lib/content.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { useToasts } from '#/shared/toasts/store.ts';

/** A lazy component whose import fails the given number of times. */
function componentAfter(failures: number) {
  const load = vi.fn(() =>
    load.mock.calls.length <= failures
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /chunk.js'))
      : Promise.resolve({ Content: () => <p>The content</p> }),
  );
  return { load, Component: lazyPart(load, 'Content') };
}

function Opener({ children }: { children: (close: () => void) => Elements }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && children(() => setOpen(false))}
    </>
  );
}

const i18n = await createI18n('en');
const InTexts = ({ children }: { children: ReactNode }) =>
  createElement(I18nContext, { value: { i18n } }, children);

const content = () => screen.queryByText('The content');

describe('LazyBoundary with a failed import', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    cleanup();
    useToasts.setState({ toasts: [] });
    vi.restoreAllMocks();
  });

  it('shows an error when the code does not come in a minute, and retries', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const load = vi.fn(() => new Promise<{ Content: () => null }>(() => undefined));
    const Component = lazyPart(load, 'Content');
    render(
      <LazyBoundary showErrorOnFailure fallback={<i>Waiting</i>}>
        <Component />
      </LazyBoundary>,
      { wrapper: InTexts },
    );
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(screen.getByText('Waiting')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    fireEvent.click(screen.getByRole('button'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    vi.useRealTimers();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows an error with showErrorOnFailure, and retries once per click', async () => {
    const { Component, load } = componentAfter(2);
    render(
      <LazyBoundary showErrorOnFailure fallback={<i>Waiting</i>}>
        <Component />
      </LazyBoundary>,
      { wrapper: InTexts },
    );
    expect(screen.getByText('Waiting')).toBeVisible();
    const retry = await screen.findByRole('button');
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(retry);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    const again = await screen.findByRole('button');
    expect(content()).toBeNull();
    await userEvent.click(again);
    expect(await screen.findByText('The content')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reloads the page when the retry fails too', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    sessionStorage.clear();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { Component } = componentAfter(9);
    render(
      <LazyBoundary showErrorOnFailure fallback={<i>Waiting</i>}>
        <Component />
      </LazyBoundary>,
      { wrapper: InTexts },
    );
    const retry = await screen.findByRole('button');
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(retry);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('renders nothing by default, and retries when the browser is online again', async () => {
    const { Component } = componentAfter(1);
    const { container } = render(
      <LazyBoundary fallback={<i>Waiting</i>}>
        <Component />
      </LazyBoundary>,
    );
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The content')).toBeVisible();
  });

  it.each([
    ['says why', false, ['You are offline. Check your connection and try again.']],
    ['leaves it to the caller to say why, if asked to', true, []],
  ])('calls onFailed, %s, and retries when it is mounted again', async (_, isSilent, toasts) => {
    const { Component } = componentAfter(1);
    const failed = vi.fn();
    render(
      <InTexts>
        <Opener>
          {(close) => (
            <LazyBoundary
              isSilent={isSilent}
              onFailed={() => {
                failed();
                close();
              }}
            >
              <Component />
            </LazyBoundary>
          )}
        </Opener>
      </InTexts>,
    );
    const open = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(toasts);
    expect(content()).toBeNull();
    await userEvent.click(open);
    expect(await screen.findByText('The content')).toBeVisible();
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('rethrows errors that are not chunk failures', async () => {
    const load = (): Promise<{ Broken: () => null }> =>
      Promise.reject(new Error('x is not a function'));
    const Broken = lazyPart(load, 'Broken');
    const rendering = act(
      async () =>
        void render(
          <LazyBoundary fallback={<i>Waiting</i>}>
            <Broken />
          </LazyBoundary>,
        ),
    );
    await expect(rendering).rejects.toThrow('x is not a function');
  });
});

it('keeps the HTML of the server until its code is loaded, then shows what has changed', async () => {
  const Text = ({ text }: { text: string }) => <p>{text}</p>;
  const part = (load: () => Promise<{ Text: typeof Text }>) => {
    const Part = lazyPart(load, 'Text');
    return function Page({ text }: { text: string }) {
      return (
        <LazyBoundary ssr fallback={<i>Waiting</i>}>
          <Part text={text} />
        </LazyBoundary>
      );
    };
  };
  const OfServer = part(() => Promise.resolve({ Text }));
  const { prelude } = await prerenderToNodeStream(<OfServer text="before" />);
  const place = document.createElement('div');
  for await (const piece of prelude) place.innerHTML += String(piece);
  const sent = place.querySelector('p');
  const code = Promise.withResolvers<{ Text: typeof Text }>();
  const InBrowser = part(() => code.promise);
  const root = await act(async () => hydrateRoot(place, <InBrowser text="before" />));
  await act(async () => root.render(<InBrowser text="after" />));
  expect(place.textContent).toBe('before');
  await act(async () => code.resolve({ Text }));
  expect(place.textContent).toBe('after');
  expect(place.querySelector('p')).toBe(sent);
  await act(async () => root.unmount());
});
