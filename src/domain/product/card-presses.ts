import { create } from 'zustand';

/** What the hearts show. `wishlist/sync`, which is loaded later, sets it and stores what is pressed. */
interface HeartState {
  /** ids of the products on the wishlist of the member, or of this device */
  saved: ReadonlySet<number>;
  /** states that the shopper has chosen and that are not stored yet, by product id */
  pressed: ReadonlyMap<number, boolean>;
  /** a card has been rendered: the wishlist is needed */
  hasCards: boolean;
}

export const useHeartStore = create<HeartState>(() => ({
  saved: new Set(),
  pressed: new Map(),
  hasCards: false,
}));

/** Ref callback of the hearts of cards. */
export function noteCard(): void {
  if (!useHeartStore.getState().hasCards) useHeartStore.setState({ hasCards: true });
}

/** Ends a pressed state: it is stored, or storing it has failed. */
export function releaseHeart(id: number): void {
  useHeartStore.setState(({ pressed }) => ({
    pressed: new Map([...pressed].filter(([other]) => other !== id)),
  }));
}

interface Heart {
  on: boolean;
  press: (event: { detail: number }) => void;
}

/**
 * Heart of a product, for members and guests. The server renders it as not saved.
 * @param isListed whether the product's own data says that it is on the wishlist
 */
export function useHeart(id: number, isListed = false): Heart {
  const on = useHeartStore(({ saved, pressed }) => pressed.get(id) ?? (saved.has(id) || isListed));
  function press({ detail }: { detail: number }) {
    // The second click of a double click
    if (detail > 1) return;
    useHeartStore.setState(({ pressed }) => ({ pressed: new Map(pressed).set(id, !on) }));
  }
  return { on, press };
}

/** A product to add to the cart, whose button has been pressed. */
export interface CardAdd {
  product: { id: number; storeName: string; image: string };
  /** from which the picture moves to the cart */
  button: HTMLElement;
}

/** What is pressed on cards, by product id. `domain/cart/card-adds.tsx`, which loads with the first press, adds it. */
export const useCardAdds = create<Readonly<Record<number, CardAdd>>>(() => ({}));
