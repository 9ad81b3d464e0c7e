
/**
 * Language of the texts, in newer backends; others ignore it. Without it the texts are those that the merchant has written.
 */
export type LanguageParameter = string;
