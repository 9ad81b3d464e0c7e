import { describe, expect, it } from 'vitest';
import { pageCache } from '#/server/page-cache.ts';
import { purgeState } from '#/server/purge/state.ts';

const later = () => new Promise((resolve) => setImmediate(resolve));

interface Page {
  name: string;
  bytes: number;
  failed?: true;
  cacheable?: false;
  brief?: true;
  gone?: true;
}

const HOUR = 3_600_000;
const LIFETIME = { fresh: 5000, stale: 65_000, lastGood: HOUR };

function setup(maxBytes = 8000) {
  const purges = purgeState();
  let now = 0;
  let made = 0;
  const backend = { isUp: true, canProbe: false };
  const cache = pageCache<Page>(
    {
      lifetime: ({ cacheable = true, failed, brief }) =>
        cacheable && !failed ? { ...LIFETIME, lastGood: brief ? 0 : HOUR } : null,
      size: ({ bytes }) => bytes,
      pack: async (page) => {
        await later();
        page.bytes /= 10;
      },
      isFailure: ({ failed = false }) => failed,
      isGone: ({ gone = false }) => gone,
      maxBytes,
      breaker: {
        state: () => (backend.isUp ? 'closed' : 'open'),
        canAdmit: () => backend.isUp || backend.canProbe,
      },
      purges: {
        mark: purges.mark,
        isPurged: ({ name }, begun) => purges.isPurged([name.replace(' ', '')], begun),
      },
    },
    () => now,
  );
  const make = (page: Partial<Page> = {}) => {
    return async (): Promise<Page> => {
      await later();
      made += 1;
      return { name: `page ${made}`, bytes: 1000, ...page };
    };
  };
  const get = async (key: string, page: Partial<Page> = {}, mayBeStale = true) => {
    const { page: found, use } = await cache.get(key, make(page), mayBeStale);
    return `${found.name} ${use}`;
  };
  const purge = (tag: string) => purges.apply({ kind: 'purge', tags: [tag] });
  return { cache, backend, get, purge, made: () => made, pass: (ms: number) => void (now += ms) };
}

/** Until what was rendered in the background is packed. */
const settled = async () => {
  for (let round = 0; round < 4; round += 1) await later();
};

describe('pageCache', () => {
  it('renders a stale page again for a shared cache, which has served its own meanwhile', async () => {
    const { get, pass } = setup();
    await get('/a');
    pass(4999);
    expect(await get('/a', {}, false)).toBe('page 1 hit');
    pass(1);
    expect(await get('/a', {}, false)).toBe('page 2 miss');
    pass(5000);
    expect(await get('/a', { failed: true }, false)).toBe('page 2 stale-if-error');
  });

  it('renders a page again after the clock was set back, which is still the last good one', async () => {
    const { get, pass } = setup();
    await get('/a');
    pass(-HOUR);
    expect(await get('/a', { failed: true })).toBe('page 1 stale-if-error');
    expect(await get('/a')).toBe('page 3 miss');
    expect(await get('/a')).toBe('page 3 hit');
  });

  it('says that a page has expired while it was rendered, also the second time', async () => {
    const { cache, get, purge } = setup();
    let made = 0;
    const changing = async () => {
      await later();
      made += 1;
      purge(`page${made}`);
      return { name: `page ${made}`, bytes: 1000 };
    };
    expect(await cache.get('/', changing)).toMatchObject({
      page: { name: 'page 2' },
      use: 'purged',
    });
    expect(await get('/')).toBe('page 1 miss');
  });

  it('renders a page once for parallel requests', async () => {
    const { get, made } = setup();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(new Set(answers)).toEqual(new Set(['page 1 miss']));
    expect(await get('/')).toBe('page 1 hit');
    expect(made()).toBe(1);
  });

  it('serves a stale page during revalidation, and renders an older one again', async () => {
    const { get, pass } = setup();
    await get('/');
    pass(5001);
    expect(await get('/')).toBe('page 1 stale');
    await settled();
    expect(await get('/')).toBe('page 2 hit');
    pass(65_000);
    expect(await get('/')).toBe('page 3 miss');
  });

  it('keeps the stale page if revalidation fails', async () => {
    const { cache, get, pass } = setup();
    await get('/');
    pass(6000);
    await get('/', { failed: true });
    await settled();
    const { page, use } = await cache.get('/', () => Promise.reject(new Error('no')));
    expect([page.name, use]).toEqual(['page 1', 'stale']);
    await settled();
    expect(await get('/')).toBe('page 1 stale');
  });

  it('does not cache pages without a lifetime', async () => {
    const { get } = setup();
    expect(await get('/', { cacheable: false })).toBe('page 1 miss');
    expect(await get('/')).toBe('page 2 miss');
  });
});

