import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMarketServer } from '#mocks/server.ts';
import { readBody } from '#mocks/read-body.ts';
import { serverOf } from '#/server/http.ts';

/** How much of everything the backend has. */
export interface Sizes {
  products: number;
  categories: number;
  /** combinations of the values of one product */
  options: number;
  /** thousand characters of the description of a product */
  description: number;
  lines: number;
  /** stores of the lines in the cart */
  stores: number;
  addresses: number;
  orders: number;
}

const ORDINARY: Sizes = {
  products: 1000,
  categories: 30,
  options: 10,
  description: 3,
  lines: 10,
  stores: 2,
  addresses: 2,
  orders: 10,
};

type Row = Record<string, unknown>;
type Page = Row & { list: Row[] };

const list = <T>(length: number, at: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => at(index));
/** One of the rows that the market has, in turn. */
const rowAt = (rows: readonly Row[], index: number): Row => rows[index % rows.length] ?? {};

/** A page of a list of `total` rows; each row is one of the market's with a key of its own. */
function pageOf(
  market: Page,
  total: number,
  { searchParams }: URL,
  keyAt: (index: number) => Row,
): Page {
  const limit = Number(searchParams.get('limit') ?? 20);
  const from = (Number(searchParams.get('page') ?? 1) - 1) * limit;
  const rows = list(Math.max(0, Math.min(limit, total - from)), (at) => ({
    ...rowAt(market.list, from + at),
    ...keyAt(from + at),
  }));
  return { ...market, list: rows, total, pageSize: limit, pages: Math.ceil(total / limit) };
}

const FIRST_PRODUCT = 1001;
const LEVELS = 3;

/** A tree of three levels with `count` categories. */
function categoryTree(count: number): Row[] {
  const width = Math.max(1, Math.round(count ** (1 / LEVELS)));
  let left = count;
  let id = 0;
  function level(depth: number, pid: number): Row[] {
    const nodes: Row[] = [];
    const most = depth === 1 ? count : width;
    while (left > 0 && nodes.length < most) {
      left -= 1;
      id += 1;
      const own = id;
      const childList = depth < LEVELS ? level(depth + 1, own) : [];
      const name = `Category number ${own}`;
      nodes.push({
        id: own,
        pid,
        name,
        icon: null,
        level: depth,
        sort: 1,
        isShow: true,
        childList,
      });
    }
    return nodes;
  }
  return level(1, 0);
}

/** The product with this many combinations of two attributes, and a description of this length. */
function sizedProduct(data: Row, { options, description }: Sizes): Row {
  const [template = {}] = Object.values(data.productValue as Record<string, Row>);
  const productId = (data.productInfo as Row | undefined)?.id ?? FIRST_PRODUCT;
  const width = Math.ceil(Math.sqrt(options));
  const pairs = list(options, (at) => [`Colour ${at % width}`, `Size ${Math.floor(at / width)}`]);
  const values = (place: number) => [...new Set(pairs.map((pair) => pair[place]))].join(',');
  const attribute = (attrName: string, place: number) => ({
    id: 10 * Number(productId) + place,
    productId,
    attrName,
    attrValues: values(place),
    type: 0,
    isDel: false,
  });
  const paragraph = '<p>Some words of a long description, one paragraph after the other.</p>';
  return {
    ...data,
    productAttr: [attribute('Colour', 0), attribute('Size', 1)],
    productValue: Object.fromEntries(
      pairs.map(([Colour, Size], at) => [
        `${Colour},${Size}`,
        {
          ...template,
          id: 1_000_000 + at,
          sku: `${Colour},${Size}`,
          attrValue: JSON.stringify({ Colour, Size }),
        },
      ]),
    ),
    ...(data.productInfo !== undefined && {
      productInfo: {
        ...(data.productInfo as Row),
        content: paragraph.repeat(Math.round((description * 1000) / paragraph.length)),
      },
    }),
  };
}

