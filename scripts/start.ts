/**
 * The production storefront on one origin, with the embedded market or, with API_TARGET, a real backend. PORT: default
 * 4173. `--fresh` resets the market; `--as-is` uses the profile of the existing backend, including its gaps.
 */
import { startMarketServer } from '#mocks/server.ts';
import { pageSources } from '#generated/page-sources.ts';
import { accountsText, SANDBOX_TEXT } from '#mocks/accounts-text.ts';
import { fieldOptions } from '#/server/field/options.ts';
import { onStop, surviveConnections } from '#/server/graceful.ts';
import { listen } from '#/server/http.ts';
import { portOf, targetOf } from '#/server/options.ts';
import { loadServerParts } from './serve/load-server.ts';
import { buildIfStale, generateIfStale } from './steps.ts';

const port = portOf();
const target = targetOf();

await generateIfStale();
await buildIfStale();

const market = target
  ? null
  : await startMarketServer({
      fresh: process.argv.includes('--fresh'),
      profile: process.argv.includes('--as-is') ? 'as-is' : 'complete',
      pages: pageSources,
      renderedPictures: true,
    });
surviveConnections((problem) => console.error(problem));
const { shopServer } = await loadServerParts();
const server = shopServer({ market, target }, { docs: true, field: fieldOptions('off') });
await listen(server, port, `PORT=${port + 1} npm start`);

const origin = `http://localhost:${port}`;
const lines = [
  ['Shop', `${origin}/  (also /en /fr /th /lao)`],
  ['Contract', `${origin}/docs`],
  ...(market ? [['Sandbox', SANDBOX_TEXT]] : []),
  market
    ? ['Market', `${origin}/api  state in ${market.stateFile}`]
    : ['Backend', String(target?.href)],
];
console.log(`\n${lines.map(([name, value]) => `  ${name?.padEnd(10)}${value}`).join('\n')}`);
if (market) console.log(accountsText());
console.log('\n  Ctrl+C stops the server.');

onStop(() => {
  market?.save();
  server.close();
});
