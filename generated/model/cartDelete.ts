
/**
 * Lines to remove.
 */
export interface CartDelete {
  /**
     * Line ids.
     * @minItems 1
     */
  ids: number[];
}
