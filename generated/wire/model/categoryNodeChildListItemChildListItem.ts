
/**
 * A category and its children. A tree has at most three levels.
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
  /** Order among its siblings, larger first. */
  sort: number;
  /** Visible; always true here. */
  isShow: boolean;
  /**
     * Child categories; empty on a leaf.
     * @maxItems 0
     */
  childList: unknown[];
};
