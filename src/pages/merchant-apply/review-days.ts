/** Working days within which the platform answers. */
export const REVIEW_DAYS = 15;
