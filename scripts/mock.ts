/**
 * The mock market over HTTP with CORS, for any client. Its state is reset at each start.
 * `npm run mock -- [--port 4010] [--seed 1] [--scenario NAME]… [--latency MS] [--fail-rate 0..1] [--locale zh-CN|en|fr|th|lo] [--hostile wild|long|bare|none] [--as-is]`
 */
import { parseArgs } from 'node:util';
import { LANGS } from '#mocks/market/model.ts';
import { SCENARIOS } from '#mocks/market/sandbox.ts';
import { HOSTILITIES, type Hostility } from '#mocks/sandbox/hostile.ts';
import { startMarketServer } from '#mocks/server.ts';
import { accountsText } from './serve/accounts.ts';
import { listen, stop } from '#/server/http.ts';
import { isLang, mockServer } from './serve/mock-server.ts';
import { generateIfStale } from './steps.ts';

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

const [port, seed, latency, failRate] = [
  number('port', 1, 65_535),
  number('seed', 0, 2 ** 32 - 1),
  number('latency', 0, 600_000),
  number('fail-rate', 0, 1),
];
const { locale = null, scenario: scenarios } = values;
if (locale !== null && !isLang(locale))
  stop(`--locale is ${locale}; it must be one of ${LANGS.join(', ')}.`);
for (const name of scenarios)
  if (!Object.hasOwn(SCENARIOS, name))
    stop(`--scenario is ${name}; it must be one of ${Object.keys(SCENARIOS).join(', ')}.`);

const isHostility = (text: string): text is Hostility =>
  (HOSTILITIES as readonly string[]).includes(text);
const hostile = values.hostile ?? null;
if (hostile !== null && !isHostility(hostile))
  stop(`--hostile is ${hostile}; it must be one of ${HOSTILITIES.join(', ')}.`);

await generateIfStale();
const market = await startMarketServer({
  fresh: true,
  seed,
  stateFile: `.market/mock-${port}.json`,
  profile: values['as-is'] ? 'as-is' : 'complete',
});
await listen(
  mockServer(market, { seed, scenarios, latency, failRate, locale, hostile }),
  port,
  `npm run mock -- --port ${port + 1}`,
);
console.log(
  `\n  Market    http://localhost:${port}/api\n  Control   POST http://localhost:${port}/sandbox/control  {"do":"inbox"}`,
);
console.log(accountsText());
console.log('\n  Ctrl+C stops the server.');
