/** number of cards in the first viewport */
export const FIRST_VIEW = 4;
