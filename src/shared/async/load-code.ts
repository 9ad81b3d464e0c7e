import { ApiError } from '#/api/error.ts';
import { isChunkFailure, reloadOnce } from '#/router/chunk-failure.ts';

/**
 * Loads code that only an action needs. Without the network the action fails like a call; after a release that removed
 * the code, the page is loaded again and the action is cancelled.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    throw new ApiError(reloadOnce() ? 'cancelled' : 'network', 0, '', 'unknown', 0);
  }
}
