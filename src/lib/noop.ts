/** For errors and callbacks that need no handling. */
export const noop = (): undefined => undefined;