function sizedCart(groups: Row[], { lines, stores }: Sizes): Row[] {
  const all = groups.flatMap(({ cartInfoList }) => cartInfoList as Row[]);
  return list(stores, (store) => ({
    ...rowAt(groups, store),
    merId: store + 1,
    merName: `Store number ${store + 1}`,
    cartInfoList: list(Math.floor((lines + stores - 1 - store) / stores), (at) => ({
      ...rowAt(all, at),
      id: 1000 * (store + 1) + at,
    })),
  }));
}

type Resize = (data: never, sizes: Sizes, url: URL) => unknown;

/** Answers that have a size, by their address. */
const RESIZED: [address: RegExp, resize: Resize][] = [
  [
    /\/product\/list$/,
    (data: Page, { products }, url) =>
      pageOf(data, products, url, (at) => ({ id: FIRST_PRODUCT + at })),
  ],
  [/\/product\/category$/, (_, { categories }) => categoryTree(categories)],
  [/\/product\/(sku\/)?detail\/\d+$/, (data: Row, sizes) => sizedProduct(data, sizes)],
  [
    /\/cart\/list$/,
    (data: Row[], sizes, { searchParams }) =>
      searchParams.get('isValid') === 'true' ? sizedCart(data, sizes) : [],
  ],
  [/\/cart\/count$/, (_, { lines }) => ({ count: lines })],
  [
    /\/address\/all\/list$/,
    (data: Row[], { addresses }) =>
      list(addresses, (at) => ({ ...rowAt(data, at), id: at + 1, isDefault: at === 0 })),
  ],
  [
    /\/order\/list$/,
    (data: Page, { orders }, url) =>
      pageOf(data, orders, url, (at) => ({ orderNo: `PT${10_000_000 + at}` })),
  ],
];

/** The first page of a list is requested from the market: it has fewer rows than the sizes. */
function firstPage(path: string): string {
  const url = new URL(path, 'http://market');
  if (url.searchParams.has('page')) url.searchParams.set('page', '1');
  return url.pathname + url.search;
}

/** Headers on which an answer depends. */
const HEADERS = ['accept-language', 'authori-zation', 'content-type', 'form-type'];

/**
 * The demo market on a free port, in this process, with the sizes that are set. It answers each read once: the time of its
 * answers does not depend on sizes.
 */
export async function startSizedBackend() {
  const market = await startMarketServer({ fresh: true, saved: false });
  const answers = new Map<string, Promise<{ status: number; body: unknown }>>();
  let sizes = ORDINARY;
  let origin = '';
  let calls = 0;

  async function ask({ method = 'GET', headers }: IncomingMessage, path: string, body?: Buffer) {
    const kept = HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
    const init = { method, headers: Object.fromEntries(kept) as Record<string, string> };
    const request = new Request(
      `http://localhost${path}`,
      body ? { ...init, body: new Uint8Array(body) } : init,
    );
    const response = await market.fetch(request);
    return { status: response.status, body: await response.json() };
  }

  async function read(req: IncomingMessage, path: string) {
    const key = [path, ...HEADERS.map((name) => req.headers[name])].join(' ');
    const pending = answers.get(key) ?? ask(req, path);
    answers.set(key, pending);
    return pending;
  }

  async function answer(req: IncomingMessage) {
    const path = req.url ?? '/';
    if (req.method !== 'GET') return ask(req, path, (await readBody(req)) ?? undefined);
    const url = new URL(path, 'http://market');
    const [, resize] = RESIZED.find(([address]) => address.test(url.pathname)) ?? [];
    if (!resize) return read(req, path);
    const { status, body } = await read(req, firstPage(path));
    const envelope = body as Row;
    if (envelope.code !== 200) return { status, body };
    return { status, body: { ...envelope, data: resize(envelope.data as never, sizes, url) } };
  }

  const server = serverOf(async (req: IncomingMessage, res: ServerResponse) => {
    if (!req.url?.startsWith('/api/')) {
      if (!(await market.handle(req, res))) res.writeHead(404).end();
      return;
    }
    calls += 1;
    const { status, body } = await answer(req);
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // Pictures have absolute addresses.
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** number of calls so far */
    calls: () => calls,
    resize(some: Partial<Sizes>) {
      sizes = { ...ORDINARY, ...some };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type SizedBackend = Awaited<ReturnType<typeof startSizedBackend>>;
