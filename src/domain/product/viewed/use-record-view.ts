import { useEffect, useEffectEvent } from 'react';
import { noop } from '#/lib/noop.ts';
import type { ViewedProduct } from './viewed-list.ts';

/** Adds the current product to the recently viewed ones. */
export function useRecordView(product: ViewedProduct): void {
  const remember = useEffectEvent(
    () => void import('./viewed-list.ts').then(({ viewedList }) => viewedList.add(product), noop),
  );
  useEffect(() => remember(), [product.id]);
}
