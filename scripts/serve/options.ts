import { stop } from './http.ts';

export function portOf(): number {
  const port = Number(process.env.PORT ?? 4173);
  return Number.isInteger(port) && port >= 1 && port <= 65_535
    ? port
    : stop(`PORT is ${process.env.PORT}; it must be a number from 1 to 65535.`);
}

/** The backend that API_TARGET names; null without one. */
export function targetOf(): URL | null {
  const target = process.env.API_TARGET;
  if (target === undefined) return null;
  return /^https?:\/\//.test(target) && URL.canParse(target)
    ? new URL(target)
    : stop(`API_TARGET is ${target}; it must begin with http:// or https://.`);
}
