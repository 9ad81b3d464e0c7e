/** How the known backend writes a review without pictures: sent as empty text, or as JSON text of an empty list. */
const NONE = new Set(['', '[]']);

/** Addresses of the pictures of a review, each once, without what stands for none. */
export const reviewPictures = (pics: readonly string[]): string[] => [
  ...new Set(pics.map((address) => address.trim()).filter((address) => !NONE.has(address))),
];
