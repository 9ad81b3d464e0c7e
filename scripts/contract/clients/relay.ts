/**
 * A market for the program of a client. It notes each answer, so that what the program reports can be compared with what
 * was on the wire, and adds a key that the contract does not describe, because backends do.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations, type OperationId } from '../../../generated/operations.ts';
import { startMarketServer } from '../../../mocks/server.ts';
import { isNode, type Json, type Node } from '../shape.ts';

export interface Exchange {
  operation: OperationId | null;
  code: number;
  message: string;
  data: Json;
}

export interface Relay {
  origin: string;
  exchanges: readonly Exchange[];
  close(): void;
}

const UNDESCRIBED = { addedLater: 1 };
const addresses = Object.entries(operations).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const operationAt = (method: string, path: string): OperationId | null =>
  addresses.find((address) => address.method === method && address.path.test(path))?.id ?? null;

async function requestOf(incoming: IncomingMessage, origin: string): Promise<Request> {
  const parts: Uint8Array[] = [];
  for await (const part of incoming) parts.push(part as Uint8Array);
  const { method = 'GET' } = incoming;
  const headers = Object.entries(incoming.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  const body = method === 'GET' ? null : Buffer.concat(parts);
  return new Request(new URL(incoming.url ?? '/', origin), { method, headers, body });
}

/** Starts a market of its own on a free port of this machine. */
export async function startRelay(): Promise<Relay> {
  const market = await startMarketServer({ fresh: true, saved: false });
  const exchanges: Exchange[] = [];
  const answer = async (incoming: IncomingMessage): Promise<string> => {
    const request = await requestOf(incoming, origin);
    const envelope = (await (await market.fetch(request)).json()) as Node;
    exchanges.push({
      operation: operationAt(request.method, new URL(request.url).pathname),
      code: Number(envelope.code),
      message: String(envelope.message),
      data: envelope.data ?? null,
    });
    const { data } = envelope;
    return JSON.stringify({
      ...envelope,
      ...(isNode(data) ? { data: { ...data, ...UNDESCRIBED } } : {}),
      ...UNDESCRIBED,
    });
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming).then(
      (body) => outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    exchanges,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
