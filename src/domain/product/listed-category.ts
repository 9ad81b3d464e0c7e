import { createContext } from 'react';

/**
 * Id of the category whose products are listed. Links to products pass it on, because the backend does not send the
 * category of a product.
 */
export const ListedCategory = createContext<number | undefined>(undefined);
