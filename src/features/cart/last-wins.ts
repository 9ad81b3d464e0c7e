interface Slot<Value> {
  value: Value;
  timer: ReturnType<typeof setTimeout>;
  sending: Promise<boolean> | null;
}

export interface LastWins<Key, Value> {
  put: (key: Key, value: Value) => void;
  /** Sends at once what still waits. False when something could not be sent. */
  settle: () => Promise<boolean>;
}

/**
 * Of the values that come for a key only the last one is sent, when none has come for a while. Each key has one call
 * at a time; a value that comes meanwhile goes out after it.
 * @param send never rejects; resolves to whether it worked
 */
export function lastWins<Key, Value>(
  delay: number,
  send: (key: Key, value: Value) => Promise<boolean>,
): LastWins<Key, Value> {
  const slots = new Map<Key, Slot<Value>>();

  async function run(key: Key, slot: Slot<Value>): Promise<boolean> {
    for (;;) {
      const { value } = slot;
      const worked = await send(key, value);
      if (slot.value !== value) continue;
      slots.delete(key);
      return worked;
    }
  }

  function start(key: Key, slot: Slot<Value>): Promise<boolean> {
    clearTimeout(slot.timer);
    slot.sending ??= run(key, slot);
    return slot.sending;
  }

  return {
    put(key, value) {
      const known = slots.get(key);
      if (known?.sending) {
        known.value = value;
        return;
      }
      clearTimeout(known?.timer);
      const slot: Slot<Value> = {
        value,
        sending: null,
        timer: setTimeout(() => void start(key, slot), delay),
      };
      slots.set(key, slot);
    },
    async settle() {
      const results = await Promise.all([...slots].map(([key, slot]) => start(key, slot)));
      return results.every(Boolean);
    },
  };
}
