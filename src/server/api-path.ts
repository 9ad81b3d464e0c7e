/** The parts of the backend that the shop calls. Others, such as the back office, are not served. */
const SERVED = /^\/api\/(front|pc)\//;

/**
 * Path texts that servers read differently, so that a rule for paths can be bypassed: dot segments, path parameters (`..;`),
 * empty segments, backslashes, control characters; and encoded dots, slashes, backslashes, semicolons, percent signs.
 */
const AMBIGUOUS = /\/\.{1,2}(\/|$)|\/\/|[;\\#]|%(2e|2f|5c|3b|25|[01][\da-f]|7f)|%(?![\da-f]{2})/i;

/** Whether a request for an address of the API is passed to the backend. */
export function checkApiPath(address: string): 'served' | 'unknown' | 'ambiguous' {
  const path = address.split('?', 1)[0] ?? '';
  if (AMBIGUOUS.test(path)) return 'ambiguous';
  return SERVED.test(path) ? 'served' : 'unknown';
}
