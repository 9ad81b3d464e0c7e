/** Working days in which the platform reviews an application. */
export const REVIEW_DAYS = 15;
