/** Maximum length in the contract, verified by a test. Its validators would double the size of the page. */
export const LONGEST_NICKNAME = 255;
