/** number of rows in the first viewport */
export const FIRST_ROWS = 4;
