export const PAINT_MARK = 'paint-mark';

/**
 * A document is not painted before it is parsed up to here. For pages whose layout on phones depends on what comes later in
 * the document: a header that they hide, a part that is shown above earlier ones, or the name of a store that wraps.
 */
export const PaintMark = () => <span id={PAINT_MARK} hidden />;
