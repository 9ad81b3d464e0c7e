import { localeOfPath, pathInLocale } from '#/i18n/languages.ts';
import { parseCurrent } from '#/router/search-params.ts';
import { visitorSearch } from '#/router/page-search.ts';
import type { EventAmount, EventItem, ShopEvent } from './shop-event.ts';

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

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Names of GA4 where they differ. */
const NAMES: Partial<Record<ShopEvent['name'], string>> = {
  view_list: 'view_item_list',
  sign_in: 'login',
};

/** GA4 takes numbers; undefined for an unknown amount. */
const numberOf = ({ value }: EventAmount) => (value === '' ? undefined : Number(value));

const itemOf = ({ productId, name, option, store, price, quantity }: EventItem) => ({
  item_id: String(productId),
  item_name: name,
  ...(option && { item_variant: option }),
  ...(store && { item_brand: store }),
  price: numberOf(price),
  quantity,
});

function ecommerceOf(event: ShopEvent): object | null {
  if (event.name === 'view_item')
    return {
      currency: event.item.price.currency,
      value: numberOf(event.item.price),
      items: [itemOf(event.item)],
    };
  if (!('items' in event)) return null;
  return {
    ...('total' in event && {
      currency: event.total.currency,
      value: numberOf(event.total),
    }),
    ...('list' in event && { item_list_name: event.list }),
    ...('orderNo' in event && { transaction_id: event.orderNo }),
    ...('freight' in event && { shipping: numberOf(event.freight) }),
    ...('method' in event && { payment_type: event.method }),
    items: event.items.map(itemOf),
  };
}

function fieldsOf(event: ShopEvent): object {
  const ecommerce = ecommerceOf(event);
  if (ecommerce) return { ecommerce };
  if (event.name === 'search') return { search_term: event.term };
  return 'method' in event ? { method: event.method } : {};
}

/** Pushes events with the names of GA4. */
function pushEvent(layer: object[], { event, page }: SentEvent): void {
  const fields = fieldsOf(event);
  const { origin, pathname } = window.location;
  // Otherwise the tag manager merges them with those of the event before.
  if ('ecommerce' in fields) layer.push({ ecommerce: null });
  layer.push({
    event: NAMES[event.name] ?? event.name,
    page_location: origin + pathInLocale(page, localeOfPath(pathname)),
    ...fields,
  });
}

/** The address of a visitor's order grants access to it. Scripts of others must not read it. */
const isSecretAddress = () => parseCurrent(visitorSearch).identity;

/** Loads the tag manager with the first event that is not on a secret address. */
export function createDataLayer(script: string): Adapter {
  const layer = (window.dataLayer ??= []);
  let isLoaded = false;

  function load() {
    isLoaded = true;
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    document.head.append(
      Object.assign(document.createElement('script'), { async: true, src: script }),
    );
  }

  return {
    send(sent) {
      if (isSecretAddress()) return;
      if (!isLoaded) load();
      pushEvent(layer, sent);
    },
    // The document is reloaded when a shopper refuses later.
    stop: () => undefined,
  };
}
