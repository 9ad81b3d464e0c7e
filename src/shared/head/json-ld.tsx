/** JSON for a script element; no text in it can close the element or open a comment. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A schema.org node. */
export interface JsonLdNode {
  '@type': string;
  [property: string]: unknown;
}

/** Structured data for search engines. */
export function JsonLd({ data }: { data: JsonLdNode | JsonLdNode[] }) {
  const content = Array.isArray(data) ? { '@graph': data } : data;
  return (
    <script type="application/ld+json">
      {scriptJson({ '@context': 'https://schema.org', ...content })}
    </script>
  );
}
