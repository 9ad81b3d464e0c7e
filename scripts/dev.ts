/** Vite with hot reload. The market runs in the page unless API_TARGET is set. `--as-is`: profile of the existing backend. */
import { createServer } from 'vite';
import { accountsText } from './serve/accounts.ts';
import { generateIfStale } from './steps.ts';

if (process.argv.includes('--as-is')) process.env.VITE_MARKET_PROFILE = 'as-is';
await generateIfStale();
const server = await createServer();
await server.listen();
server.printUrls();
if (!process.env.API_TARGET) console.log(accountsText());
