import { scriptJson } from '../../lib/script-json.ts';

/** A thing in the words of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Tells search engines what the page is about. It is data: no browser runs it. */
export function JsonLd({ data }: { data: Thing | Thing[] }) {
  const content = Array.isArray(data) ? { '@graph': data } : data;
  return (
    <script type="application/ld+json">
      {scriptJson({ '@context': 'https://schema.org', ...content })}
    </script>
  );
}
