import type { HomeActivity } from '#generated/model/homeActivity.ts';
import { Bento } from './bento.tsx';
import { Strip } from './strip.tsx';
import { WidePictures } from './wide-pictures.tsx';

interface ActivityProps {
  activity: HomeActivity;
  /** ground of the head of a strip */
  isPale: boolean;
}

/** A promotion in the layout of its type. Renders nothing if none of its products is for sale. */
export function Activity({ activity, isPale }: ActivityProps) {
  if (activity.productList.length === 0) return null;
  if (activity.type === 2) return <Bento activity={activity} />;
  if (activity.type === 3) return <WidePictures activity={activity} />;
  return <Strip activity={activity} isPale={isPale} />;
}
