/// <reference types="vite/client" />
interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_SHOP_ORIGIN?: string;
  readonly VITE_STRIPE_KEY?: string;
  readonly VITE_IMAGE_TEMPLATE?: string;
  readonly VITE_PHONE_IMAGE_TEMPLATE?: string;
  /** market profile of `npm run dev` */
  readonly VITE_MARKET_PROFILE?: string;
}

/** True only under `npm run dev` without API_TARGET: the market runs in the page. */
declare const __DEV_MARKET__: boolean;

interface Window {
  /** of a document of the server: what was used before its part was hydrated; null once no part waits */
  earlyUse?: {
    /** in order: fields with what was entered or chosen, buttons with the number of presses */
    uses: Map<Element, string | boolean | number>;
    /** whether React handles the events of an element; not set before React has begun */
    isOwned?: (element: Element) => boolean;
  } | null;
  /** of a document of the server: reloads it, or says that its scripts are lost until they are loaded after all */
  scriptsLost?: (loading: Promise<void>) => void;
  /** settles when the pictures of the first view are loaded */
  firstPictures?: Promise<unknown>;
  /** of a document of the server: ends to watch how it is parsed; whether others have changed a text meanwhile */
  endParsing?: () => boolean;
  /** of a document of the server, until all of it is hydrated: what others have changed in its markup */
  markup?: {
    /** it was changed before that was noted: it cannot be hydrated */
    isLost: boolean;
    /** React compares the document with what it renders: what others change in what is left is taken back at once */
    isComparing: boolean;
    /** Takes it back in what is not hydrated yet. @returns whether there was anything */
    restore: () => boolean;
    end: () => void;
  } | null;
  /** of browsers that support Trusted Types; `src/server/content-policy.ts` lists the names of policies */
  trustedTypes?: import('dompurify').WindowLike['trustedTypes'];
  /** errors before the script of the field data is loaded; only if this visit is measured */
  earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[];
  /** the field data of this visit is measured */
  isMeasured?: true;
}

interface WindowEventMap {
  /** a response breaks the contract; the text is that of `src/api/validation-rules.ts` */
  'contract-violation': CustomEvent<string>;
}

declare module 'virtual:lao-regions' {
  /** names by ISO 3166-1 alpha-2 code */
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module 'virtual:dial-codes' {
  /** Country or region (ISO 3166-1 alpha-2) -> calling code without plus. Some countries share one. */
  const DIAL_CODES: Readonly<Record<string, string>>;
  export default DIAL_CODES;
}

declare module 'virtual:page-code' {
  /** loads the code of a page, its layout and its queries; by the pattern of the route (`scripts/vite/page-code.ts`) */
  export const pageCode: Readonly<Record<string, readonly (() => Promise<unknown>)[]>>;
}
