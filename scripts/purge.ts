/**
 * Makes pages expire: `PURGE_SECRET=… npm run serve purge -- p5 m3 cfg`. Options: `--to http://127.0.0.1:9464` (the internal
 * port of a host, METRICS_PORT). Exits with code 1 unless it was carried out.
 */
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { to: { type: 'string', default: 'http://127.0.0.1:9464' } },
  allowPositionals: true,
});
const secret = process.env.PURGE_SECRET ?? '';

async function purge(): Promise<string> {
  const answer = await fetch(new URL('/purge', values.to), {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags: positionals }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await answer.text();
  if (!answer.ok) process.exitCode = 1;
  return `${answer.status} ${text.trim()}`;
}

if (positionals.length === 0 || secret === '') {
  console.error('PURGE_SECRET=… npm run serve purge -- p5 m3 cfg');
  process.exitCode = 1;
} else
  try {
    console.log(await purge());
  } catch (error) {
    const { cause = error } = error as Error;
    console.error(`${values.to} does not answer: ${String(cause)}`);
    process.exitCode = 1;
  }
