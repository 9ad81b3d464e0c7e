import type { Journey, Step } from './journey.ts';

const typeIs = (type: string) => [
  { what: 'how the account was created', at: 'userType', is: type },
];

const TWITTER = {
  oauthToken: '$oauthToken',
  oauthTokenSecret: '$oauthTokenSecret',
  oauthVerifier: '$oauthVerifier',
};

/** What the account says of itself is only at first that of the provider. */
const RENAMED: Step = {
  operation: 'userEdit',
  as: '$token',
  body: { nickname: '$newName', avatar: '$avatar' },
};

const STILL_RENAMED: Step = {
  operation: 'userInfo',
  as: '$token',
  values: [{ what: 'the name that was changed', at: 'nickname', is: '$newName' }],
};

/** The person allows the sign-in on the page of Twitter. */
const APPROVED: readonly Step[] = [
  {
    operation: 'twitterRequestToken',
    query: { end: 'pc' },
    take: { oauthToken: 'token', oauthTokenSecret: 'tokenSecret' },
  },
  {
    sandbox: { do: 'twitter', token: '$oauthToken', approved: true },
    take: { oauthVerifier: '[?oauth_verifier]' },
  },
];

export const socialSignIn: Journey = {
  name: 'social-sign-in',
  about: 'sign-in through simulated Google, Facebook and Twitter',
  isWhole: true,
  steps: [
    ...['google', 'facebook', 'twitter'].map((way): Step => ({
      sandbox: { do: 'loginWay', way, on: false },
    })),
    {
      operation: 'loginMethods',
      values: (['google', 'facebook', 'twitter'] as const).map((way) => ({
        what: `whether ${way} is on`,
        at: `${way}Open`,
        is: false,
      })),
    },
    {
      operation: 'twitterRequestToken',
      query: { end: 'pc' },
      expect: 500,
      situation: 'Sign-in through Twitter is switched off.',
    },
    {
      operation: 'googleLogin',
      body: '$wrongToken',
      expect: 500,
      situation: 'Sign-in through Google is switched off.',
    },
    {
      operation: 'facebookLogin',
      body: { id: '1', name: 'Unknown', picture: 'https://img.example.com/unknown.jpg' },
      expect: 500,
      situation: 'Sign-in through Facebook is switched off.',
    },
    ...['google', 'facebook', 'twitter'].map((way): Step => ({
      sandbox: { do: 'loginWay', way, on: true },
    })),
    { operation: 'loginMethods' },
    { operation: 'googleLogin', body: '', expect: [400, 500], situation: 'The token is empty.' },
    {
      operation: 'googleLogin',
      body: '$wrongToken',
      expect: 500,
      situation: 'Google rejected the token.',
    },
    {
      operation: 'facebookLogin',
      body: { id: '1', name: 'Unknown', picture: 'https://img.example.com/unknown.jpg' },
      expect: 500,
      situation: 'Facebook has no such sign-in. Not checked by the known backend.',
    },
    {
      operation: 'twitterLogin',
      body: {
        oauthToken: '$wrongToken',
        oauthTokenSecret: '$wrongToken',
        oauthVerifier: '$wrongToken',
      },
      expect: 500,
      situation: 'Twitter refused.',
    },
    { sandbox: { do: 'google' }, take: { idToken: '' } },
    {
      operation: 'googleLogin',
      body: '$idToken',
      take: { token: 'token', uid: 'uid' },
      values: [{ what: 'how the account was created', at: 'type', is: 'google' }],
    },
    { operation: 'userInfo', as: '$token', values: typeIs('google'), take: { avatar: 'avatar' } },
    RENAMED,
    // The same person again is the same user.
    { sandbox: { do: 'google' }, take: { idToken: '' } },
    {
      operation: 'googleLogin',
      body: '$idToken',
      values: [{ what: 'the same user', at: 'uid', is: '$uid' }],
    },
    STILL_RENAMED,
    {
      sandbox: { do: 'facebook' },
      take: { id: 'id', name: 'name', picture: 'picture', email: 'email' },
    },
    {
      operation: 'facebookLogin',
      body: { id: '$id', name: '$name', picture: '$picture', email: '$email' },
      take: { token: 'token', uid: 'uid' },
      values: [{ what: 'how the account was created', at: 'type', is: 'facebook' }],
    },
    {
      operation: 'userInfo',
      as: '$token',
      values: typeIs('facebook'),
      take: { avatar: 'avatar' },
    },
    RENAMED,
    { sandbox: { do: 'facebook' }, take: { id: 'id', name: 'name', picture: 'picture' } },
    {
      operation: 'facebookLogin',
      body: { id: '$id', name: '$name', picture: '$picture' },
      values: [{ what: 'the same user', at: 'uid', is: '$uid' }],
    },
    STILL_RENAMED,
    ...APPROVED,
    {
      operation: 'twitterLogin',
      body: TWITTER,
      take: { token: 'token', uid: 'uid' },
      values: [{ what: 'how the account was created', at: 'type', is: 'twitter' }],
    },
    { operation: 'twitterLogin', body: TWITTER, expect: 500, situation: 'Twitter refused.' },
    { operation: 'userInfo', as: '$token', values: typeIs('twitter'), take: { avatar: 'avatar' } },
    RENAMED,
    ...APPROVED,
    {
      operation: 'twitterLogin',
      body: TWITTER,
      values: [{ what: 'the same user', at: 'uid', is: '$uid' }],
    },
    STILL_RENAMED,
    { operation: 'loginMethods' },
  ],
};
