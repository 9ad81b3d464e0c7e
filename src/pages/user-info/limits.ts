/** As the contract has it. Written out, for its validators would make the page twice as heavy; a test compares. */
export const LONGEST_NICKNAME = 255;
