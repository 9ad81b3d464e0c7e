
/**
 * The answer of Twitter to the request token.
 */
export interface TwitterLogin {
  /**
     * `token` of twitterRequestToken.
     * @minLength 1
     */
  oauthToken: string;
  /**
     * `tokenSecret` of twitterRequestToken.
     * @minLength 1
     */
  oauthTokenSecret: string;
  /**
     * `oauth_verifier` of the return address.
     * @minLength 1
     */
  oauthVerifier: string;
}
