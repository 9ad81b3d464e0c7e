
/**
 * Part of the shop that the file belongs to, such as `user` or `product`. Part of the address it gets.
 */
export type ModelParameter = string;
