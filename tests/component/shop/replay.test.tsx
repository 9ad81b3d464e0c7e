// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { I18nContext } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readScreens } from '#scripts/contract/screens.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { readFixture, type RecordedAnswer } from '#scripts/contract/recordings/fixture.ts';
import { isExceptionText } from '#openapi/backends/exception-text.ts';
import { send } from '#/api/http.ts';
import { mutate } from '#/api/mutate.ts';
import { operationOf } from '#/api/operation.ts';
import { useAction } from '#/session/use-action.ts';
import type { Write } from '#/session/write.ts';
import { useToasts } from '#/shared/toasts/store.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { openShop } from './open-shop.tsx';
import { type Visit, VISITS } from './replay-visits.ts';
import { settle } from './settle.ts';

const MALI = 'mali@lychee.test';
const BASE_SIGN = '$';
const SIGNS = ['$', '¥', '฿', '€', '₭'];
/** Texts of missing or invalid values. */
const NO_TEXT = /\b(?:NaN|undefined|null)\b|\[object |Invalid Date/;
/** The test environment loads no external scripts, and pages settle outside of `act`. */
const NOT_OURS =
  /JavaScript file loading is disabled|inside an `act` scope|not wrapped in act|not configured to support act/;

type Row = RecordedAnswer & { operation: OperationId };
const isRow = (answer: RecordedAnswer): answer is Row => answer.operation !== null;
const rows = readFixture().filter(isRow);
const linesOf = (some: readonly RecordedAnswer[]) => some.flatMap(({ lines }) => lines).length;

const isShown = ({ operation }: Row) => (VISITS[operation]?.length ?? 0) > 0;
const name = ({ lines, body }: Row) => `${lines.join(', ')}: code ${body.code ?? 'none'}`;

const answerOf = ({ body, status, contentType }: Row) =>
  new Response(JSON.stringify(body), {
    status,
    headers: contentType ? { 'Content-Type': contentType } : {},
  });

type Shop = Awaited<ReturnType<typeof openShop>>;
const screens = readScreens() ?? {};
const screensOf = (operation: OperationId) => screens[operation] ?? [];
const endsSession = ({ body }: Row) => body.code === 401;
/** Pages by route; all others open the home page. */
const HOMES: Record<string, string> = {
  '/goods_detail/{id}': `/goods_detail/${FEATURED_ID}`,
  '/users/user_info': '/users/user_info',
  '/users/address_list': '/users/address_list',
  '/users/merchant_settled': '/users/merchant_settled',
  '/users/collection_list': '/users/collection_list',
  '/order/shopping_cart': '/order/shopping_cart',
  '/users/evaluation_confirm': '/users/evaluation_list',
  '/users/refund_confirm': '/users/refund_list',
};

/** Symbol of prices with this response. */
function signOf({ operation, body }: Row): string {
  if (operation !== 'homeIndex' || body.code !== 200) return BASE_SIGN;
  const { shopPayCurrency } = body.data as { shopPayCurrency: string };
  return (JSON.parse(shopPayCurrency) as { symbol: string }).symbol;
}

let errors: string[] = [];
beforeEach(() => {
  errors = [];
  const note = (...parts: unknown[]) => void errors.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A failing page of twenty rows is read row by row, and sections may retry. */
const MOST_ASKED = 30;

const isMeant = (url: URL, { only = {} }: Visit) =>
  Object.entries(only).every(([key, value]) => url.searchParams.get(key) === value);

async function open(visit: Visit, row: Row) {
  let asked = 0;
  const shop = await openShop(
    (market) => `/en${typeof visit.path === 'string' ? visit.path : visit.path(market)}`,
    {
      ...(visit.guest ? {} : { as: MALI }),
      profile: 'as-is',
      answer: (request) => {
        const url = new URL(request.url);
        if (operationOf(request.method, url.pathname) !== row.operation || !isMeant(url, visit))
          return null;
        asked += 1;
        return answerOf(row);
      },
    },
  );
  if (visit.press) {
    const { press } = visit;
    await waitFor(() => expect(document.querySelector(press)).not.toBeNull());
    await act(() => shop.user.click(document.querySelector(press)!));
  }
  await waitFor(() => expect(asked, 'the page makes the call').toBeGreaterThan(0));
  await settle(shop.queryClient);
  expect(asked, 'the page repeats the call').toBeLessThan(MOST_ASKED);
}

function textsIn(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
  return [...node.childNodes].flatMap(textsIn);
}

const isUnsound = (text: string, sign: string): boolean =>
  NO_TEXT.test(text) ||
  // Texts of products may be long.
  isExceptionText(text.slice(0, 150)) ||
  SIGNS.some((other) => other !== sign && text.includes(other));

function expectSoundPage(sign: string) {
  const texts = [document.title, ...textsIn(document.body)];
  expect(texts.filter((text) => isUnsound(text, sign))).toEqual([]);
  expect(errors.filter((line) => !NOT_OURS.test(line))).toEqual([]);
}

const shown = Map.groupBy(rows.filter(isShown), ({ operation }) => operation);

describe.each([...shown])('a response of %s on the pages that show it', (operation, own) => {
  it.each(own.map((row) => [name(row), row] as const))('%s', async (_, row) => {
    const visits = VISITS[operation] ?? [];
    // An error looks the same on every page.
    for (const visit of row.body.code === 200 ? visits : visits.slice(0, 1)) {
      await open(visit, row);
      if (row.body.code === 200) expect(document.querySelector('.error-page')).toBeNull();
      expectSoundPage(signOf(row));
      cleanup();
    }
  });
});

/** Executes an operation as a mutation, whose failure is shown as a toast. */
async function callFrom(
  { queryClient, i18n }: Pick<Shop, 'queryClient' | 'i18n'>,
  { operation, path }: Row,
) {
  const options = {
    mutationKey: [operation],
    mutationFn: () => send({ url: path, method: operations[operation].method }),
  };
  const replay: Write<[]> = {
    signInFor: null,
    send: (client) => mutate(client, options, undefined),
    unverified: 'The response is a recorded one.',
  };
  const { result, unmount } = renderHook(() => useAction(replay), {
    wrapper: ({ children }) =>
      createElement(
        QueryClientProvider,
        { client: queryClient },
        createElement(I18nContext, { value: { i18n } }, children),
      ),
  });
  await act(() => result.current.run());
  unmount();
  await settle(queryClient);
}

const byPress = Map.groupBy(
  rows.filter((row) => !isShown(row) && screensOf(row.operation).length > 0),
  ({ operation }) => operation,
);

describe('a response of a mutation', () => {
  it.each([...byPress])('%s', async (operation, own) => {
    let row: Row | null = null;
    const shop = await openShop(`/en${HOMES[screensOf(operation)[0] ?? ''] ?? '/'}`, {
      as: MALI,
      profile: 'as-is',
      answer: ({ method, url }) =>
        row && operationOf(method, new URL(url).pathname) === operation ? answerOf(row) : null,
    });
    // Responses that end the session come last.
    for (row of own.toSorted(
      (one, other) => Number(endsSession(one)) - Number(endsSession(other)),
    )) {
      useToasts.setState({ toasts: [] });
      await callFrom(shop, row);
      expectSoundPage(BASE_SIGN);
      expect(useToasts.getState().toasts.length, name(row)).toBe(row.body.code === 200 ? 0 : 1);
    }
  });
});

it('covers every recorded response of an operation that a page uses', () => {
  const onPages = [...shown.values(), ...byPress.values()].flat();
  const unused = rows.filter(({ operation }) => screensOf(operation).length === 0);
  console.log(
    `replay on pages: ${linesOf(onPages)} of ${linesOf(rows)} responses; ${linesOf(unused)} are of operations that no page uses`,
  );
  expect(linesOf(onPages) + linesOf(unused)).toBe(linesOf(rows));
});
