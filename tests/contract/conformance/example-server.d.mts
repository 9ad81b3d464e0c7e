import type { Server } from 'node:http';

export function exampleServer(): Server;
