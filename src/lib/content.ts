import type { ComponentProps, JSX, ReactElement } from 'react';

type WithoutText = ReactElement | false | null | undefined | readonly Elements[];

/** Children that may have siblings: elements, no text. `''` renders nothing. */
export type Elements = WithoutText | '';

/** Children of an element: one text and nothing else, or elements. */
export type Content = WithoutText | string;

/** A function component. It returns elements, because the text of a component is a child beside others. */
export type Component<Props = object> = (props: Props) => Elements;

/** Props of an HTML or SVG element, with `Content` as children. */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'children'
> & { children?: Content | undefined };
