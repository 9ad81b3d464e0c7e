import { handlers, market } from '@lychee-storefront/market';
import { equal, match } from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { setupServer } from 'msw/node';
import { cartText, productNames } from './app.ts';

const SHOP = 'https://shop.example';
const server = setupServer(...handlers);
before(() => server.listen());
after(() => server.close());
afterEach(() => {
  server.resetHandlers();
  market.reset();
});

test('shows products of the market', async () => {
  match(await productNames(SHOP), /leather handbag/);
});

test('shows another answer of one operation', async () => {
  const nothing = { list: [], total: 0, pageNum: 1, pageSize: 3, pages: 0 };
  server.use(market.override('productList', () => nothing));
  equal(await productNames(SHOP), 'Nothing');
});

test('shows that the shop cannot be reached', async () => {
  market.fail('productList', 'network');
  equal(await productNames(SHOP), 'The shop cannot be reached.');
});

test('waits for a slow shop', async () => {
  market.delay(50);
  match(await productNames(SHOP), /leather handbag/);
});

test('counts a full cart', async () => {
  market.scenario('fullCart');
  const [{ email, password }] = market.accounts;
  equal(await cartText(SHOP, email, password), '200 in your cart');
});
