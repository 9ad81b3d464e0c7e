import type { OperationId } from '../contract.ts';
import { below, DATA, differs, type Rule, treeOf } from './call.ts';

/** The switch of each way to sign in. */
const SWITCHES: Partial<Record<OperationId, string>> = {
  googleLogin: 'googleOpen',
  facebookLogin: 'facebookOpen',
  twitterLogin: 'twitterOpen',
};

/** A way to sign in that works is not off before and after it. */
export function createSwitches(): Rule {
  const off = new Set<string>();
  const worked = new Set<string>();
  return ({ id, data }) => {
    const own = SWITCHES[id];
    if (own !== undefined && off.has(own)) worked.add(own);
    if (id !== 'loginMethods') return [];
    const tree = treeOf(data);
    const wrong = [...worked].filter((field) => tree[field] === false);
    worked.clear();
    off.clear();
    for (const field of Object.values(SWITCHES)) if (tree[field] === false) off.add(field);
    return wrong.map((field) =>
      differs('disagrees', below(DATA, field), 'true, since a sign-in by it has worked', 'false'),
    );
  };
}
