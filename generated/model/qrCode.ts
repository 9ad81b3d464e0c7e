
/**
 * A QR code to show.
 */
export interface QrCode {
  /** Name of the link target. */
  name: string;
  /** Address of the picture. */
  imageUrl: string;
}
