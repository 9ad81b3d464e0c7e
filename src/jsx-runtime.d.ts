/**
 * Types of JSX in this project, narrower than React's: a text is the only child of its element.
 * `tsconfig.json` names this file in place of `react/jsx-runtime`.
 */
import type * as React from 'react';
import type { Component, Content, Elements, ElementProps } from './lib/content.ts';

export { jsx, jsxs } from '../node_modules/@types/react/jsx-runtime';

export const Fragment: Component<{ children?: Elements }>;

export namespace JSX {
  type ElementType =
    | keyof IntrinsicElements
    | Component<never>
    | React.ExoticComponent<never>
    | (new (props: never) => { render: () => Elements });
  type Element = React.ReactElement;
  type ElementClass = React.JSX.ElementClass;
  type ElementAttributesProperty = React.JSX.ElementAttributesProperty;
  type ElementChildrenAttribute = React.JSX.ElementChildrenAttribute;
  /** React's own components (`Suspense`, contexts) pass their children on: no text. */
  type LibraryManagedAttributes<C, P> = P extends { children?: infer Children }
    ? bigint extends Children
      ? Omit<P, 'children'> & { children?: Elements }
      : P
    : React.JSX.LibraryManagedAttributes<C, P>;
  type IntrinsicAttributes = React.JSX.IntrinsicAttributes;
  type IntrinsicClassAttributes<T> = React.JSX.IntrinsicClassAttributes<T>;
  type IntrinsicElements = {
    [Tag in keyof React.JSX.IntrinsicElements]: Omit<ElementProps<Tag>, 'children'> & {
      children?: Content | number | undefined;
    };
  };
}
