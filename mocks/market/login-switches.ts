import { fail } from './errors.ts';
import type { Market } from './context.ts';
import type { LoginSwitches } from './state.ts';

export type LoginWay = keyof LoginSwitches;

/** Default switches of the platform. */
export const FIRST_SWITCHES: LoginSwitches = {
  google: true,
  facebook: true,
  twitter: true,
  visitor: true,
};

export function requireWay(market: Market, way: LoginWay): void {
  if (!market.state.loginSwitches[way]) fail('loginWayOff');
}

export function switchWay(market: Market, way: LoginWay, on: boolean): void {
  market.state.loginSwitches[way] = on;
  market.changed();
}
