
/**
 * A category and what is below it. A tree has at most three levels.
 */
export type CategoryNodeChildListItemChildListItem = {
  /** Category id. */
  id: number;
  /** Id of the parent, 0 at the top. */
  pid: number;
  /** Name. */
  name: string;
  /**
     * Address of the icon.
     * @nullable
     */
  icon: string | null;
  /**
     * Depth, 1 to 3; null for categories of a store.
     * @nullable
     */
  level: number | null;
  /** Place among its siblings, larger first. */
  sort: number;
  /** Shown; always true here. */
  isShow: boolean;
  /**
     * Categories below; empty on a leaf.
     * @maxItems 0
     */
  childList: unknown[];
};
