import { envelopes, type PlantedFault } from './plant.ts';

/** Bodies, headers and messages. Before each name: what the fault breaks. */
export const NINETEENTH_TRANSPORT: readonly PlantedFault[] = [
  {
    // a getter and a field of other names
    name: 'the total of a list of coupons is there twice',
    about: 'transport',
    on: ['couponList'],
    respond: (text, res, request) => {
      const changed = text.replace('"total":', '"total":-1,"total":');
      if (changed === text) return false;
      request.pass(res, changed);
      return true;
    },
  },
  {
    // a buffer of 8192 bytes that is not flushed
    name: 'the page of a product ends at 8192 bytes',
    about: 'transport',
    on: ['productDetail'],
    respond: (text, res, request) => {
      const bytes = Buffer.from(text);
      if (bytes.length <= 8192) return false;
      request.pass(res, bytes.subarray(0, 8192).toString());
      return true;
    },
  },
  {
    // max_keep_alive_requests
    name: 'every twelfth connection is closed before the answer',
    about: 'transport',
    on: ['cartList'],
    respond: (_, res, __, nth) => {
      if (nth % 12 !== 0) return false;
      res.destroy();
      return true;
    },
  },
  {
    // the page of the framework for errors
    name: 'every ninth page of a product is HTML',
    about: 'transport',
    on: ['productDetail'],
    respond: (_, res, __, nth) => {
      if (nth % 9 !== 0) return false;
      res
        .writeHead(200, { 'Content-Type': 'text/html;charset=UTF-8' })
        .end('<html><body><h1>Whitelabel Error Page</h1></body></html>');
      return true;
    },
  },
  {
    // ShallowEtagHeaderFilter
    name: 'every sixth list of stores has not been modified',
    about: 'transport',
    on: ['merchantSearch'],
    respond: (_, res, __, nth) => {
      if (nth % 6 !== 0) return false;
      res.writeHead(304, { ETag: '"0a1b"' }).end();
      return true;
    },
  },
  {
    // 0.0 / 0
    name: 'the average of the stars is no number in JSON',
    about: 'transport',
    on: ['productReviewCount'],
    respond: (text, res, request) => {
      const changed = text.replace(/"replyStar":0\b/, '"replyStar":NaN');
      if (changed === text) return false;
      request.pass(res, changed);
      return true;
    },
  },
  {
    // written by the controller and by the advice
    name: 'the answer of a received coupon is there twice',
    about: 'transport',
    on: ['couponReceive'],
    respond: (text, res, request) => {
      request.pass(res, text + text);
      return true;
    },
  },
  {
    name: 'a refused deletion of an address names a class of Java',
    about: 'exception',
    on: ['addressDelete'],
    respond: envelopes((envelope) => {
      if (envelope.code === 200 || envelope.code === 401) return false;
      envelope.message =
        'Cannot invoke "com.zbkj.common.model.user.UserAddress.getUid()" because "address" is null';
      return true;
    }),
  },
  {
    name: 'a refused receipt shows where it was thrown',
    about: 'exception',
    on: ['orderTake'],
    respond: envelopes((envelope) => {
      if (envelope.code === 200 || envelope.code === 401) return false;
      envelope.message =
        'nested exception is org.springframework.dao.DuplicateKeyException (OrderServiceImpl.java:412)';
      return true;
    }),
  },
  {
    // a field of the entity without @JsonIgnore
    name: 'the page of an application has the salt of its password',
    about: 'secret',
    on: ['settlementDetail'],
    edit: ({ data }) => {
      data.salt = '9f2c41d7';
      data.passwordHash = '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
    },
  },
  {
    // a shared cache in front of /user
    name: 'the points of a member may be stored by anybody',
    about: 'cache',
    on: ['pointsAccount'],
    respond: (text, res) => {
      res
        .writeHead(200, {
          'Content-Type': 'application/json;charset=UTF-8',
          'Cache-Control': 'public, max-age=60',
        })
        .end(text);
      return true;
    },
  },
];
