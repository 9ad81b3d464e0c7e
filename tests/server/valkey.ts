/** What Valkey does of the commands that the shop uses, in this process. Its clock stands still. */
import type { Reply, Valkey } from '#/server/shared/valkey.ts';

interface Value {
  bytes: Buffer;
  until: number;
}
const NOW = Date.UTC(2026, 10, 1);

type Entry = [id: string, fields: string[]];

const refusal = (text: string) => Object.assign(new Error(text), { name: 'ReplyError' });
const textOf = (value: string | number | Buffer | undefined) => String(value);

/** Ends the names of locks. */
const LOCK = ':lock';

/** `dead`: there is no connection; `slow`: it does not answer; `full`: it stores nothing more. */
type Fault = 'dead' | 'slow' | 'full' | null;

export function testValkey() {
  let setBackBy = 0;
  const now = () => NOW - setBackBy;
  const values = new Map<string, Value>();
  let stream: Entry[] = [];
  // Its clock was set back: until it is at the last entry, their numbers grow.
  let count = 5000;
  let fault: Fault = null;
  const asked: string[] = [];
  let waiting: (() => void)[] = [];

  function find(name: string): Value | undefined {
    const found = values.get(name);
    return found && found.until > now() ? found : undefined;
  }

  const replyOf = ([id, fields]: Entry): Reply => [
    Buffer.from(id),
    fields.map((field) => Buffer.from(field)),
  ];

  /** XADD name [MAXLEN ~ count] * field value … */
  function add(args: string[]): Reply {
    const star = args.indexOf('*');
    count += 1;
    const id = `${now()}-${count}`;
    stream.push([id, args.slice(star + 1)]);
    for (const wake of waiting.splice(0)) wake();
    return Buffer.from(id);
  }

  const commands: Record<
    string,
    (...args: (string | number | Buffer)[]) => Reply | Promise<Reply>
  > = {
    GET: (name) => find(textOf(name))?.bytes ?? null,
    PTTL: (name) => (find(textOf(name))?.until ?? now() - 2) - now(),
    SET(name, bytes, ...options) {
      if (fault === 'full') throw refusal('OOM command not allowed');
      const [key, px] = [textOf(name), options.indexOf('PX')];
      if (options.includes('NX') && find(key)) return null;
      values.set(key, {
        bytes: Buffer.from(bytes as Buffer),
        until: now() + Number(options[px + 1]),
      });
      return Buffer.from('OK');
    },
    DEL: (name) => Number(values.delete(textOf(name))),
    XADD: (_name, ...args) => add(args.map(textOf)),
    XREVRANGE: () => stream.slice(-1).map(replyOf),
    XRANGE: (_name, from) =>
      stream
        .slice(
          Math.max(
            0,
            stream.findIndex(([id]) => id === from),
          ),
        )
        .map(replyOf),
    // The shop reads by XRANGE what has come.
    XREAD(...args) {
      const numberOf = (id: string | undefined) => Number(id?.split('-')[1] ?? 0);
      if (numberOf(stream.at(-1)?.[0]) > numberOf(textOf(args.at(-1)))) return null;
      return new Promise<Reply>((resolve) => waiting.push(() => resolve(null)));
    },
  };

  function connect(): Valkey {
    return {
      async call(name, ...args) {
        if (fault === 'dead') throw new Error('Connection is closed.');
        asked.push(name);
        if (fault === 'slow')
          return new Promise<Reply>((resolve) => waiting.push(() => resolve(null)));
        const bytes = args.map((one) => (typeof one === 'number' ? String(one) : one));
        const command = commands[name];
        if (!command) throw refusal(`unknown command ${name}`);
        return command(...bytes);
      },
      isReady: () => fault !== 'dead',
      reset: () => undefined,
      close: () => undefined,
    };
  }

  return {
    connect,
    asked,
    /** names and contents of what is stored, without locks */
    stored: () => [...values].filter(([name]) => !name.endsWith(LOCK)),
    locks: () => [...values.keys()].filter((name) => name.endsWith(LOCK)),
    become(next: Fault) {
      fault = next;
      for (const wake of waiting.splice(0)) wake();
    },
    entries: () => stream.map(([, fields]) => fields),
    setBack: (ms: number) => void (setBackBy += ms),
    wake() {
      for (const wake of waiting.splice(0)) wake();
    },
    /** Takes a copy. @returns puts it back, as at a restart */
    copy() {
      const [pages, entries] = [new Map(values), [...stream]];
      return () => {
        values.clear();
        for (const [name, value] of pages) values.set(name, value);
        stream = entries;
      };
    },
    /** Loses the stream, as at a restart without a copy on disk. */
    forget() {
      stream = [];
    },
  };
}
