/** Variable with the id of the active breakage. */
export const ACTIVE = 'BREAKAGE';
/** Variable with the file that uses of breakages are written to: a line with time in ms and id. */
export const LOG = 'BREAKAGE_LOG';
/** Variable with the longest time of a test, in ms. */
export const TIMEOUT = 'BREAKAGE_TIMEOUT';
/** Variable with the file of the style probes, as JSON. */
export const PROBES = 'BREAKAGE_PROBES';
/** Variable with the longest time that a journey waits for a condition, in ms. */
export const WAIT = 'BREAKAGE_WAIT';
