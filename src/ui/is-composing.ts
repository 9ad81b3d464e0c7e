/** The code of keys that an input method takes. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method, such as the Enter that takes over a word. In Safari that one comes after the
 * composition, as if it belonged to the field, and only its code differs.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === TAKEN;
