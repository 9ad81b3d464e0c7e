import type { LanguageParameter } from './languageParameter.ts';

export type ProductDetailParams = {
/**
 * Language of the texts, in newer backends; others ignore it. Without it the texts are those that the merchant has written.
 */
language?: LanguageParameter;
};
