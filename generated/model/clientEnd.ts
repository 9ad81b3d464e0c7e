
/**
 * Kind of client.
 */
export type ClientEnd = typeof ClientEnd[keyof typeof ClientEnd];


export const ClientEnd = {
  /** This storefront. */
  pc: 'pc',
  /** The mobile web client. */
  mobile: 'h5',
} as const;
