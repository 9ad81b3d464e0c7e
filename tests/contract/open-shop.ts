import { type OperationId, operations } from '#generated/operations.ts';
import type { WireData } from '#mocks/handlers/types.ts';
import { testMarket } from '#mocks/test.ts';

interface Details {
  /** path parameters; the rest becomes the query */
  with?: Record<string, string | number>;
  body?: unknown;
}

/** Opens a market and signs in the demo shopper, who calls operations by id. */
export async function openShop(profile?: string) {
  const { fetch, switches, market } = testMarket(profile);
  let token = '';
  const call = async <K extends OperationId>(id: K, { with: values = {}, body }: Details = {}) => {
    const { method, path } = operations[id];
    const url = new URL(
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
      'http://shop.test',
    );
    for (const [name, value] of Object.entries(values))
      if (!path.includes(`{${name}}`)) url.searchParams.set(name, String(value));
    const headers = {
      'Content-Type': 'application/json',
      'Accept-Language': 'en',
      'Authori-zation': token,
    };
    const answer = await fetch(
      new Request(url, {
        method,
        headers,
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      }),
    );
    return (await answer.json()) as { code: number; message: string; data: WireData<K> };
  };
  ({ token } = (
    await call('emailLogin', { body: { email: 'mali@lychee.test', password: 'Lychee-2026' } })
  ).data);
  return { call, fetch, token, market, switches };
}
