import { scriptJson } from '#/lib/script-json.ts';

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
