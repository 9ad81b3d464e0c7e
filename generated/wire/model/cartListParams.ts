
export type CartListParams = {
/**
 * True: valid lines. False: invalid ones, whose sku fields are null.
 */
isValid: boolean;
};
