import { randomBytes } from 'node:crypto';
import type { FieldLine } from './line.ts';

export interface SentryTarget {
  address: string;
  key: string;
}

/** Address and key of a DSN, `https://KEY@HOST/PATH/PROJECT`; null if it is malformed. */
export function parseDsn(dsn: string): SentryTarget | null {
  if (!URL.canParse(dsn)) return null;
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || username === '' || project === '') return null;
  return { address: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username };
}

function frameOf(position: string) {
  const [filename, line, column] = position.split(':');
  return { filename, lineno: Number(line), colno: Number(column), in_app: true };
}

function contentOf(line: FieldLine): object {
  if (line.event === 'violation')
    return {
      level: 'warning',
      message: { formatted: `${line.operation} breaks the contract: ${line.field} ${line.code}` },
    };
  if (line.event !== 'browser-error') return {};
  return {
    level: 'error',
    exception: {
      values: [
        {
          type: line.name,
          value: line.message,
          // The innermost frame is the last one.
          stacktrace: { frames: line.at.map(frameOf).reverse() },
        },
      ],
    },
  };
}

/** An envelope with one event, https://develop.sentry.dev/sdk/data-model/envelopes/. */
export function sentryEnvelope(line: FieldLine, time: number): string {
  const id = randomBytes(16).toString('hex');
  const event = {
    event_id: id,
    timestamp: time / 1000,
    platform: 'javascript',
    transaction: line.route,
    ...contentOf(line),
  };
  return [{ event_id: id }, { type: 'event' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}
