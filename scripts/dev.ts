/** Vite with hot reload; the market runs in the page unless API_TARGET names a backend. */
import { createServer } from 'vite';
import { generateIfStale } from './steps.ts';

await generateIfStale();
const server = await createServer();
await server.listen();
server.printUrls();
