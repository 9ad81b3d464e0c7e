import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { PanelActivity } from './panel-activity.tsx';
import { PanelProducts } from './panel-products.tsx';

/** What a category panel shows besides its links. */
export function PanelExtras({ category, place }: { category: CategoryNode; place: number }) {
  return (
    <>
      <PanelProducts category={category} />
      <PanelActivity place={place} />
    </>
  );
}
