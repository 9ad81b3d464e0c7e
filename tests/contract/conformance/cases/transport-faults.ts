import { json } from '../fault-proxy.ts';
import { type AnswerFault, respond } from './answer-fault.ts';

export const TRANSPORT_FAULTS: readonly AnswerFault[] = [
  {
    name: 'an HTML page',
    operation: 'hotKeywords',
    inject: respond(
      (res) =>
        void res
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end('<!doctype html><title>Bad gateway</title>'),
    ),
    kind: 'not-json',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'an empty body',
    operation: 'hotKeywords',
    inject: respond((res) => json(res, '')),
    kind: 'not-json',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'truncated JSON',
    operation: 'hotKeywords',
    inject: respond((res, text) => json(res, text.slice(0, -3))),
    kind: 'not-json',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'HTTP 500',
    operation: 'hotKeywords',
    inject: respond(
      (res) =>
        void res.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error'),
    ),
    kind: 'http-error',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'HTTP 404 of a required operation',
    operation: 'hotKeywords',
    inject: respond((res) => void res.writeHead(404).end()),
    kind: 'http-error',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'an answer after the timeout',
    operation: 'hotKeywords',
    inject: respond((res, text) => void setTimeout(() => json(res, text), 900)),
    limitMs: 300,
    kind: 'timeout',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'a dropped connection',
    operation: 'hotKeywords',
    inject: respond((res, text) => {
      res.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': String(text.length),
      });
      res.write(text.slice(0, 10), () => res.destroy());
    }),
    kind: 'no-answer',
    grade: 'breaks',
    path: '$',
    code: null,
  },
  {
    name: 'a key twice',
    operation: 'hotKeywords',
    inject: respond((res, text) => json(res, text.replace('{', '{"message":"","code":500,'))),
    kind: 'ambiguous',
    grade: 'wrong',
    path: '$',
  },
  {
    name: 'another charset',
    operation: 'hotKeywords',
    inject: respond(
      (res, text) =>
        void res
          .writeHead(200, { 'Content-Type': 'application/json;charset=ISO-8859-1' })
          .end(text),
    ),
    kind: 'ambiguous',
    grade: 'wrong',
    path: '$',
  },
  {
    name: 'a wrong content type',
    operation: 'hotKeywords',
    inject: respond(
      (res, text) => void res.writeHead(200, { 'Content-Type': 'text/plain' }).end(text),
    ),
    kind: 'media-type',
    grade: 'wrong',
    path: '$',
  },
  {
    name: 'no content type',
    operation: 'hotKeywords',
    inject: respond((res, text) => void res.writeHead(200).end(text)),
    kind: 'content-type',
    grade: 'tolerated',
    path: '$',
  },
];
