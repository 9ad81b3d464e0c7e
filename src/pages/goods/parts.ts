import { lazy } from 'react';

const coming = import('./later-parts.ts');
// Whoever shows a part hears of the failure.
coming.catch(() => undefined);

export const SharePanel = lazy(() => coming.then((parts) => ({ default: parts.SharePanel })));
export const MiniCart = lazy(() => coming.then((parts) => ({ default: parts.MiniCart })));
export const Suggestions = lazy(() => coming.then((parts) => ({ default: parts.Suggestions })));
export const Below = lazy(() => coming.then((parts) => ({ default: parts.Below })));
