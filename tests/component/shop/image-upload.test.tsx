// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadFolder } from '../../../generated/model/uploadFolder.ts';
import { testMarket } from '../../../mocks/test.ts';
import { type ApiContext, provideApiContext } from '../../../src/api/context.ts';
import { createQueryClient } from '../../../src/api/query-client.ts';
import { clearToken, storeToken } from '../../../src/api/session-change.ts';
import { readToken } from '../../../src/api/session.ts';
import { ImageUpload } from '../../../src/features/image-upload/image-upload.tsx';
import { endSignIn, useSignInPanel } from '../../../src/features/sign-in/panel-store.ts';
import { useToasts } from '../../../src/features/toasts/store.ts';
import { createI18n, loadArea } from '../../../src/i18n/i18n.ts';
import { Field } from '../../../src/ui/field.tsx';
import { ORIGIN } from './open-shop.tsx';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
const picture = (name: string) => new File([PNG], name, { type: 'image/png' });

async function token({ fetch }: ReturnType<typeof testMarket>) {
  const body = JSON.stringify({ email: 'mali@lychee.test', password: 'Lychee-2026' });
  const answer = await fetch(
    new Request(`${ORIGIN}/api/front/login/email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
  );
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** A form with a row of pictures. What is sent waits until the test lets it be answered, unless `atOnce`. */
async function openForm({
  first = [] as string[],
  most = 5,
  atOnce = false,
  guest = false,
  upload = undefined as ApiContext['upload'],
} = {}) {
  const market = testMarket();
  clearToken();
  if (!guest) storeToken(await token(market));
  const sent: { name: string; query: string; answer: () => void }[] = [];
  const stored = new Map<string, string>();
  vi.stubGlobal('fetch', async (request: Request) => {
    const name = ((await request.clone().formData()).get('multipart') as File).name;
    await new Promise<void>(
      (answer) => (
        sent.push({ name, query: new URL(request.url).search, answer }),
        atOnce && answer()
      ),
    );
    const response = await market.fetch(request);
    const { data } = (await response.clone().json()) as { data: { url: string } | null };
    if (data) stored.set(name, data.url);
    return response;
  });
  provideApiContext(() => ({
    baseUrl: ORIGIN,
    language: 'en',
    token: readToken,
    ...(upload && { upload }),
    report: (problem) => {
      throw new Error(problem);
    },
  }));
  const i18n = await createI18n('en');
  await loadArea(i18n, 'account');

  const told: string[][] = [];
  const sending: boolean[] = [];
  const failed: number[] = [];
  const control = createRef<{ focus: () => void }>();
  function Form() {
    const [value, setValue] = useState(first);
    const change = (addresses: string[]) => {
      told.push(addresses);
      setValue(addresses);
    };
    return (
      <Field group label="Pictures" error={value.length === 0 && 'Add one'}>
        <ImageUpload
          ref={control}
          value={value}
          onChange={change}
          onSending={(now) => sending.push(now)}
          onFailed={(count) => failed.push(count)}
          max={most}
          folder={UploadFolder.shopper}
        />
        <button type="button" onClick={() => setValue([])}>
          Clear
        </button>
      </Field>
    );
  }
  const client = createQueryClient({
    writeFailed: (error) => {
      throw error;
    },
    sessionEnded: (error) => {
      throw error;
    },
  });
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={i18n}>
          <Form />
        </I18nextProvider>
      </QueryClientProvider>
    </StrictMode>,
  );

  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose files with');
  return {
    ...market,
    user: userEvent.setup(),
    choose: (...files: File[]) => fireEvent.change(input, { target: { files } }),
    addressOf: (name: string) => stored.get(name),
    /** Lets the market answer one that was sent. */
    async answer(name: string) {
      await waitFor(() => expect(sent.map((one) => one.name)).toContain(name));
      await act(async () => sent.findLast((one) => one.name === name)?.answer());
    },
    sent,
    told,
    sending,
    failed,
    control,
    input,
    unmount,
  };
}

const add = (count: string) => screen.getByRole('button', { name: `Add pictures ${count}` });
const remove = (n: number) => screen.getByRole('button', { name: `Remove picture ${n}` });
const coming = () =>
  screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
const shown = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((tile) => tile.querySelector('img:not([src^="blob:"])')?.getAttribute('src') ?? []);
const toasts = () => useToasts.getState().toasts.map(({ text }) => text.replace(/\s/g, ' '));

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useSignInPanel.setState(useSignInPanel.getInitialState());
});
afterEach(() => vi.unstubAllGlobals());

describe('a row of pictures to upload', () => {
  it('keeps the order of choosing, whichever is answered first', async () => {
    const { choose, answer, addressOf, sent, told, sending } = await openForm();
    expect(add('0 / 5')).toHaveAccessibleDescription('Add one');
    choose(picture('front.PNG'), picture('back.png'));
    expect(coming()).toEqual(['Uploading picture 1', 'Uploading picture 2']);
    expect(add('2 / 5')).toBeVisible();
    expect(sending).toEqual([true]);

    await answer('back.png');
    await waitFor(() => expect(coming()).toEqual(['Uploading picture 1']));
    expect(told).toEqual([[addressOf('back.png')]]);
    await answer('front.png');
    await waitFor(() => expect(coming()).toEqual([]));
    expect(told.at(-1)).toEqual([addressOf('front.png'), addressOf('back.png')]);
    expect(shown().map((src) => src.split('?')[0])).toEqual(told.at(-1));
    expect(sending).toEqual([true, false]);
    expect(sent.map(({ query }) => query)).toEqual(['?model=user&pid=7', '?model=user&pid=7']);
  });

  it('refuses what is no picture or too large, in words, and goes on with the rest', async () => {
    const { choose, answer, addressOf, sent, told } = await openForm();
    const large = picture('large.png');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    choose(new File(['GIF89a'], 'moving.gif', { type: 'image/gif' }), large, picture('good.png'));
    expect(toasts()).toEqual(['Choose a JPG or PNG picture', 'Choose a picture of 10 MB at most']);
    await answer('good.png');
    await waitFor(() => expect(told).toEqual([[addressOf('good.png')]]));
    expect(sent).toHaveLength(1);
  });

  it('takes the first ones when more are chosen than fit, and says so once', async () => {
    const { choose, addressOf, told, sent } = await openForm({ most: 2, atOnce: true });
    choose(picture('1.png'), picture('2.png'), picture('3.png'), picture('4.png'));
    expect(toasts()).toEqual(['Add 2 pictures at most']);
    await waitFor(() => expect(told.at(-1)).toEqual([addressOf('1.png'), addressOf('2.png')]));
    expect(sent.map(({ name }) => name)).toEqual(['1.png', '2.png']);
  });

  it('has no way to add at the most, and has one again after removal', async () => {
    const { choose, control, user } = await openForm({ first: ['/one.png'], most: 2 });
    add('1 / 2').focus();
    choose(picture('2.png'));
    expect(screen.queryByRole('button', { name: /^Add pictures/ })).toBeNull();
    expect(remove(2)).toHaveFocus();
    act(() => control.current?.focus());
    expect(remove(1)).toHaveFocus();
    await user.click(remove(1));
    expect(add('1 / 2')).toBeVisible();
    act(() => control.current?.focus());
    expect(add('1 / 2')).toHaveFocus();
  });

  it('says which one failed and tries it again at its place', async () => {
    const { choose, answer, addressOf, told, switches, sending, user, sent } = await openForm();
    choose(picture('1.png'), picture('2.png'));
    await answer('2.png');
    await waitFor(() => expect(told).toHaveLength(1));
    switches.faults.set('imageUpload', { fault: 'code500', times: 1 });
    await answer('1.png');
    expect(await screen.findByRole('alert')).toHaveTextContent('Picture 1 was not uploaded');
    expect(sending).toEqual([true, false]);

    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
      'Picture 1 was not uploaded',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(coming()).toEqual(['Uploading picture 1']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(remove(1)).toHaveFocus();
    await waitFor(() => expect(sent).toHaveLength(3));
    await answer('1.png');
    await waitFor(() => expect(told.at(-1)).toEqual([addressOf('1.png'), addressOf('2.png')]));
    expect(sending).toEqual([true, false, true, false]);
  });

  it('shows the progress, the size and then the name, and how many failed and why', async () => {
    const shares: ((share: number) => void)[] = [];
    const { choose, answer, failed, switches, user } = await openForm({
      upload: (request, onProgress) => {
        shares.push(onProgress);
        return fetch(request);
      },
    });
    const large = picture('large.png');
    Object.defineProperty(large, 'size', { value: 4.7 * 1024 * 1024 });
    choose(large);
    await waitFor(() => expect(shares).toHaveLength(1));
    act(() => shares[0]?.(0.62));
    const bar = screen.getByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '62');
    expect(screen.getByText('62%')).toBeVisible();
    expect(screen.getByText(/^2\.9 of 4\.7\sMB$/)).toBeVisible();

    switches.faults.set('imageUpload', { fault: 'network', times: 1 });
    await answer('large.png');
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached now');
    expect(failed.at(-1)).toBe(1);
    expect(toasts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(failed.at(-1)).toBe(0);
    await waitFor(() => expect(shares).toHaveLength(2));
    await answer('large.png');
    expect(await screen.findByText('large.png')).toBeVisible();
  });

  it('has failed for a guest who closes the sign-in panel', async () => {
    const { choose, sent } = await openForm({ guest: true });
    choose(picture('1.png'), picture('2.png'));
    await waitFor(() => expect(useSignInPanel.getState().open).toBe(true));
    await act(async () => endSignIn(false));
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('removes, and the focus goes to the next one or to adding', async () => {
    const { told, user } = await openForm({ first: ['/1.png', '/2.png', '/3.png'] });
    await user.click(remove(2));
    expect(told).toEqual([['/1.png', '/3.png']]);
    expect(remove(2)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(told.at(-1)).toEqual(['/1.png']);
    expect(add('1 / 5')).toHaveFocus();
  });

  it('drops what is removed on its way', async () => {
    const { choose, answer, addressOf, told, sending, user } = await openForm();
    choose(picture('1.png'), picture('2.png'));
    await user.click(remove(1));
    expect(coming()).toEqual(['Uploading picture 1']);
    await answer('1.png');
    await answer('2.png');
    await waitFor(() => expect(told).toEqual([[addressOf('2.png')]]));
    expect(addressOf('1.png')).toBeDefined();
    expect(shown()).toHaveLength(1);
    expect(sending).toEqual([true, false]);
  });

  it('takes the same file again, and files that are dropped onto it', async () => {
    const { input, told, user } = await openForm({ atOnce: true });
    await user.upload(input, picture('1.png'));
    expect(input.value).toBe('');
    const row = screen.getByRole('list');
    const dataTransfer = { types: ['Files'], files: [picture('2.png')] };
    fireEvent.dragEnter(row, { dataTransfer });
    expect(row).toHaveClass('is-over');
    expect(fireEvent.drop(row, { dataTransfer })).toBe(false);
    expect(row).not.toHaveClass('is-over');
    await waitFor(() => expect(told.at(-1)).toHaveLength(2));
  });

  it('is emptied by its owner, with what is on its way', async () => {
    const { choose, answer, addressOf, told, user } = await openForm({ first: ['/1.png'] });
    choose(picture('2.png'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(add('0 / 5')).toBeVisible();
    await answer('2.png');
    await waitFor(() => expect(addressOf('2.png')).toBeDefined());
    expect(told).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('lets go of everything when it leaves the page', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { choose, answer, addressOf, told, sending, unmount } = await openForm();
    choose(picture('1.png'), picture('2.png'));
    await answer('2.png');
    await waitFor(() => expect(told).toHaveLength(1));
    unmount();
    expect(sending).toEqual([true, false]);
    await answer('1.png');
    await waitFor(() => expect(addressOf('1.png')).toBeDefined());
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toHaveLength(1);
    const addresses = made.mock.results.map(({ value }) => value as string);
    expect(addresses.length).toBeGreaterThan(0);
    expect(revoked.mock.calls.flat().toSorted()).toEqual(addresses.toSorted());
  });
});
