/**
 * Words of the generic rules by which content filters hide elements and block files: EasyList, "general element hiding
 * rules" (`##.adverts`, `##.ad-banner`, `##.sponsored`) and "general blocking rules" (`/adverts/*`, `-ad-banner.`),
 * https://easylist.to/easylist/easylist.txt. A name with one of them as a part may be hidden.
 */
const FILTERED_WORDS: ReadonlySet<string> = new Set([
  'ad',
  'adbanner',
  'adblock',
  'adbox',
  'adbutler',
  'adchoices',
  'adcontainer',
  'adframe',
  'adholder',
  'ads',
  'adsbox',
  'adsbygoogle',
  'adsense',
  'adserver',
  'adslot',
  'adspace',
  'adspot',
  'adtech',
  'adunit',
  'advert',
  'advertise',
  'advertisement',
  'advertisements',
  'advertiser',
  'advertising',
  'advertorial',
  'adverts',
  'adwords',
  'adwrapper',
  'adzone',
  'affiliate',
  'bannerad',
  'bannerads',
  'dfp',
  'doubleclick',
  'googlead',
  'googleads',
  'gpt',
  'leaderboardad',
  'mpu',
  'outbrain',
  'popunder',
  'skyscraper',
  'sponsor',
  'sponsored',
  'sponsors',
  'sponsorship',
  'taboola',
  'textad',
  'textads',
  'topad',
  'topads',
]);

/** Whether content filters may hide an element or block a file of this name. */
export const isFiltered = (name: string): boolean =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => FILTERED_WORDS.has(word));
