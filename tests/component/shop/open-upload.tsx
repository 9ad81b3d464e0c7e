import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { expect, vi } from 'vitest';
import { UploadFolder } from '#generated/model/uploadFolder.ts';
import { testMarket } from '#mocks/test.ts';
import { type ApiContext, provideApiContext } from '#/api/context.ts';
import { createQueryClient } from '#/api/query-client.ts';
import { endSession, writeToken } from '#/session/change-session.ts';
import { restoreSession } from '#/session/session.ts';
import { readToken } from '#/session/storage.ts';
import { ImageUpload } from '#/domain/upload/image-upload.tsx';
import { useToasts } from '#/shared/toasts/store.ts';
import { createI18n, loadNamespace } from '#/i18n/i18n.ts';
import { Field } from '#/ui/field.tsx';
import { ORIGIN } from './open-shop.tsx';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
export const picture = (name: string) => new File([PNG], name, { type: 'image/png' });

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

/** Renders a form with a row of pictures. Uploads wait until the test answers them, unless `atOnce`. */
export async function openForm({
  first = [] as string[],
  max = 5,
  atOnce = false,
  guest = false,
  profile = 'complete',
  upload = undefined as ApiContext['upload'],
} = {}) {
  const market = testMarket(profile);
  endSession();
  if (!guest) writeToken(await token(market));
  restoreSession();
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
  await loadNamespace(i18n, 'account');

  const changes: string[][] = [];
  const sending: boolean[] = [];
  const failed: number[] = [];
  const control = createRef<{ focus: () => void }>();
  function Form() {
    const [value, setValue] = useState(first);
    const change = (addresses: string[]) => {
      changes.push(addresses);
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
          max={max}
          folder={UploadFolder.shopper}
        />
        <button type="button" onClick={() => setValue([])}>
          Clear
        </button>
      </Field>
    );
  }
  const client = createQueryClient({
    sessionEnded: (error) => {
      throw error;
    },
  });
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <I18nContext value={{ i18n }}>
          <Form />
        </I18nContext>
      </QueryClientProvider>
    </StrictMode>,
  );

  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form has no file input');
  return {
    ...market,
    user: userEvent.setup(),
    choose: (...files: File[]) => fireEvent.change(input, { target: { files } }),
    addressOf: (name: string) => stored.get(name),
    /** Sends a pending upload to the market. */
    async answer(name: string) {
      await waitFor(() => expect(sent.map((one) => one.name)).toContain(name));
      await act(async () => sent.findLast((one) => one.name === name)?.answer());
    },
    sent,
    changes,
    sending,
    failed,
    control,
    input,
    unmount,
  };
}

export const add = (count: string) => screen.getByRole('button', { name: `Add pictures ${count}` });
export const remove = (n: number) => screen.getByRole('button', { name: `Remove picture ${n}` });
export const coming = () =>
  screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
export const shown = () =>
  screen
    .queryAllByRole('listitem')
    .flatMap((tile) => tile.querySelector('img:not([src^="blob:"])')?.getAttribute('src') ?? []);
export const toasts = () => useToasts.getState().toasts.map(({ text }) => text.replace(/\s/g, ' '));
