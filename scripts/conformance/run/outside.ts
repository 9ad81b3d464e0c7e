import { type HookEvent, runHook } from '../hooks.ts';
import { isSandbox, type Journey } from '../journeys/journey.ts';
import { type RunOptions, SandboxMissing } from './context.ts';

type Parties = Pick<RunOptions, 'sandbox' | 'hooks'>;

export const hookNeeded = (event: string): string => `needs the hook ${event}, or the mock market`;

/** The events of a journey that neither a sandbox nor a hook can do. */
export const unsupportedEvents = (
  { steps }: Journey,
  { sandbox, hooks = {} }: Parties,
): string[] =>
  sandbox
    ? []
    : steps
        .filter(isSandbox)
        .flatMap(({ sandbox: { do: name }, isOptional, isReal }) =>
          isOptional || isReal || name in hooks ? [] : [name],
        );

export const canDo = ({ sandbox, hooks = {} }: Parties, event: string): boolean =>
  sandbox !== null || event in hooks;

/**
 * Lets another party do something: a merchant, a courier, a payment provider.
 * @throws {SandboxMissing} without a sandbox and without a hook; {SandboxRefusal} if it fails
 */
export function doOutside({ sandbox, hooks = {} }: Parties, event: HookEvent): Promise<unknown> {
  if (sandbox) return sandbox(event);
  const hook = hooks[event.do];
  if (!hook) throw new SandboxMissing(hookNeeded(event.do));
  return runHook(hook, event);
}
