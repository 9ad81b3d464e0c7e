import type { AddressInfo } from 'node:net';
import type { Switches } from '#mocks/sandbox/switches.ts';
import { startMarketServer } from '#mocks/server.ts';
import { serverOf } from '#/server/http.ts';
import type { Account } from './run/values.ts';

/** Simulates other parties and time. */
export type Sandbox = (command: object) => Promise<unknown>;

/** A simulated event is not possible in the current state, for example after a failed call. */
export class SandboxRefusal extends Error {}

export interface Embedded {
  origin: string;
  member: Account;
  other: Account;
  sandbox: Sandbox;
  switches: Switches;
  close(): void;
}

/** Starts a separate demo market over HTTP. Its data exists only during the run. */
export async function startEmbedded(profile = 'complete'): Promise<Embedded> {
  const market = await startMarketServer({ fresh: true, saved: false, profile });
  const server = serverOf(async (req, res) => {
    if (!(await market.handle(req, res))) res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [member, other] = market.accounts;
  if (!member || !other) throw new Error('The embedded market has no demo accounts');
  return {
    origin,
    member,
    other,
    switches: market.switches,
    sandbox: async (command) => {
      const answer = await fetch(`${origin}/sandbox/control`, {
        method: 'POST',
        body: JSON.stringify(command),
      });
      const { data, error } = (await answer.json()) as { data?: unknown; error?: string };
      if (error !== undefined)
        throw new SandboxRefusal(
          `The embedded market cannot do ${JSON.stringify(command)}: ${error}`,
        );
      return data;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
