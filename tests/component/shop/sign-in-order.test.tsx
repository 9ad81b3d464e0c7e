// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readToken } from '#/session/storage.ts';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { MALI, signInByPanel } from './open-panel.tsx';
import { openShop } from './open-shop.tsx';

const SOM = 'som@lychee.test';
const LOGIN = '/api/front/login/email';

/** A sign-in as Mali hangs, its panel is closed, and the shopper signs in as Som. */
async function signInTwice() {
  const gates: Record<string, PromiseWithResolvers<void>> = {
    [MALI]: Promise.withResolvers<void>(),
    [SOM]: Promise.withResolvers<void>(),
  };
  const tokens: Record<string, string> = {};
  async function answerLogin(request: Request): Promise<Response> {
    const { email } = (await request.clone().json()) as { email: string };
    await gates[email]?.promise;
    const response = await shop.fetch(request);
    const { data } = (await response.clone().json()) as { data: { token: string } };
    tokens[email] = data.token;
    return response;
  }
  const shop: Awaited<ReturnType<typeof openShop>> = await openShop('/en/nowhere', {
    answer: (request) => (new URL(request.url).pathname === LOGIN ? answerLogin(request) : null),
  });
  for (const email of [MALI, SOM]) {
    await act(async () => void askToSignIn(null));
    // The panel knows the last address.
    await shop.user.clear(await screen.findByRole('textbox', { name: /Email/ }));
    await signInByPanel(shop.user, email);
    if (email === SOM) break;
    const panel = within(screen.getByRole('dialog'));
    await shop.user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const answer = async (email: string) => {
    await act(async () => gates[email]?.resolve());
    await waitFor(() => expect(tokens[email]).toBeDefined());
  };
  return { ...shop, answer, tokens };
}

it.each([
  [SOM, MALI],
  [MALI, SOM],
])('the last sign-in counts if the answer for %s comes before that for %s', async (first, last) => {
  const { answer, tokens, queryClient } = await signInTwice();
  await answer(first);
  await answer(last);
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await waitFor(() => expect(readToken()).toBe(tokens[SOM]));
  expect(document.documentElement.hidden).toBe(false);
});
