import { useEffect, useState } from 'react';
import { remainingMs, LIFETIME_MS, nextCheckDelay } from './pre-order-expiry.ts';
import { updateRecord, readRecord } from './pre-order-record.ts';

/** Milliseconds until the pre-order expires, counted from when this tab first opened it. */
export function useRemainingTime(preOrderNo: string): number {
  const [state, setState] = useState({ preOrderNo, left: LIFETIME_MS });

  useEffect(() => {
    const { openedAt } = updateRecord(preOrderNo, { openedAt: readRecord(preOrderNo).openedAt });
    let timer = 0;
    const update = () => {
      const left = remainingMs(openedAt, Date.now());
      setState({ preOrderNo, left });
      const wait = nextCheckDelay(left);
      if (wait !== null) timer = window.setTimeout(update, wait);
    };
    update();
    return () => window.clearTimeout(timer);
  }, [preOrderNo]);

  return state.preOrderNo === preOrderNo ? state.left : LIFETIME_MS;
}
