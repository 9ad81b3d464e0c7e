import type { IncomingMessage, ServerResponse } from 'node:http';
import { originOf } from '../origin.ts';
import { readJson } from '../read-json.ts';
import { sampler } from '../sampler.ts';
import { type FieldLine, beaconLines } from './line.ts';

/** Also in `src/field/measure.ts`, which has no code of the server. */
export const FIELD_PATH = '/field-data';

const MAX_BYTES = 8 * 1024;
/** Lines per minute and process. Vitals are sampled by the browsers; errors come in floods. */
const PER_MINUTE = { vitals: 300, 'browser-error': 60, violation: 60 };

/** Browsers name the origin of the page with every beacon. The scheme may be that of a proxy. */
function isOwnPage(req: IncomingMessage): boolean {
  const { origin = '' } = req.headers;
  return URL.canParse(origin) && new URL(origin).host === new URL(originOf(req)).host;
}

/**
 * Receives what browsers measured.
 * @param onLine called for a bounded sample, with the number of lines of this kind that were left out since the last one
 */
export function fieldData(onLine: (line: FieldLine, dropped: number) => void, now?: () => number) {
  const samplers = {
    vitals: sampler(PER_MINUTE.vitals, now),
    'browser-error': sampler(PER_MINUTE['browser-error'], now),
    violation: sampler(PER_MINUTE.violation, now),
  };

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const answer = (status: number) =>
      void res.writeHead(status, { 'Cache-Control': 'no-store' }).end();
    if (req.method !== 'POST')
      return void res.writeHead(405, { Allow: 'POST', 'Cache-Control': 'no-store' }).end();
    const message = await readJson(req, MAX_BYTES);
    if (!isOwnPage(req)) return answer(403);
    if (message === 'too large') return answer(413);
    const lines = beaconLines(message);
    if (!lines) return answer(400);
    let isAdmitted = false;
    for (const line of lines) {
      const dropped = samplers[line.event].admit();
      if (dropped === null) continue;
      isAdmitted = true;
      onLine(line, dropped);
    }
    answer(isAdmitted ? 204 : 429);
  };
}
