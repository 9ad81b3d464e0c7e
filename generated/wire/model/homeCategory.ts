
/**
 * A category of the first level, without what is below it. The other keys of a CategoryNode come as null.
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
