import { lazyPart } from '../../features/part/lazy-part.tsx';

let coming: Promise<typeof import('./later-parts.ts')> | null = null;

/** One promise for all of them: what is drawn when it is there need not wait again. */
function parts() {
  coming ??= import('./later-parts.ts').catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

// Whoever shows a part hears of the failure.
parts().catch(() => undefined);

export const SharePanel = lazyPart(() => parts().then((part) => part.SharePanel));
export const MiniCart = lazyPart(() => parts().then((part) => part.MiniCart));
export const Suggestions = lazyPart(() => parts().then((part) => part.Suggestions));
export const Below = lazyPart(() => parts().then((part) => part.Below));
