import type { CartCountType } from './cartCountType.ts';

export type CartCountParams = {
/**
 * Lines or pieces.
 */
type: CartCountType;
/**
 * True: valid lines. False: invalid ones.
 */
numType: boolean;
};
