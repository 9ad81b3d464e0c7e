/** JSON for a data block in HTML: no text in it can end the block or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
