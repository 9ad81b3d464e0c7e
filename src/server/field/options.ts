import { setting, stop } from '../setting.ts';
import { parseDsn, type SentryTarget } from './sentry.ts';

/** A collector of OpenTelemetry, for one kind of data. */
interface Collector {
  address: string;
  headers: Record<string, string>;
  service: string;
}

export interface TraceOptions extends Collector {
  /** share of requests that are traced, more than 0, at most 1 */
  rate: number;
}

export interface FieldOptions {
  /** share of page visits that are measured, more than 0, at most 1 */
  rate: number;
  otlp: Collector | null;
  sentry: SentryTarget | null;
}

/** One visit in ten: enough for percentiles of a page with some hundred visits a day. */
const DEFAULT_RATE = '0.1';

function rateOf(name: string, text: string): number {
  if (text === 'off') return 0;
  const rate = Number(text);
  return rate > 0 && rate <= 1
    ? rate
    : stop(`${name} is ${text}; it must be off, or a share such as 0.1.`);
}

/** Headers in the form of OpenTelemetry: `name=value,name=value`, percent-encoded. Stops at one that could not be sent. */
function headersNamed(name: string): Record<string, string> {
  const pairs = (setting(name) ?? '').split(',').filter((pair) => pair.trim() !== '');
  try {
    const headers = pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return [key.trim(), decodeURIComponent(value.join('=').trim())] as const;
    });
    return Object.fromEntries(new Headers(headers.map(([key, value]) => [key, value])));
  } catch {
    // Not the text itself, which may hold a key.
    return stop(`${name} must be like name=value,name=value, with values percent-encoded.`);
  }
}

function collectorOf(kind: 'logs' | 'traces'): Collector | null {
  const endpoint = setting('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (!endpoint) return null;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    stop(`OTEL_EXPORTER_OTLP_ENDPOINT is ${endpoint}; it must begin with http:// or https://.`);
  return {
    address: `${endpoint.replace(/\/+$/, '')}/v1/${kind}`,
    headers: headersNamed('OTEL_EXPORTER_OTLP_HEADERS'),
    service: setting('OTEL_SERVICE_NAME') ?? 'storefront',
  };
}

/** From FIELD_DATA, SENTRY_DSN, and the variables of OpenTelemetry. Null if field data is off. */
export function fieldOptions(byDefault = DEFAULT_RATE): FieldOptions | null {
  const rate = rateOf('FIELD_DATA', setting('FIELD_DATA') ?? byDefault);
  if (rate === 0) return null;
  const dsn = setting('SENTRY_DSN');
  const sentry = dsn ? parseDsn(dsn) : null;
  if (dsn && !sentry) stop('SENTRY_DSN is malformed; it must be like https://KEY@HOST/PROJECT.');
  return { rate, otlp: collectorOf('logs'), sentry };
}

/** From TRACES and the variables of OpenTelemetry. Null if no request is traced. */
export function traceOptions(): TraceOptions | null {
  const rate = rateOf('TRACES', setting('TRACES') ?? 'off');
  if (rate === 0) return null;
  const collector =
    collectorOf('traces') ??
    stop('TRACES needs OTEL_EXPORTER_OTLP_ENDPOINT, the address of a collector.');
  return { ...collector, rate };
}
