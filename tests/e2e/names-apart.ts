import type { Page } from '@playwright/test';
import { sessionOf } from './session-of.ts';
import { expect } from './shop.ts';

/** Roles of controls whose name has to say what they act on. */
const CONTROLS = ['button', 'link', 'checkbox', 'switch', 'spinbutton', 'textbox', 'combobox'];

/** Roles of the items of a list, and of what stands side by side like items. */
const ITEMS = ['listitem', 'row', 'article', 'region', 'group', 'navigation'];

interface AxNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

const roleOf = ({ role }: AxNode) => String(role?.value ?? '');
const nameOf = ({ name }: AxNode) => String(name?.value ?? '').trim();
const addressOf = ({ properties }: AxNode): string =>
  String(properties?.find(({ name }) => name === 'url')?.value.value ?? '');

/** The browser's accessibility tree, without the parts of the page that are hidden or inert. */
async function readTree(page: Page): Promise<AxNode[]> {
  const browser = await sessionOf(page);
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  return nodes;
}

/**
 * Controls with the same role and name in different items of the content of a page, unless they are links to the same
 * address, the items show the same thing (their first link is the same), or they are navigations of different names.
 */
async function sameNames(page: Page): Promise<string[]> {
  const nodes = await readTree(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  const pathOf = (node: AxNode): AxNode[] => {
    const parent = byId.get(node.parentId ?? '');
    return parent ? [...pathOf(parent), node] : [node];
  };
  const firstAddress = (node: AxNode): string =>
    roleOf(node) === 'link'
      ? addressOf(node)
      : (node.childIds ?? [])
          .map((id) => byId.get(id))
          .reduce((found, child) => found || (child ? firstAddress(child) : ''), '');
  const isItem = (node: AxNode) => !node.ignored && ITEMS.includes(roleOf(node));

  /** What the control acts on, as seen from another one: the outermost item that only the control is in. */
  function itemBeside(path: readonly AxNode[], other: readonly AxNode[]): AxNode | undefined {
    return path.find((node, depth) => node !== other[depth] && isItem(node));
  }

  function isConfusing(one: AxNode, two: AxNode): boolean {
    if (roleOf(one) === 'link' && addressOf(one) === addressOf(two)) return false;
    const item = itemBeside(pathOf(one), pathOf(two));
    const otherItem = itemBeside(pathOf(two), pathOf(one));
    if (!item || !otherItem) return false;
    const areNavigations = [item, otherItem].every((one) => roleOf(one) === 'navigation');
    if (areNavigations && nameOf(item) !== nameOf(otherItem)) return false;
    const thing = firstAddress(item);
    return thing === '' || thing !== firstAddress(otherItem);
  }

  const controls = nodes.filter(
    (node) =>
      !node.ignored &&
      CONTROLS.includes(roleOf(node)) &&
      pathOf(node).some((above) => ['main', 'dialog', 'alertdialog'].includes(roleOf(above))),
  );
  const sameName = Map.groupBy(controls, (node) => `${roleOf(node)} "${nameOf(node)}"`);
  return [...sameName]
    .filter(([, [first, ...others]]) => others.some((other) => first && isConfusing(first, other)))
    .map(([name, same]) => `${name}, ${same.length} times`);
}

/** Expects that controls of different items have different names, e.g. in a list of all buttons. */
export async function expectNamesApart(page: Page, name: string): Promise<void> {
  expect(await sameNames(page), `${name}: names of controls`).toEqual([]);
}
