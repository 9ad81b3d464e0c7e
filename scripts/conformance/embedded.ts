import { UsageError } from './usage-error.ts';
import type { RunningMarket } from '../../mocks/mock-server.ts';
import type { Account } from './run/values.ts';

/** Simulates other parties and time. */
export type Sandbox = (command: { do: string }) => Promise<unknown>;

/** A simulated event is not possible in the current state, for example after a failed call. */
export class SandboxRefusal extends Error {}

export interface Embedded {
  origin: string;
  member: Account;
  other: Account;
  sandbox: Sandbox;
  switches: RunningMarket['switches'];
  close(): void;
}

/** The market is a package of its own, which this one works without. */
const loadMarket = () =>
  import('../../mocks/mock-server.ts').catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'))
      throw error;
    throw new UsageError(
      'Without --base-url the package @lychee-storefront/market and msw are required.',
    );
  });

/** Starts a separate demo market over HTTP. Its data exists only during the run. */
export async function startEmbedded(profile = 'complete'): Promise<Embedded> {
  const { startMarket } = await loadMarket();
  const { origin, accounts, switches, close } = await startMarket(profile);
  const [member, other] = accounts;
  if (!member || !other) throw new Error('The embedded market has no demo accounts');
  return {
    origin,
    member,
    other,
    switches,
    close,
    sandbox: async (command) => {
      const answer = await fetch(`${origin}/sandbox/control`, {
        method: 'POST',
        body: JSON.stringify(command),
      });
      const { data, error } = (await answer.json()) as { data?: unknown; error?: string };
      if (error !== undefined)
        throw new SandboxRefusal(`The embedded market cannot do ${command.do}: ${error}`);
      return data;
    },
  };
}
