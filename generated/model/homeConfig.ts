import type { Advertisement } from './advertisement.ts';
import type { QrCode } from './qrCode.ts';

/**
 * Facts about the shop for banner, footer and side window.
 */
export interface HomeConfig {
  /** Banner at the top; null when there is none. */
  advertisement: Advertisement | null;
  /**
     * Customer phone line.
     * @nullable
     */
  phone?: string | null;
  /**
     * Address of the company.
     * @nullable
     */
  address?: string | null;
  /**
     * Registration number text.
     * @nullable
     */
  filingNum?: string | null;
  /**
     * Copyright or licence text.
     * @nullable
     */
  authInfo?: string | null;
  /** QR codes for the header badge and the side window. */
  qrCodeList?: QrCode[];
}
