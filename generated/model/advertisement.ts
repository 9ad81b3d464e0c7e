
/**
 * Banner at the very top of every page. The shopper may close it; that is remembered by id.
 */
export interface Advertisement {
  /** Banner id. */
  id: number;
  /** Address of the picture. */
  imageUrl: string;
  /** Where it leads; may be empty. */
  linkUrl: string;
  /** It is to be shown. */
  status: boolean;
  /** What the picture says, for those who cannot see it. */
  text?: string;
}
