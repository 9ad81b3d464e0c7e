import { type InjectFault, json } from '../fault-proxy.ts';
import type { JourneyFault } from './journey-fault.ts';

const replaceText =
  (pattern: RegExp | string, by: string): InjectFault =>
  (answer, res) =>
    json(res, answer.replace(pattern, by));
const respondWith =
  (status: number): InjectFault =>
  (_, res) =>
    void res.writeHead(status, { 'Content-Type': 'text/plain' }).end('No');

const SQL =
  '\n### Error querying database.  Cause: java.sql.SQLException: Table missing\n### SQL: SELECT id FROM eb_user';

export const INJECTED_ANSWERS: readonly JourneyFault[] = [
  {
    name: 'a missing price',
    fault: ['productList', replaceText(/"price":"[\d.]+",/, '')],
    journey: 'browse',
    operation: 'productList',
    kind: 'missing',
    grade: 'breaks',
  },
  {
    name: 'a price as a number',
    fault: ['productList', replaceText(/"price":"([\d.]+)"/g, '"price":$1')],
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-type',
    grade: 'breaks',
  },
  {
    name: 'null for a list',
    fault: ['productList', replaceText(/"list":\[.*\]/s, '"list":null')],
    journey: 'browse',
    operation: 'productList',
    kind: 'unexpected-null',
    grade: 'breaks',
  },
  {
    name: 'an unknown enum value',
    fault: ['homeActivities', replaceText(/"type":\d/, '"type":9')],
    journey: 'browse',
    operation: 'homeActivities',
    kind: 'enum-value',
    grade: 'wrong',
  },
  {
    name: 'dates of another format',
    fault: ['orderList', replaceText(/"createTime":"[^"]*"/g, '"createTime":"23/11/2026"')],
    journey: 'order-lists',
    operation: 'orderList',
    kind: 'format',
    grade: 'wrong',
  },
  {
    name: 'a total as text',
    fault: ['productList', replaceText(/"total":(\d+)/, '"total":"$1"')],
    journey: 'browse',
    operation: 'productList',
    kind: 'wrong-type',
    grade: 'breaks',
  },
  {
    name: 'HTTP 404',
    fault: ['hotKeywords', respondWith(404)],
    journey: 'browse',
    operation: 'hotKeywords',
    kind: 'http-error',
    grade: 'breaks',
  },
  {
    name: 'HTTP 500',
    fault: ['hotKeywords', respondWith(500)],
    journey: 'browse',
    operation: 'hotKeywords',
    kind: 'http-error',
    grade: 'breaks',
  },
  {
    name: 'an HTML page instead of JSON',
    fault: [
      'hotKeywords',
      (_, res) => void res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Hello</h1>'),
    ],
    journey: 'browse',
    operation: 'hotKeywords',
    kind: 'not-json',
    grade: 'breaks',
  },
  {
    name: 'truncated JSON',
    fault: ['hotKeywords', (answer, res) => json(res, answer.slice(0, -4))],
    journey: 'browse',
    operation: 'hotKeywords',
    kind: 'not-json',
    grade: 'breaks',
  },
  {
    name: 'null for an order',
    fault: ['masterOrderDetail', replaceText(/"data":\{.*\}$/s, '"data":null}')],
    journey: 'order',
    operation: 'masterOrderDetail',
    kind: 'unexpected-null',
    grade: 'breaks',
  },
  {
    name: 'a count as text',
    fault: ['cartCount', replaceText(/"count":(\d+)/, '"count":"$1"')],
    journey: 'cart',
    operation: 'cartCount',
    kind: 'wrong-type',
    grade: 'breaks',
  },
  {
    name: 'unknown fields',
    fault: ['payMethods', replaceText('"data":{', '"data":{"alipay":true,')],
    journey: 'browse',
    operation: 'payMethods',
    kind: 'unknown-field',
    grade: 'extra',
  },
  {
    name: 'member data for a guest',
    fault: ['userInfo', (_, res) => json(res, '{"code":200,"message":"success","data":null}')],
    journey: 'not-signed-in',
    operation: 'userInfo',
    kind: 'admitted',
    grade: 'security',
  },
  {
    name: 'slow answers',
    fault: ['productList', (answer, res) => void setTimeout(() => json(res, answer), 400)],
    slowMs: 300,
    journey: 'order',
    operation: 'productList',
    kind: 'slow',
    grade: 'slow',
  },
  {
    name: 'an order with another amount than shown',
    fault: ['masterOrderDetail', replaceText(/"payPrice":"[\d.]+"/, '"payPrice":"9999.00"')],
    journey: 'order',
    operation: 'masterOrderDetail',
    kind: 'wrong-value',
    grade: 'wrong',
  },
  {
    name: 'a negative price',
    fault: ['productList', replaceText(/"price":"/g, '"price":"-')],
    journey: 'browse',
    operation: 'productList',
    kind: 'negative',
    grade: 'wrong',
  },
  {
    name: 'a currency as a code',
    fault: ['homeIndex', replaceText('美元', 'USD')],
    journey: 'browse',
    operation: 'homeIndex',
    kind: 'format',
    grade: 'wrong',
  },
  {
    name: 'SQL in a message',
    fault: [
      'productDetail',
      replaceText(/"code":500,"message":"[^"]*"/, `"code":500,"message":${JSON.stringify(SQL)}`),
    ],
    journey: 'browse',
    operation: 'productDetail',
    kind: 'exception-text',
    grade: 'security',
  },
];
