import { MAX_UNANSWERED } from '../limits.ts';
import type { RunContext } from './context.ts';
import type { Loaded } from './send.ts';

const TOO_MANY = 429;
/** Browsers find out the type of these. */
const UNTYPED = /^(image\/|application\/octet-stream|binary\/octet-stream|$)/i;

/** So many addresses are loaded, without a rate and with one. */
const MANY = 400;
const FEW = 60;

/** What is wrong with a file that should be a picture; null: nothing, or it is not known. */
function faultOf(loaded: Loaded): string | null {
  if ('error' in loaded) return null;
  const { status, type, bytes } = loaded;
  if (status >= 400) return status === TOO_MANY ? null : `HTTP status ${status}`;
  if (status !== 200) return null;
  if (!UNTYPED.test(type)) return `a file of type ${type.split(';')[0] ?? ''}`;
  return bytes === 0 ? 'an empty file' : null;
}

/** Loads a sample of the pictures that the tested host itself has; of others, nothing is said. */
export async function loadPictures({ builder, sender, baseUrl, rate }: RunContext): Promise<void> {
  const { hostname } = new URL(baseUrl);
  let unanswered = 0;
  const faults = new Map<string, string | null>();
  for (const { address, path, at, exchange } of builder.pictures(rate === null ? MANY : FEW)) {
    if (new URL(address).hostname !== hostname) continue;
    if (!faults.has(address)) {
      // One failure may be that of the way to it.
      const loaded = await sender.load(address);
      unanswered = 'error' in loaded ? unanswered + 1 : 0;
      if (unanswered >= MAX_UNANSWERED) return;
      const isFaulty = faultOf(loaded) !== null;
      faults.set(address, isFaulty ? faultOf(await sender.load(address)) : null);
    }
    const fault = faults.get(address) ?? null;
    if (fault !== null)
      builder.addLater(exchange, {
        kind: 'address',
        path,
        at,
        expected: 'the address of a picture that can be loaded',
        got: fault,
      });
  }
}
