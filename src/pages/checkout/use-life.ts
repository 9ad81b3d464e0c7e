import { useEffect, useState } from 'react';
import { lifeLeft, LIFE_MS, nextLook } from './pre-order-life.ts';
import { keepRecord, visitRecord } from './visit-record.ts';

/** Milliseconds until the pre-order expires, counted from when this tab first opened it. */
export function useLife(preOrderNo: string): number {
  const [state, setState] = useState({ preOrderNo, left: LIFE_MS });

  useEffect(() => {
    const { openedAt } = keepRecord(preOrderNo, { openedAt: visitRecord(preOrderNo).openedAt });
    let timer = 0;
    const look = () => {
      const left = lifeLeft(openedAt, Date.now());
      setState({ preOrderNo, left });
      const wait = nextLook(left);
      if (wait !== null) timer = window.setTimeout(look, wait);
    };
    look();
    return () => window.clearTimeout(timer);
  }, [preOrderNo]);

  return state.preOrderNo === preOrderNo ? state.left : LIFE_MS;
}
