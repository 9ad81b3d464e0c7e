/** Vite with hot reload; the market runs in the page unless API_TARGET names a backend. `--as-is`: it answers like the existing backend. */
import { createServer } from 'vite';
import { generateIfStale } from './steps.ts';

if (process.argv.includes('--as-is')) process.env.VITE_MARKET_PROFILE = 'as-is';
await generateIfStale();
const server = await createServer();
await server.listen();
server.printUrls();
