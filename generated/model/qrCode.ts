
/**
 * A QR code to show.
 */
export interface QrCode {
  /** What it leads to. */
  name: string;
  /** Address of the picture. */
  imageUrl: string;
}
