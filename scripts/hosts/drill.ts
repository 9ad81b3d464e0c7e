/** What all measurements share: hosts that are started again with other settings, and the rows of the table. */
import { type Host, portsFrom, startBackend, startHost, startValkey } from './topology.ts';

export const PRODUCTS = Array.from({ length: 100 }, (_, at) => 1001 + at);
export const pathOf = (id: number | string) => `/en/goods_detail/${id}`;

/** @param first of nine ports @param workers of each host */
export async function startDrill(first: number, workers: string) {
  const ports = portsFrom(first);
  const secret = 'the secret of the drill';
  const backend = await startBackend(ports.backend);
  const valkey = await startValkey(ports.valkey);
  const rows: string[][] = [];

  const drill = {
    ports,
    secret,
    backend,
    valkey,
    rows,
    hosts: [] as Host[],
    origins: () => drill.hosts.map(({ origin }) => origin),
    async stopHosts() {
      await Promise.all(drill.hosts.map((host) => host.stop()));
      drill.hosts = [];
    },
    /** @param env of all of them @param serverOf code of the build of each; that of this checkout by default */
    async startHosts(
      count: number,
      env: Record<string, string> = {},
      serverOf: (at: number) => string | undefined = () => undefined,
    ) {
      await drill.stopHosts();
      const shared = {
        WORKERS: workers,
        PURGE_SECRET: secret,
        PURGE_EDGES: `http://127.0.0.1:${ports.edge}`,
        ...(valkey && { VALKEY_URL: valkey.url }),
        ...env,
      };
      drill.hosts = await Promise.all(
        Array.from({ length: count }, (_, at) => startHost(at, ports, shared, serverOf(at))),
      );
    },
    async purge(host: Host | undefined, tags: readonly string[]) {
      const answer = await fetch(`${host?.internal}/purge`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
        body: JSON.stringify({ tags }),
      });
      await answer.text();
      return answer.status;
    },
    row(what: string, bar: string, measured: string) {
      rows.push([what, bar, measured]);
      console.log(`${what.padEnd(62)} ${bar.padEnd(16)} ${measured}`);
    },
  };
  return drill;
}

export type Drill = Awaited<ReturnType<typeof startDrill>>;
