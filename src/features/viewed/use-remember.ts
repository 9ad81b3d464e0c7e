import { useEffect, useEffectEvent } from 'react';
import type { ViewedGoods } from './viewed-list.ts';

const later = () => undefined;

/** Puts the product that is looked at first among those that were. */
export function useRemember(goods: ViewedGoods): void {
  const remember = useEffectEvent(
    () => void import('./viewed-list.ts').then(({ viewedList }) => viewedList.add(goods), later),
  );
  useEffect(() => remember(), [goods.id]);
}
