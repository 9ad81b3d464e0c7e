
/**
 * The operation did what was asked.
 */
export type SuccessCode = typeof SuccessCode[keyof typeof SuccessCode];


export const SuccessCode = {
  /** done */
  success: 200,
} as const;
