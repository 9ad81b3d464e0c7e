
/**
 * The first step of a sign-in through Twitter.
 */
export interface TwitterRequestToken {
  /** Request token. */
  token: string;
  /** Secret of the request token; kept until twitterLogin. */
  tokenSecret: string;
  /** Page of Twitter to go to, which asks every time. */
  authorizationURL: string;
  /** Page of Twitter that lets those through who have agreed before. */
  authenticationURL: string;
}
