import { useEffect, useEffectEvent } from 'react';
import { noop } from '#/lib/noop.ts';
import type { ViewedGoods } from './viewed-list.ts';

/** Adds the current product to the recently viewed ones. */
export function useRecordView(goods: ViewedGoods): void {
  const remember = useEffectEvent(
    () => void import('./viewed-list.ts').then(({ viewedList }) => viewedList.add(goods), noop),
  );
  useEffect(() => remember(), [goods.id]);
}
