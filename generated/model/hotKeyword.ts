
/**
 * A search term offered in the search box.
 */
export interface HotKeyword {
  /** Row id. */
  id: number;
  /** The term. */
  title: string;
}
