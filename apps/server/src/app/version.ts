import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverDirectory } from '#platform/project-paths.ts';

/** The version of the app, such as 0.1.0, from package.json, which every distribution of the app contains. */
export function readVersion(): string {
  const text = readFileSync(path.join(serverDirectory, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
