/** number of rows in the first viewport */
export const FIRST_VIEW = 4;
/** rows that are complete in the document, and whose pictures load with priority */
export const PRIORITY_ROWS = 2;
