import { describe, expect, it } from 'vitest';
import { LEGAL, TOGETHER } from './legal/legal.ts';
import { runLegal } from './legal/run.ts';

/** `LEGAL=all` runs each of them alone, too. */
const SERVERS = process.env.LEGAL === 'all' ? [...TOGETHER, ...LEGAL] : TOGETHER;

describe('legal servers', () => {
  it.each(SERVERS.map((server) => [server.name, server] as const))(
    'have no finding: %s',
    async (_, server) => {
      const { findings } = await runLegal(server);
      expect(
        findings.map(({ kind, operation, path, got }) => ({ kind, operation, path, got })),
      ).toEqual([]);
    },
  );
});
