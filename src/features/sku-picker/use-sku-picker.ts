import { useMemo, useState } from 'react';
import type { ProductSkuDetail } from '../../../generated/model/productSkuDetail.ts';
import type { Sku } from '../../../generated/model/sku.ts';
import {
  type Changed,
  type Choice,
  type SkuTable,
  changes,
  choose,
  chosenSku,
  firstChoice,
  readSkus,
  refit,
} from './machine.ts';

export interface SkuPickerState {
  table: SkuTable<Sku>;
  choice: Choice;
  /** null when the product has no sku that could be chosen */
  sku: Sku | null;
  /** Specifications that gave way to the value taken last, with what they are now. */
  changed: Changed[];
  /** Selects a value and returns the chosen sku. */
  choose: (index: number, value: string) => Sku | null;
}

/** @param wanted id of the sku to begin with; when it changes later (another link to the same goods) the choice follows */
export function useSkuPicker(
  { productAttr, productValue }: Pick<ProductSkuDetail, 'productAttr' | 'productValue'>,
  wanted: number | null,
): SkuPickerState {
  const table = useMemo(() => readSkus(productAttr, productValue), [productAttr, productValue]);
  const [state, setState] = useState<{ wanted: number | null; choice: Choice; changed: Changed[] }>(
    () => ({ wanted, choice: firstChoice(table, wanted), changed: [] }),
  );
  const choice = useMemo(() => refit(table, state.choice), [table, state.choice]);
  const sku = chosenSku(table, choice);

  if (state.wanted !== wanted) {
    const follows = wanted !== null && wanted !== sku?.id;
    setState({
      wanted,
      choice: follows ? firstChoice(table, wanted) : choice,
      changed: follows ? [] : state.changed,
    });
  }

  return {
    table,
    choice,
    sku,
    changed: state.changed,
    choose: (index, value) => {
      const next = choose(table, choice, index, value);
      setState({ wanted, choice: next, changed: changes(table, choice, next, index) });
      return chosenSku(table, next);
    },
  };
}
