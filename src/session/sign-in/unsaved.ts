import { createContext } from 'react';

/** Forms report here whether a code or a new password was typed, which is lost when the form unmounts. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);
