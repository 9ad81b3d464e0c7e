/**
 * Prints percentiles of the field data in a log of the server, and how often errors and violations of the contract occurred:
 * `npm run bench vitals -- LOG...`; without a file it reads the standard input.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseJson } from '#/lib/parse-json.ts';
import { summarize } from './vitals/summarize.ts';
import { vitalsText } from './vitals/text.ts';

async function* linesOf(files: string[]) {
  const inputs = files.length > 0 ? files.map((file) => createReadStream(file)) : [process.stdin];
  for (const input of inputs)
    for await (const line of createInterface({ input })) yield parseJson(line);
}

console.log(vitalsText(await summarize(linesOf(process.argv.slice(2)))));
