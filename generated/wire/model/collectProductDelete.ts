
/**
 * The rows to remove.
 */
export interface CollectProductDelete {
  /**
     * Row ids (`id` of the list), joined by commas.
     * @pattern ^(\d+(,\d+)*)?$
     */
  ids: string;
}
