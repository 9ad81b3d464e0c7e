/** Pages that hosts share by Valkey: what one has rendered the others send, also after all have restarted. */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Breaker } from '../breaker.ts';
import type { PageMark, PurgeState } from '../purge/state.ts';
import { timed } from '../request-context.ts';
import { type Valkey, within } from './valkey.ts';

/** For a page that is an error otherwise, whether or not Valkey has answered before. */
const LAST_RESORT_MS = 300;
/** What no request waits for. */
const STORE_MS = 1000;
/** Longer than a page takes. */
const LOCK_MS = 5000;
/** How often a host looks whether another one has rendered a page. */
const LOOK_MS = 20;

/** How long a request waits, in ms. */
export interface SharedDeadlines {
  /** all that it asks together; a busy event loop adds to it */
  ask: number;
  /** for the page that another host is rendering */
  page: number;
}
const DEADLINES: SharedDeadlines = { ask: 10, page: 1500 };

interface FoundPage<Page> {
  page: Page;
  /** ms since it was rendered, by the clock of Valkey */
  age: number;
  /** it was purged, and is only a last good page */
  isExpired: boolean;
}

/** The answer about a page, and how many ms the request may still ask. */
interface Look<Page> {
  found: FoundPage<Page> | null;
  left: number;
}

export type SharedUse = 'hit' | 'miss' | 'failed';

export interface SharedPages<Page> {
  /** @param isLastResort there is no other page than this one */
  find: (key: string, isLastResort?: boolean) => Promise<Look<Page>>;
  /**
   * Renders a page while no other host does, or takes what another one has made meanwhile.
   * @param left ms that the request may ask
   */
  alone: (
    key: string,
    left: number,
    render: () => Promise<Page>,
    take: () => Promise<Page | null>,
  ) => Promise<Page>;
  /** Stores a rendered page, and lets others take it. @param lifetime in ms */
  store: (key: string, page: Page, begun: PageMark, lifetime: number) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Lets others render a page that this host has not stored. */
  release: (key: string) => Promise<void>;
}

/** A page as it is stored. */
export interface StoredPage {
  tags: readonly string[];
  /** its status and headers */
  about: object;
  content: Buffer;
}

interface Description extends Omit<StoredPage, 'content'> {
  /** position in the stream of purges when it was begun */
  begun: string;
  /** ms that it is stored */
  lifetime: number;
}

interface Options<Page> {
  valkey: Valkey;
  /** begins all names; each build has its own, because its pages differ */
  prefix: string;
  purges: Pick<PurgeState, 'mark' | 'isPurgedShared'>;
  breaker: Pick<Breaker, 'admit' | 'record' | 'state'>;
  /** null if the page cannot be shared */
  pack: (page: Page) => Promise<StoredPage | null>;
  /** null if it is malformed */
  unpack: (stored: StoredPage) => Page | null;
  onUse?: (use: SharedUse) => void;
  deadlines?: SharedDeadlines;
  /** called if Valkey answers with an error, e.g. because it is full */
  onRefused?: (problem: unknown) => void;
}

/** The length of the description, the description, the content. */
function encode(description: Description, content: Buffer): Buffer {
  const head = Buffer.from(JSON.stringify(description));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.byteLength);
  return Buffer.concat([length, head, content]);
}

function decode(bytes: Buffer): (Description & StoredPage) | null {
  try {
    const end = 4 + bytes.readUInt32BE(0);
    const found = JSON.parse(bytes.subarray(4, end).toString()) as Partial<Description>;
    const { tags, begun, lifetime, about } = found;
    if (!Array.isArray(tags) || !about || typeof begun !== 'string' || typeof lifetime !== 'number')
      return null;
    return { tags, begun, lifetime, about, content: bytes.subarray(end) };
  } catch {
    // Stored by something else: as if there were none.
    return null;
  }
}

/** Valkey has answered, with an error. */
const isRefusal = (problem: unknown): boolean =>
  problem instanceof Error && problem.name === 'ReplyError';

/** Asks Valkey. The answer is undefined if it is not asked, or does not answer in time: then nothing is shared. */
function askerOf({
  valkey,
  purges,
  breaker,
  onRefused,
}: Pick<Options<never>, 'valkey' | 'purges' | 'breaker' | 'onRefused'>) {
  return async function ask<Answer>(
    ms: number,
    question: () => Promise<Answer>,
    isAnyway = false,
  ): Promise<Answer | undefined> {
    if (!valkey.isReady() || purges.mark().shared === null) return undefined;
    const isWorking = breaker.state() === 'closed';
    if (!breaker.admit() && !isAnyway) return undefined;
    const answer = answerTo(ms, question);
    // A question that only finds out whether it answers again is not waited for.
    return isWorking || isAnyway ? answer : undefined;
  };

  async function answerTo<Answer>(ms: number, question: () => Promise<Answer>) {
    try {
      const answer = await within(ms, question());
      breaker.record('answered');
      return answer;
    } catch (error) {
      breaker.record(isRefusal(error) ? 'answered' : 'timeout');
      if (isRefusal(error)) onRefused?.(error);
      return undefined;
    }
  }
}

