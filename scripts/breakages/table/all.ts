import type { Breakage } from '../apply.ts';
import { ACCOUNT } from './account.ts';
import { CATALOGUE } from './catalogue.ts';
import { CONTROLS } from './controls.ts';
import { NAVIGATION } from './navigation.ts';
import { PROTECTION } from './protection.ts';
import { PURCHASE } from './purchase.ts';
import { SERVER } from './server.ts';
import { SESSION } from './session.ts';
import { STYLES } from './styles.ts';

/** Each breaks one feature. */
export const BREAKAGES: readonly Breakage[] = [
  ...CONTROLS,
  ...NAVIGATION,
  ...SESSION,
  ...PURCHASE,
  ...CATALOGUE,
  ...ACCOUNT,
  ...SERVER,
  ...PROTECTION,
  ...STYLES,
];
