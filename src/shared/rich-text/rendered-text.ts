import type { SanitiseOptions } from './rules.ts';

/** Sanitized HTML; `whole` is false for a plain-text excerpt. */
interface RenderedText {
  html: string;
  whole: boolean;
}

type RenderText = (html: string, options: SanitiseOptions) => RenderedText;

let serverRender: RenderText | null = null;

/** Sets the server's sanitizer; the browser's needs a DOM. */
export function provideTextRenderer(render: RenderText): void {
  serverRender = render;
}

/** Null in a browser, where the sanitizer is loaded on demand. */
export const renderText = (html: string, options: SanitiseOptions): RenderedText | null =>
  serverRender?.(html, options) ?? null;
