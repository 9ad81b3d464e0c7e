type Leaf = readonly [slug: string, icon: string, name: string];
type Group = readonly [name: string, leaves: readonly Leaf[]];
export type Top = readonly [icon: string, name: string, groups: readonly Group[]];
