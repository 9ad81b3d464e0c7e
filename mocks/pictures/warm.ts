import { setImmediate as turn } from 'node:timers/promises';
import { renderPicture } from './service.ts';

/** Renders pictures one after another, so that the first visitor finds them ready. Unknown ones are passed over. */
export async function warmPictures(
  paths: readonly { path: string; width: number }[],
): Promise<void> {
  for (const { path, width } of paths) {
    await renderPicture(path, width, 'webp');
    await turn();
  }
}
