import { readFileSync } from 'node:fs';
import type { Node } from '#scripts/contract/shape.ts';

export const spec = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Node;
