// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const alerts = readFileSync('deploy/alerts.yml', 'utf8');
const namesIn = (text: string) =>
  new Set([...text.matchAll(/\bstorefront_\w+/g)].map(([name]) => name));

it('each alert has a section of the runbook, and says which', () => {
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '');
  expect(named.length).toBeGreaterThan(5);
  const sections = [
    ...readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (Storefront\w+)$/gm),
  ].map(([, name]) => name);
  expect(sections.toSorted()).toEqual(named.toSorted());
  const links = [...alerts.matchAll(/runbook: docs\/runbook\.md#(\w+)/g)].map(([, id]) => id);
  expect(links).toEqual(named.map((name) => name.toLowerCase()));
});

it('alerts, dashboard and chart name metrics that there are', () => {
  const known = globSync('src/server/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...namesIn(text)]);
  const files = [
    'deploy/alerts.yml',
    'deploy/dashboard.json',
    ...globSync('deploy/helm/**/*.yaml'),
  ];
  const used = files.flatMap((file) => [...namesIn(readFileSync(file, 'utf8'))]);
  const missing = used.filter((name) => !known.includes(name.replace(/_(bucket|sum|count)$/, '')));
  expect(missing).toEqual([]);
});
