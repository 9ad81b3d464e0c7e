import type { FieldLine } from './line.ts';

/** https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const SEVERITY = { vitals: [9, 'INFO'], violation: [13, 'WARN'], 'browser-error': [17, 'ERROR'] };

interface Timed {
  line: FieldLine;
  /** ms since 1970 */
  time: number;
}

function valueOf(value: string | number | string[]): object {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  if (typeof value === 'string') return { stringValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

export const attributesOf = (
  fields: Readonly<Record<string, string | number | string[]>>,
): object[] => Object.entries(fields).map(([key, value]) => ({ key, value: valueOf(value) }));

function recordOf({ line: { event, ...fields }, time }: Timed) {
  const [severityNumber, severityText] = SEVERITY[event];
  return {
    timeUnixNano: `${time}000000`,
    severityNumber,
    severityText,
    eventName: `browser.${event}`,
    body: { stringValue: event },
    attributes: attributesOf(fields),
  };
}

/** Body of `POST /v1/logs` of OTLP/HTTP. */
export const otlpLogs = (batch: readonly Timed[], service: string): object => ({
  resourceLogs: [
    {
      resource: { attributes: attributesOf({ 'service.name': service }) },
      scopeLogs: [{ scope: { name: 'storefront.browser' }, logRecords: batch.map(recordOf) }],
    },
  ],
});
