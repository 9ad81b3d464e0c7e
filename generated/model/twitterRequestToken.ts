
/**
 * The first step of a sign-in through Twitter.
 */
export interface TwitterRequestToken {
  /** Request token. */
  token: string;
  /** Secret of the request token; stored until twitterLogin. */
  tokenSecret: string;
  /** Page of Twitter to navigate to, which requests consent every time. */
  authorizationURL: string;
  /** Page of Twitter that skips consent given before. */
  authenticationURL: string;
}
