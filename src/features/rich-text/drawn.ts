import type { SanitiseOptions } from './rules.ts';

/** HTML that may stand in a document; `whole` is false when it tells only the beginning, as plain text. */
export interface DrawnText {
  html: string;
  whole: boolean;
}

type Draw = (html: string, options: SanitiseOptions) => DrawnText;

let draw: Draw | null = null;

/** A server brings its own way to sanitise: the browser's needs a browser. */
export function provideTextDrawing(own: Draw): void {
  draw = own;
}

/** null in a browser, where the text is sanitised when the code for it has come. */
export const drawText = (html: string, options: SanitiseOptions): DrawnText | null =>
  draw?.(html, options) ?? null;
