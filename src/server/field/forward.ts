import { noop } from '#/lib/noop.ts';
import { untilAborted } from '../answers.ts';
import type { FieldLine } from './line.ts';
import type { FieldOptions } from './options.ts';
import { otlpLogs } from './otlp.ts';
import { type QueueFailure, sendQueue } from './queue.ts';
import { sentryEnvelope } from './sentry.ts';

const TIMEOUT_MS = 5000;

/** Sends a body to a collector. Rejects unless it is taken. */
export async function post(
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await untilAborted(
    signal,
    fetch(address, { method: 'POST', headers, body, redirect: 'error', signal }),
  );
  answer.body?.cancel().catch(noop);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

type ForwardFailure = QueueFailure & { target: 'otlp' | 'sentry' };

/** Forwards lines to the configured collectors. Returns at once, and never throws. */
export function forwarder(
  { otlp, sentry }: Pick<FieldOptions, 'otlp' | 'sentry'>,
  onFailure: (failure: ForwardFailure) => void,
  times: { collectMs?: number; pauseMs?: number } = {},
): (line: FieldLine) => void {
  const toOtlp =
    otlp &&
    sendQueue<{ line: FieldLine; time: number }>(
      (batch) =>
        post(
          otlp.address,
          { 'Content-Type': 'application/json', ...otlp.headers },
          JSON.stringify(otlpLogs(batch, otlp.service)),
        ),
      { onFailure: (failure) => onFailure({ target: 'otlp', ...failure }), ...times },
    );
  const toSentry =
    sentry &&
    sendQueue<{ line: FieldLine; time: number }>(
      async (batch) => {
        // An envelope has one event.
        for (const { line, time } of batch)
          await post(
            sentry.address,
            {
              'Content-Type': 'application/x-sentry-envelope',
              'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=storefront/1, sentry_key=${sentry.key}`,
            },
            sentryEnvelope(line, time),
          );
      },
      { onFailure: (failure) => onFailure({ target: 'sentry', ...failure }), ...times },
    );

  return (line) => {
    const timed = { line, time: Date.now() };
    toOtlp?.add(timed);
    if (line.event !== 'vitals') toSentry?.add(timed);
  };
}
