import { createContext, use, useId } from 'react';
import type { ElementProps } from '#/lib/content.ts';

/**
 * Ids of the elements that name the item of a list around, e.g. a product: the buttons inside are called by their own
 * text and that name, so that each can be recognized in a list of buttons.
 */
export const ItemName = createContext<string | null>(null);

interface Named {
  id?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/** Props that add the name of the item around to the name of a control. Props of the control take precedence. */
export function useItemName({ id: ownId, 'aria-labelledby': labelledBy }: Named): Named {
  const madeId = useId();
  const item = use(ItemName);
  if (item === null || labelledBy !== undefined) return {};
  const id = ownId ?? madeId;
  return { id, 'aria-labelledby': `${id} ${item}` };
}

/** A plain button that is called by the item around, too. */
export function ItemButton({ type = 'button', ...rest }: ElementProps<'button'>) {
  return <button {...rest} {...useItemName(rest)} type={type} />;
}
