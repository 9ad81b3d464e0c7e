import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { exitCode, type Report } from './report.ts';
import { textReport } from './text.ts';

/** Prints the report, writes its files if a folder is given, and returns the exit code. */
export function publish(report: Report, folder: string | undefined): number {
  console.log(`\n${textReport(report)}`);
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'report.json'), JSON.stringify(report, null, 2));
    writeFileSync(join(folder, 'junit.xml'), junitReport(report));
    writeFileSync(join(folder, 'report.html'), htmlReport(report));
    console.log(`Written   ${join(folder, 'report.html')}, report.json, junit.xml`);
  }
  return exitCode(report);
}
