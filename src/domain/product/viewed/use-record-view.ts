import { noop } from '#/lib/noop.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import type { ViewedProduct } from './viewed-list.ts';

/** Adds the current product to the recently viewed ones. */
export function useRecordView(product: ViewedProduct): void {
  useOnChange(product.id, () => {
    void import('./viewed-list.ts').then(({ viewedList }) => viewedList.add(product), noop);
  });
}
