import type { HomeActivity } from '#generated/model/homeActivity.ts';
import { Bento } from './bento.tsx';
import { Strip } from './strip.tsx';
import { WidePictures } from './wide-pictures.tsx';

const LAYOUTS = { 1: Strip, 2: Bento, 3: WidePictures };

/** A promotion in the layout of its type. Renders nothing if none of its products is for sale. */
export function Activity({ activity }: { activity: HomeActivity }) {
  if (activity.productList.length === 0) return null;
  const Layout = LAYOUTS[activity.type] ?? Strip;
  return <Layout activity={activity} />;
}
