
/**
 * A category of the first level without its children. The other keys of a CategoryNode are null.
 */
export interface HomeCategory {
  /** Category id. */
  id: number;
  /** Name. */
  name: string;
  /**
     * Address of the icon.
     * @nullable
     */
  icon: string | null;
}
