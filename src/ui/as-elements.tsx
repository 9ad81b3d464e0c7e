import type { Content, Elements } from '#/lib/content.ts';

/** Content beside other children: a text is wrapped in an element. */
export const asElements = (content: Content): Elements =>
  typeof content === 'string' ? content && <span>{content}</span> : content;
