import type { ActivityType } from '#generated/model/activityType.ts';
import { ActivityBento } from './activity-bento.tsx';
import { ActivityCards, type LayoutProps } from './activity-cards.tsx';
import { ActivityWide } from './activity-wide.tsx';

const LAYOUTS = { 1: ActivityCards, 2: ActivityBento, 3: ActivityWide };

/** Products of an activity in the layout of its type; cards for an unknown type. */
export function ActivityLayout({ type, ...rest }: LayoutProps & { type: ActivityType }) {
  const Layout = LAYOUTS[type] ?? ActivityCards;
  return <Layout {...rest} />;
}
