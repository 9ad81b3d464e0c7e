
/**
 * Banner at the very top of every page. The shopper may close it; the client stores the id.
 */
export interface Advertisement {
  /** Banner id. */
  id: number;
  /** Address of the picture. */
  imageUrl: string;
  /** Link target; may be empty. */
  linkUrl: string;
  /** Whether to show it. */
  status: boolean;
  /** Alternative text of the picture. */
  text?: string;
}
