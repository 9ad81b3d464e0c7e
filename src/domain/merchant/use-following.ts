import { useAction } from '#/session/use-action.ts';
import { setFollowed } from './actions.ts';

/** Whether a store is followed, and the button that changes it. */
export interface Toggle {
  on: boolean;
  toggle: () => void;
}

/** Follows and unfollows a store. */
export function useFollowing(id: number, on: boolean): Toggle {
  const { run } = useAction(setFollowed);
  return { on, toggle: () => void run(id, !on) };
}
