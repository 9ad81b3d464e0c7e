/** Values of the backend for no pictures: an empty text, or the JSON text of an empty list. */
const NONE = new Set(['', '[]']);

/** Unique picture addresses of a review. */
export const reviewPictures = (pics: readonly string[]): string[] => [
  ...new Set(pics.map((address) => address.trim()).filter((address) => !NONE.has(address))),
];

/** width of a picture beside a review, in CSS pixels */
export const THUMB = 76;
