/** A rectangle in pixels of the document. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A visible text node. */
export interface TextBox {
  text: string;
  /** classes of its elements, inner ones first */
  where: string;
  /** the visible part of each line */
  lines: Box[];
  /** offsets in `text` at which a line begins, without the first */
  breaks: number[];
  /**
   * what share of its area is visible, and where it is cut: by the window of a parent that does not scroll;
   * through the letters of a line, or between lines
   */
  cut: { visible: number; clip: Box; room: Box; isOneLine: boolean; isThrough: boolean } | null;
  /** the fixed, sticky or top layer that it belongs to */
  layer: number;
  /** places of the controls around it */
  controls: number[];
}

/** A control, and what of it is visible. */
export interface ControlBox {
  name: string;
  where: string;
  box: Box;
  layer: number;
  /** places of the controls around it, and of those that the same label names */
  around: number[];
  /** what of it is visible: at the edge of a list that scrolls, a part */
  isWhole: boolean;
  /** what a text must not cover, e.g. without the padding in which a counter stands */
  inner: Box;
  /** a link within a text keeps the height of its lines */
  isInline: boolean;
}

export interface RoundBox {
  where: string;
  width: number;
  height: number;
}

export interface Measured {
  texts: TextBox[];
  controls: ControlBox[];
  /** pictures without a text, which leave no room for one */
  pictures: Box[];
  round: RoundBox[];
  /** pictures whose ratio is not that of their file */
  bent: RoundBox[];
}
