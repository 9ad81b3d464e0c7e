
/**
 * Contact channel of the platform.
 */
export type PlatformServiceType = typeof PlatformServiceType[keyof typeof PlatformServiceType];


export const PlatformServiceType = {
  /** A chat page. */
  chatPage: 'h5',
  /** A phone line. */
  hotline: 'hotline',
  /** A messaging service. */
  message: 'message',
  /** An e-mail address. */
  email: 'email',
} as const;