describe('the last good page', () => {
  it('replaces failed pages for an hour', async () => {
    const { cache, get, pass } = setup();
    await get('/');
    pass(HOUR - 1);
    expect(await get('/', { failed: true })).toBe('page 1 stale-if-error');
    const { page, use, age } = await cache.get('/', () => Promise.reject(new Error('no')));
    expect([page.name, use, age]).toEqual(['page 1', 'stale-if-error', HOUR - 1]);
    pass(1);
    expect(await get('/', { failed: true })).toBe('page 3 miss');
  });

  it('is replaced by a page that is rendered again', async () => {
    const { get, pass } = setup();
    await get('/');
    pass(HOUR - 1);
    expect(await get('/')).toBe('page 2 miss');
    expect(await get('/')).toBe('page 2 hit');
  });

  it('is dropped when the page is gone', async () => {
    const { get, pass } = setup();
    await get('/');
    pass(HOUR - 1);
    expect(await get('/', { gone: true, cacheable: false })).toBe('page 2 miss');
    expect(await get('/', { failed: true })).toBe('page 3 miss');
  });

  it('is served without rendering while the backend is down, except one probe', async () => {
    const { backend, get, made, pass } = setup();
    await get('/');
    backend.isUp = false;
    expect(await get('/')).toBe('page 1 hit');
    pass(6000);
    expect(await get('/')).toBe('page 1 stale-if-error');
    await settled();
    expect(made()).toBe(1);
    backend.canProbe = true;
    expect(await get('/')).toBe('page 1 stale-if-error');
    await settled();
    backend.isUp = true;
    expect(await get('/')).toBe('page 2 hit');
  });

  it('is never a page of a brief lifetime', async () => {
    const { cache, get, pass } = setup();
    await get('/', { brief: true });
    pass(6000);
    expect(cache.lastGood('/')).toBeNull();
    expect(await get('/', { brief: true })).toBe('page 1 stale');
    await settled();
    pass(65_000);
    expect(await get('/', { failed: true })).toBe('page 3 miss');
  });
});

describe('a purged page', () => {
  it('is rendered for the next request, which others share', async () => {
    const { get, made, purge } = setup();
    await get('/');
    purge('page2');
    expect(await get('/')).toBe('page 1 hit');
    purge('page1');
    expect(await Promise.all([get('/'), get('/')])).toEqual(['page 2 miss', 'page 2 miss']);
    expect(await get('/')).toBe('page 2 hit');
    expect(made()).toBe(2);
  });

  it('remains the last good one', async () => {
    const { backend, get, pass, purge } = setup();
    await get('/');
    purge('page1');
    expect(await get('/', { failed: true })).toBe('page 1 stale-if-error');
    pass(HOUR - 1);
    backend.isUp = false;
    expect(await get('/')).toBe('page 1 stale-if-error');
  });

  it('is not served at all without being one', async () => {
    const { get, purge } = setup();
    await get('/', { brief: true });
    purge('page1');
    expect(await get('/', { failed: true })).toBe('page 2 miss');
  });

  it('is rendered again if the purge comes while it is rendered', async () => {
    const { get, purge } = setup();
    const first = get('/');
    purge('page1');
    expect(await first).toBe('page 2 miss');
    expect(await get('/')).toBe('page 2 hit');
  });
});

describe('the memory of cached pages', () => {
  it('is limited in bytes: the least recently used pages are evicted', async () => {
    const { cache, get } = setup();
    for (let page = 0; page < 100; page += 1) {
      await get(`/${page}`, { bytes: 10_000 / 8 });
      await settled();
      await get('/0');
      expect(cache.bytes()).toBeLessThanOrEqual(8000);
    }
    expect(await get('/0')).toBe('page 1 hit');
    expect(await get('/99')).toMatch(/hit$/);
    expect(await get('/1')).toMatch(/miss$/);
  });

  it('is counted again when a page is packed', async () => {
    const { cache, get } = setup();
    await get('/', { bytes: 1000 });
    expect(cache.bytes()).toBe(1000);
    await settled();
    expect(cache.bytes()).toBe(100);
  });

  it('is not taken from lasting pages by brief ones', async () => {
    const { cache, get } = setup();
    for (let page = 0; page < 6; page += 1) await get(`/${page}`);
    await settled();
    for (let page = 0; page < 200; page += 1) await get(`/missing/${page}`, { brief: true });
    await settled();
    for (let page = 0; page < 6; page += 1) expect(await get(`/${page}`)).toMatch(/hit$/);
    expect(cache.bytes()).toBeLessThanOrEqual(8000);
  });

  it('holds no page that is larger than it', async () => {
    const { cache, get } = setup();
    expect(await get('/', { bytes: 9000 })).toBe('page 1 miss');
    expect(cache.bytes()).toBe(0);
    expect(await get('/')).toBe('page 2 miss');
  });
});
