// @vitest-environment happy-dom
import { type Query, QueryClientProvider } from '@tanstack/react-query';
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
import { operationOfKey } from '#/api/query-client.ts';
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

/**
 * Shows responses of an operation on a page, one after the other: the first one as it opens, the others once the page has
 * lost what it had of the operation, which is several times quicker.
 */
function createPage(operation: OperationId, visit: Visit) {
  let asked = 0;
  let row: Row;
  let shop: Shop | null = null;

  async function open() {
    cleanup();
    shop = await openShop(
      (market) => `/en${typeof visit.path === 'string' ? visit.path : visit.path(market)}`,
      {
        ...(visit.guest ? {} : { as: MALI }),
        profile: 'as-is',
        answer: (request) => {
          const url = new URL(request.url);
          if (operationOf(request.method, url.pathname) !== operation || !isMeant(url, visit))
            return null;
          asked += 1;
          return answerOf(row);
        },
      },
    );
    if (visit.press) {
      const { press } = visit;
      await waitFor(() => expect(document.querySelector(press)).not.toBeNull());
      await act(() => (shop as Shop).user.click(document.querySelector(press)!));
    }
    return shop;
  }

  const isOwn = ({ queryKey }: Query) => operationOfKey(queryKey) === operation;
  const isRead = ({ queryClient }: Shop) =>
    queryClient.getQueryCache().findAll({ type: 'active', predicate: isOwn }).length > 0;

  return async (next: Row) => {
    asked = 0;
    row = next;
    if (shop && isRead(shop)) await act(() => shop?.queryClient.resetQueries({ predicate: isOwn }));
    else shop = await open();
    await waitFor(() => expect(asked, 'the page makes the call').toBeGreaterThan(0));
    await settle(shop.queryClient);
    expect(asked, 'the page repeats the call').toBeLessThan(MOST_ASKED);
  };
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

function expectSoundPage(sign: string, of: string) {
  const texts = [document.title, ...textsIn(document.body)];
  expect(
    texts.filter((text) => isUnsound(text, sign)),
    of,
  ).toEqual([]);
  expect(
    errors.filter((line) => !NOT_OURS.test(line)),
    of,
  ).toEqual([]);
}

const shown = Map.groupBy(rows.filter(isShown), ({ operation }) => operation);

describe.each([...shown])('a response of %s on the pages that show it', (operation, own) => {
  const visits = VISITS[operation] ?? [];
  const [successes, failures] = [true, false].map((is) =>
    own.filter(({ body }) => (body.code === 200) === is),
  ) as [Row[], Row[]];

  it.each(successes.length === 0 ? [] : visits)('successes: $path', async (visit) => {
    const show = createPage(operation, visit);
    for (const row of successes) {
      await show(row);
      expect(document.querySelector('.error-page'), name(row)).toBeNull();
      expectSoundPage(signOf(row), name(row));
    }
  });

  // An error looks the same on every page.
  it.each(failures.map((row) => [name(row), row] as const))('%s', async (_, row) => {
    await createPage(operation, visits[0] as Visit)(row);
    expectSoundPage(BASE_SIGN, name(row));
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
      expectSoundPage(BASE_SIGN, name(row));
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
