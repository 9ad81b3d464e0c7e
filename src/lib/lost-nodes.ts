/**
 * Lets React insert before and remove nodes that a translator or an extension has moved or removed: the browser throws
 * then, and the error would end the page.
 */
export function tolerateLostNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function insertBeforeChild<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    let child = before;
    // A moved node may be within another child.
    while (child && child.parentNode !== this) child = child.parentNode;
    insertBefore.call(this, node, child);
    return node;
  };
  Node.prototype.removeChild = function removeFromParent<T extends Node>(this: Node, node: T): T {
    if (node.parentNode) removeChild.call(node.parentNode, node);
    return node;
  };
}
