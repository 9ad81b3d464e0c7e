interface Slot<Value> {
  value: Value;
  timer: ReturnType<typeof setTimeout>;
  sending: Promise<boolean> | null;
}

interface LastWins<Key, Value> {
  set: (key: Key, value: Value) => void;
  /** Sends all pending values at once. False if one could not be sent. */
  flush: () => Promise<boolean>;
}

/**
 * Debounces values by key: only the last value of a key is sent, after `delay` ms without a new one. A key has one call
 * at a time; a value set during a call is sent after it.
 * @param send never rejects; resolves to whether the value was sent
 */
export function lastWins<Key, Value>(
  delay: number,
  send: (key: Key, value: Value) => Promise<boolean>,
): LastWins<Key, Value> {
  const slots = new Map<Key, Slot<Value>>();

  async function run(key: Key, slot: Slot<Value>): Promise<boolean> {
    for (;;) {
      const { value } = slot;
      const isSent = await send(key, value);
      if (slot.value !== value) continue;
      slots.delete(key);
      return isSent;
    }
  }

  function start(key: Key, slot: Slot<Value>): Promise<boolean> {
    clearTimeout(slot.timer);
    slot.sending ??= run(key, slot);
    return slot.sending;
  }

  return {
    set(key, value) {
      const pending = slots.get(key);
      if (pending?.sending) {
        pending.value = value;
        return;
      }
      clearTimeout(pending?.timer);
      const slot: Slot<Value> = {
        value,
        sending: null,
        timer: setTimeout(() => void start(key, slot), delay),
      };
      slots.set(key, slot);
    },
    async flush() {
      const results = await Promise.all([...slots].map(([key, slot]) => start(key, slot)));
      return results.every(Boolean);
    },
  };
}
