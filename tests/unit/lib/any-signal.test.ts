import { afterEach, describe, expect, it, vi } from 'vitest';
import { anySignal } from '#/lib/any-signal.ts';

afterEach(() => vi.restoreAllMocks());

describe.each([true, false])('with AbortSignal.any: %s', (isThere) => {
  function signals() {
    const { any } = AbortSignal;
    if (!isThere) Reflect.deleteProperty(AbortSignal, 'any');
    const [one, other] = [new AbortController(), new AbortController()];
    const create = () => {
      try {
        return anySignal(one.signal, other.signal);
      } finally {
        AbortSignal.any = any;
      }
    };
    return { one, other, create };
  }

  it.each(['one', 'other'] as const)('ends with %s, for its reason', (which) => {
    const { create, ...controllers } = signals();
    const signal = create();
    expect(signal.aborted).toBe(false);
    controllers[which].abort('why');
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toBe('why');
  });

  it('has ended if one of them had', () => {
    const { other, create } = signals();
    other.abort('before');
    expect(create().reason).toBe('before');
  });
});
