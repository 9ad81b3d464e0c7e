import { describe, expect, it } from 'vitest';
import { breakerStatuses, createBreaker } from '#/server/breaker.ts';

function setup() {
  let now = 0;
  const changes: string[] = [];
  const breaker = createBreaker('https://api.example.com', {
    failuresToOpen: 3,
    openMs: 5000,
    onChange: ({ state }) => changes.push(state),
    now: () => now,
  });
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) {
      breaker.admit();
      breaker.record('unreachable');
    }
  };
  return { breaker, changes, fail, pass: (ms: number) => void (now += ms) };
}

describe('the circuit breaker of a backend', () => {
  it('opens after three failed pages in a row', () => {
    const { breaker, changes, fail } = setup();
    fail(2);
    breaker.record('answered');
    fail(2);
    expect(breaker.state()).toBe('closed');
    expect(breaker.admit()).toBe(true);
    fail(1);
    expect(breaker.state()).toBe('open');
    expect(breaker.admit()).toBe(false);
    expect(changes).toEqual(['open']);
  });

  it('admits one probe after five seconds, and closes when it is answered', () => {
    const { breaker, changes, fail, pass } = setup();
    fail(3);
    pass(4999);
    expect(breaker.admit()).toBe(false);
    pass(1);
    expect(breaker.state()).toBe('half-open');
    expect(breaker.canAdmit()).toBe(true);
    expect(breaker.admit()).toBe(true);
    expect(breaker.canAdmit()).toBe(false);
    expect(breaker.admit()).toBe(false);
    breaker.record('answered');
    expect(breaker.state()).toBe('closed');
    expect(breaker.status().failures).toBe(0);
    expect(changes).toEqual(['open', 'closed']);
  });

  it('opens again when the probe fails', () => {
    const { breaker, changes, fail, pass } = setup();
    fail(3);
    pass(5000);
    breaker.admit();
    breaker.record('timeout');
    expect(breaker.state()).toBe('open');
    pass(4999);
    expect(breaker.admit()).toBe(false);
    expect(changes).toEqual(['open']);
  });

  it('tries another probe if the first one made no call', () => {
    const { breaker, fail, pass } = setup();
    fail(3);
    pass(5000);
    breaker.admit();
    breaker.record('unknown');
    expect(breaker.state()).toBe('half-open');
    expect(breaker.admit()).toBe(true);
  });

  it('closes when a page that began before answers', () => {
    const { breaker, fail } = setup();
    breaker.admit();
    fail(3);
    breaker.record('answered');
    expect(breaker.state()).toBe('closed');
  });

  it('can be read by other modules', () => {
    const { fail } = setup();
    fail(3);
    expect(breakerStatuses()).toEqual([
      {
        backend: 'https://api.example.com',
        state: 'open',
        failures: 3,
        lastFailure: 'unreachable',
        openings: 1,
      },
    ]);
  });
});
