/** The time on all screens. In the future, so that no cookie of the shop has expired for the browser. */
export const SCREENS_TIME = Date.UTC(2035, 5, 15, 3);
