/** An empty text, or a list that was stored as the name of a picture. */
const NOT_A_PICTURE = new Set(['', '[]']);

/**
 * Addresses of the pictures of a review, each once. A review without pictures has an empty one, or one named `[]`.
 * Source: recordings 154 and 155.
 */
export const reviewPictures = (pics: readonly string[]): string[] => [
  ...new Set(
    pics.map((address) => address.trim()).filter((address) => !NOT_A_PICTURE.has(address)),
  ),
];

/**
 * The text that stores pictures of a review. Without pictures it is empty: an empty list is stored as a picture, and no
 * text at all is an SQL error. Source: recordings 502, 517 and 518.
 */
export const reviewPicturesText = (pictures: readonly string[]): string =>
  pictures.length > 0 ? JSON.stringify(pictures) : '';

/**
 * Whether a picture is the one that was sent: backends remove their own origin from it, and put one in front again.
 * Source: fact sheet of the catalogue, image URLs.
 */
export const isPictureSent = (answered: string, sent: string): boolean => answered.endsWith(sent);
