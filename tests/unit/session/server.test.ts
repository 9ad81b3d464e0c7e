import { expect, it } from 'vitest';
import { browserStore, tabStore } from '#/lib/storage.ts';
import { expireSession, hasSession, restoreSession } from '#/session/session.ts';

// Without a window, as on a server, whose memory all shoppers share.
it('a server stores nothing', () => {
  for (const store of [tabStore, browserStore]) {
    expect(() => store.set('lychee.placed', 'of one shopper')).toThrow('server');
    expect(store.get('lychee.placed')).toBeNull();
  }
});

it('a server has no session of its own', () => {
  expect(restoreSession).toThrow('server');
  expect(expireSession).toThrow('window');
  expect(hasSession()).toBe(false);
});
