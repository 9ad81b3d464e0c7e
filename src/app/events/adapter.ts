import type { ShopEvent } from './shop-event.ts';

/** An event with the pattern of its page; addresses of pages contain numbers of orders. */
export interface SentEvent {
  event: ShopEvent;
  page: string;
}

/** Passes events on to where they are collected. */
export interface Adapter {
  send: (sent: SentEvent) => void;
  stop: () => void;
}
