
/**
 * Sign-in methods of the shop, and the agreement to accept.
 */
export interface LoginMethodInfo {
  /** Sign-in through Google is on. */
  googleOpen: boolean;
  /** Sign-in through Twitter is on. */
  twitterOpen: boolean;
  /** Sign-in through Facebook is on. */
  facebookOpen: boolean;
  /**
     * Client id for Google; null when it is off.
     * @nullable
     */
  googleClientId: string | null;
  /**
     * App id for Facebook; null when it is off.
     * @nullable
     */
  facebookAppId: string | null;
  /** Buying without an account is allowed. */
  visitorOpen: boolean;
  /** User and privacy agreement as HTML; empty when unset. */
  agreement: string;
}
