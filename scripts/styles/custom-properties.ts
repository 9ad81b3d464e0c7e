const SET = /(--[a-z][\w-]*)(?=['"]?\]?:)|@property (--[\w-]+)|setProperty\(\s*'(--[\w-]+)'/g;
const READ = /var\((--[a-z][\w-]*)\)/g;

/** Custom properties that are read without a fallback and that nothing sets, by the file that reads them. */
export function unsetProperties(files: ReadonlyMap<string, string>): string[] {
  const set = new Set(
    [...files.values()].flatMap((text) =>
      [...text.matchAll(SET)].map(([, one, two, three]) => one ?? two ?? three),
    ),
  );
  return [...files].flatMap(([file, text]) =>
    [...new Set([...text.matchAll(READ)].map(([, name = '']) => name))]
      .filter((name) => !set.has(name))
      .map((name) => `${file}: nothing sets ${name}`),
  );
}
