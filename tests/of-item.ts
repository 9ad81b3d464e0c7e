/**
 * The name of a control that may belong to an item of a list: its text, followed by the name of the item.
 * @param text of the control
 * @param item how its name begins, if it is not any
 */
export const ofItem = (text: string, item = ''): RegExp =>
  new RegExp(`^${RegExp.escape(text)}(?:$| ${RegExp.escape(item)})`);
