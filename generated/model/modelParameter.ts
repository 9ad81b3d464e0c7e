
/**
 * Area of the shop that the file belongs to, such as `user` or `product`. Part of its address.
 */
export type ModelParameter = string;
