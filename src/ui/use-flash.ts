import { useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';
import { useTimeout } from './use-timeout.ts';

const SHOWN_MS = 2000;

/** True for two seconds after each call of `start`. */
export function useFlash(): [isOn: boolean, start: () => void] {
  const [times, setTimes] = useState(0);
  useTimeout(() => setTimes(0), times > 0 ? SHOWN_MS : null, times);
  return [times > 0, useEventCallback(() => setTimes(times + 1))];
}
