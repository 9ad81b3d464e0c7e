import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';

// Forms and validators are a fifth of this page's scripts; the frame renders before they load.
export const LazyApplyForm = lazyPart(() => import('./apply-form.tsx'), 'ApplyForm');
