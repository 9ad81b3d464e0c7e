import { useMemo, useState } from 'react';
import type { ProductSkuDetail } from '#generated/model/productSkuDetail.ts';
import type { Sku } from '#generated/model/sku.ts';
import {
  type Changed,
  type Choice,
  type SkuTable,
  changes,
  choose,
  chosenSku,
  firstChoice,
  readSkus,
  reconcileChoice,
} from './machine.ts';

interface SkuPickerState {
  table: SkuTable<Sku>;
  choice: Choice;
  /** null if the product has no sku */
  sku: Sku | null;
  /** specifications that changed with the last selection, or because its sku is gone, with their new values */
  changed: Changed[];
  /** Selects a value and returns the selected sku. */
  choose: (index: number, value: string) => Sku | null;
}

/** @param requestedId id of the initially selected sku; a later change of it selects the new one */
export function useSkuPicker(
  { productAttr, productValue }: Pick<ProductSkuDetail, 'productAttr' | 'productValue'>,
  requestedId: number | null,
): SkuPickerState {
  const table = useMemo(() => readSkus(productAttr, productValue), [productAttr, productValue]);
  const [state, setState] = useState<{
    requestedId: number | null;
    choice: Choice;
    changed: Changed[];
  }>(() => ({ requestedId, choice: firstChoice(table, requestedId), changed: [] }));
  const choice = useMemo(() => reconcileChoice(table, state.choice), [table, state.choice]);
  const sku = chosenSku(table, choice);
  const replaced = useMemo(
    () => changes(table, state.choice, choice, -1),
    [table, state.choice, choice],
  );

  if (state.requestedId !== requestedId) {
    const follows = requestedId !== null && requestedId !== sku?.id;
    setState({
      requestedId,
      choice: follows ? firstChoice(table, requestedId) : choice,
      changed: follows ? [] : state.changed,
    });
  }

  return {
    table,
    choice,
    sku,
    changed: replaced.length > 0 ? replaced : state.changed,
    choose: (index, value) => {
      const next = choose(table, choice, index, value);
      setState({ requestedId, choice: next, changed: changes(table, choice, next, index) });
      return chosenSku(table, next);
    },
  };
}
