import { useRouter } from '#/router/router.tsx';
import { useOnChange } from '#/ui/use-on-change.ts';

/** Updates the pattern of the current route in the document, for field data (`src/field/problems.ts`) and events. */
export function RouteMark() {
  const { path } = useRouter().entry.prepared.route;
  useOnChange(path, () => {
    document.documentElement.dataset.route = path;
  });
  return null;
}
