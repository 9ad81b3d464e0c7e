import { useEffect, useState } from 'react';

interface Timer {
  /** Runs `work` after `ms`, in place of what was planned before. */
  plan: (work: () => void, ms: number) => void;
  cancel: () => void;
}

function createTimer(): Timer {
  let timer = 0;
  const cancel = () => window.clearTimeout(timer);
  return {
    cancel,
    plan(work, ms) {
      cancel();
      timer = window.setTimeout(work, ms);
    },
  };
}

/** A timer for event handlers, cancelled when the component is removed. */
export function useTimer(): Timer {
  const [timer] = useState(createTimer);
  useEffect(() => timer.cancel, [timer]);
  return timer;
}
