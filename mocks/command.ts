/**
 * The command `market`: the mock market over HTTP with CORS, for any client. Its state is reset at each start.
 * Port 0 is any free one.
 * `market [--port 4010] [--seed 1] [--scenario NAME]… [--latency MS] [--fail-rate 0..1] [--locale zh-CN|en|fr|th|lo] [--hostile wild|long|bare|none] [--as-is]`
 */
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { accountsText } from './accounts-text.ts';
import { LANGS } from './market/model.ts';
import { SCENARIOS } from './market/sandbox.ts';
import { mockServer } from './mock-server.ts';
import { HOSTILITIES } from './sandbox/hostile.ts';
import { startMarketServer } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string', multiple: true, default: [] },
    latency: { type: 'string', default: '0' },
    'fail-rate': { type: 'string', default: '0' },
    locale: { type: 'string' },
    hostile: { type: 'string' },
    'as-is': { type: 'boolean', default: false },
  },
});

function stop(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function number(
  name: 'port' | 'seed' | 'latency' | 'fail-rate',
  low: number,
  high: number,
): number {
  const value = Number(values[name]);
  return value >= low && value <= high
    ? value
    : stop(`--${name} is ${values[name]}; it must be a number from ${low} to ${high}.`);
}

/** The value of an option that is one of some names; null without the option. */
function oneOf<Name extends string>(
  option: 'locale' | 'hostile' | 'scenario',
  value: string | undefined,
  names: readonly Name[],
): Name | null {
  if (value === undefined) return null;
  const found = names.find((name) => name === value);
  return found ?? stop(`--${option} is ${value}; it must be one of ${names.join(', ')}.`);
}

const [port, seed, latency, failRate] = [
  number('port', 0, 65_535),
  number('seed', 0, 2 ** 32 - 1),
  number('latency', 0, 600_000),
  number('fail-rate', 0, 1),
];
const locale = oneOf('locale', values.locale, LANGS);
const hostile = oneOf('hostile', values.hostile, HOSTILITIES);
const scenarios = values.scenario;
for (const name of scenarios) oneOf('scenario', name, Object.keys(SCENARIOS));

const market = await startMarketServer({
  fresh: true,
  seed,
  stateFile: `.market/mock-${port}.json`,
  profile: values['as-is'] ? 'as-is' : 'complete',
  renderedPictures: true,
});
const server = mockServer(market, { seed, scenarios, latency, failRate, locale, hostile });
server.once('error', (error: NodeJS.ErrnoException) =>
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what runs there, or choose another one: --port ${port + 1}`
      : String(error),
  ),
);
server.listen(port, () => {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  console.log(
    `\n  Market    ${origin}/api\n  Control   POST ${origin}/sandbox/control  {"do":"inbox"}`,
  );
  console.log(accountsText());
  console.log('\n  Ctrl+C stops the server.');
});
