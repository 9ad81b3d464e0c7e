import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFile } from '../../contract/generated-file.ts';
import { annotations, jobSummary } from './github.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { exitCode, type Report } from './report.ts';
import { sarifReport } from './sarif.ts';
import { textReport } from './text.ts';

/** Name of the contract in SARIF reports. */
const CONTRACT = 'openapi.json';

function writeFiles(report: Report, folder: string) {
  mkdirSync(folder, { recursive: true });
  const contract = readFileSync(generatedFile(CONTRACT), 'utf8');
  const files: Record<string, string> = {
    'report.html': htmlReport(report),
    'report.json': JSON.stringify(report, null, 2),
    'report.sarif': sarifReport(report, contract, CONTRACT),
    'junit.xml': junitReport(report),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  console.log(`Written   ${join(folder, 'report.html')}, report.json, report.sarif, junit.xml`);
}

/**
 * Prints the report, writes its files if a folder is given, and returns the exit code. In GitHub Actions it also adds
 * annotations and a summary of the job.
 */
export function publish(
  report: Report,
  folder: string | undefined,
  { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY }: NodeJS.ProcessEnv = process.env,
): number {
  console.log(`\n${textReport(report)}`);
  if (folder !== undefined) writeFiles(report, folder);
  if (GITHUB_ACTIONS === 'true') for (const line of annotations(report)) console.log(line);
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, jobSummary(report));
  return exitCode(report);
}
