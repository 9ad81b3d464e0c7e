import { MarketError } from '#mocks/market/errors.ts';
import { acting, envelopes, firstOf, isTree, type PlantedFault } from './plant.ts';

/** Headers, codes and envelopes as they go wrong between a gateway and a service. */
export const FRESH_ANSWERS: readonly PlantedFault[] = [
  {
    name: 'six stars are accepted',
    about: 'input',
    isMild: true,
    on: ['reviewAdd'],
    respond: envelopes((envelope, { body }) => {
      if (envelope.code !== 400 || !/"star":[6-9]/.test(body)) return false;
      Object.assign(envelope, { code: 200, message: 'success', data: null });
      return true;
    }),
  },
  {
    name: 'every sign-in gets the first session',
    about: 'owner',
    on: ['emailLogin'],
    at: '*',
    respond: envelopes((envelope, { memory }) => {
      if (!isTree(envelope.data)) return false;
      const token = firstOf(memory, 'token', envelope.data.token);
      if (token === envelope.data.token) return false;
      envelope.data.token = token;
      return true;
    }),
  },
  {
    name: 'the cart without lines is null',
    about: 'form',
    on: ['cartList'],
    respond: envelopes((envelope) => {
      if (!Array.isArray(envelope.data) || envelope.data.length > 0) return false;
      envelope.data = null;
      return true;
    }),
  },
  {
    name: 'codes are texts',
    about: 'transport',
    on: ['hotKeywords'],
    respond: envelopes((envelope) => {
      envelope.code = String(envelope.code);
      return true;
    }),
  },
  {
    name: 'guests get a failure instead of no session',
    about: 'code',
    on: ['cartCount'],
    respond: envelopes((envelope) => {
      if (envelope.code !== 401) return false;
      Object.assign(envelope, { code: 500, data: null });
      return true;
    }),
  },
  {
    name: 'an ended session is a failure of another kind',
    about: 'code',
    on: ['userInfo'],
    respond: envelopes((envelope, { token }) => {
      if (envelope.code !== 401 || token === '') return false;
      Object.assign(envelope, { code: 403, data: null });
      return true;
    }),
  },
  {
    name: 'a missing field is a failure, no bad request',
    about: 'code',
    isMild: true,
    on: ['addressSave'],
    respond: envelopes((envelope) => {
      if (envelope.code !== 400) return false;
      envelope.code = 500;
      return true;
    }),
  },
  {
    name: 'a refusal shows SQL',
    about: 'exception',
    on: ['couponReceive'],
    respond: envelopes((envelope) => {
      if (envelope.code !== 500) return false;
      envelope.message =
        "### Error updating database. Cause: java.sql.SQLIntegrityConstraintViolationException: Duplicate entry '3-9'";
      return true;
    }),
  },
  {
    name: 'a quote in a search is an error',
    about: 'refused',
    on: ['productList'],
    market: acting('productList', (ask, market, hit) => {
      if (!/['"]/.test(ask.query.keyword ?? '')) return market(ask);
      hit();
      throw new MarketError('productMissing', 500);
    }),
  },
  {
    name: 'guests get an HTTP status of their own',
    about: 'transport',
    isMild: true,
    on: ['userInfo'],
    respond: (text, res) => {
      if (!text.includes('"code":401')) return false;
      res.writeHead(401, { 'Content-Type': 'application/json' }).end(text);
      return true;
    },
  },
  {
    name: 'bodies say that they are Latin-1',
    about: 'transport',
    on: ['merchantTypes'],
    respond: (text, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json;charset=ISO-8859-1' }).end(text);
      return true;
    },
  },
  {
    name: 'bodies begin with a byte order mark',
    about: 'transport',
    on: ['merchantCategories'],
    respond: (text, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' }).end(`\uFEFF${text}`);
      return true;
    },
  },
  {
    name: 'texts may be stored without their language',
    about: 'cache',
    on: ['productCategories'],
    respond: (text, res) => {
      const headers = {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, max-age=600',
      };
      res.writeHead(200, headers).end(text);
      return true;
    },
  },
];
