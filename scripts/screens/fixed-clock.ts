/** Loaded into the server of the screens (`node --import`): its clock is `SCREENS_TIME`. */
import { ServerResponse } from 'node:http';
import { SCREENS_TIME } from './screens-time.ts';

const SystemDate = Date;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, parts, made) =>
    Reflect.construct(target, parts.length === 0 ? [SCREENS_TIME] : parts, made) as Date,
  get: (target, name, receiver) =>
    name === 'now' ? () => SCREENS_TIME : (Reflect.get(target, name, receiver) as unknown),
});

const { writeHead } = ServerResponse.prototype;
// The shop in the browser sets its clock by this header, which Node writes from the system clock.
ServerResponse.prototype.writeHead = function writeHeadWithDate(this: ServerResponse, ...args) {
  if (!this.headersSent) this.setHeader('Date', new Date(SCREENS_TIME).toUTCString());
  return Reflect.apply(writeHead, this, args) as ServerResponse;
} as typeof writeHead;
