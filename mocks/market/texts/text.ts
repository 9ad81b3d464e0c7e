import type { Text } from '../model.ts';

/** One text in every language. */
export function text(zh: string, en: string, fr: string, th: string, lo: string): Text {
  return { 'zh-CN': zh, en, fr, th, lo };
}
