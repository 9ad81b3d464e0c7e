/** number of cards in the first viewport */
export const FIRST_CARDS = 4;
