/** number of rows in the first viewport */
export const FIRST_VIEW = 4;