export function sharedPages<Page>({
  valkey,
  prefix,
  purges,
  pack,
  unpack,
  onUse,
  deadlines = DEADLINES,
  ...others
}: Options<Page>): SharedPages<Page> {
  const ask = askerOf({ valkey, purges, ...others });
  const nameOf = (key: string) => prefix + createHash('sha256').update(key).digest('base64url');
  const lockOf = (key: string) => `${nameOf(key)}:lock`;
  /** When the locks of this host end, by key. */
  const locks = new Map<string, number>();

  async function read(
    key: string,
    isLastResort: boolean,
  ): Promise<FoundPage<Page> | null | undefined> {
    const name = nameOf(key);
    const answer = await ask(
      isLastResort ? LAST_RESORT_MS : deadlines.ask,
      () => Promise.all([valkey.call('GET', name), valkey.call('PTTL', name)]),
      isLastResort,
    );
    if (!answer) return undefined;
    const [bytes, left] = answer;
    const stored = Buffer.isBuffer(bytes) ? decode(bytes) : null;
    const page = stored && unpack(stored);
    if (!page) return null;
    const age = stored.lifetime - Number(left);
    return {
      page,
      age: Math.max(0, age),
      // After the clock of Valkey was set back its age is unknown.
      isExpired: age < 0 || purges.isPurgedShared(stored.tags, stored.begun),
    };
  }

  async function find(key: string, isLastResort = false): Promise<Look<Page>> {
    const started = performance.now();
    const found = await timed('shared', () => read(key, isLastResort));
    onUse?.(found === undefined ? 'failed' : found && !found.isExpired ? 'hit' : 'miss');
    if (!found) return { found: null, left: found === undefined ? 0 : leftSince(started) };
    return { found, left: leftSince(started) };
  }
  const leftSince = (started: number) => deadlines.ask - (performance.now() - started);

  /** Undefined if it is not known. */
  async function lock(key: string, ms: number): Promise<boolean | undefined> {
    // If the answer is late it may be locked nevertheless.
    locks.set(key, performance.now() + LOCK_MS);
    const answer = await ask(ms, () =>
      valkey.call('SET', lockOf(key), process.pid, 'NX', 'PX', LOCK_MS),
    );
    if (answer === null) locks.delete(key);
    return answer === undefined ? undefined : answer !== null;
  }

  async function release(key: string): Promise<void> {
    const ends = locks.get(key);
    locks.delete(key);
    // A lock that has ended may be another host's.
    if (ends !== undefined && performance.now() < ends)
      await ask(STORE_MS, () => valkey.call('DEL', lockOf(key)));
  }

  async function renderLocked(key: string, render: () => Promise<Page>): Promise<Page> {
    try {
      // It is released when the page is stored.
      return await render();
    } catch (error) {
      await release(key);
      throw error;
    }
  }

  async function alone(
    key: string,
    left: number,
    render: () => Promise<Page>,
    take: () => Promise<Page | null>,
  ): Promise<Page> {
    if (left <= 0) return render();
    const until = performance.now() + deadlines.page;
    let isOwn = await timed('shared', () => lock(key, left));
    if (isOwn !== false) return renderLocked(key, render);
    while (isOwn === false && performance.now() < until) {
      await wait(LOOK_MS);
      isOwn = await lock(key, deadlines.ask);
    }
    // Who had the lock has stored the page, or could not render it.
    const taken = isOwn ? await take() : null;
    if (!taken) return renderLocked(key, render);
    await release(key);
    return taken;
  }

  async function store(key: string, page: Page, { shared }: PageMark, lifetime: number) {
    const stored = shared === null ? null : await pack(page);
    if (stored && shared !== null) {
      const { content, tags, about } = stored;
      const bytes = encode({ tags, about, begun: shared, lifetime }, content);
      await ask(STORE_MS, () => valkey.call('SET', nameOf(key), bytes, 'PX', lifetime));
    }
    await release(key);
  }

  async function remove(key: string): Promise<void> {
    await ask(STORE_MS, () => valkey.call('DEL', nameOf(key)));
    await release(key);
  }

  return { find, alone, store, remove, release };
}
