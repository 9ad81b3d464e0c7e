
/**
 * New quantity of a line.
 */
export interface CartSetNum {
  /**
     * Line id.
     * @minimum 1
     */
  id: number;
  /**
     * Pieces. 0 and 100 to 999 are refused with 500, others with 400.
     * @minimum 1
     * @maximum 99
     */
  number: number;
}
