import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Sets, replaces or (undefined) removes variables of the .env file; all other lines stay. The file is readable for its
 * owner only, because it may contain keys.
 */
export function updateEnvFile(directory: string, variables: Readonly<Record<string, string | undefined>>): string {
  const file = path.join(directory, '.env');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isOurs = (line: string): boolean =>
    Object.keys(variables).some((name) => line.trimStart().startsWith(`${name}=`));
  const kept = before.split('\n').filter((line) => !isOurs(line));
  while (kept.at(-1) === '') kept.pop();
  const added = Object.entries(variables).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(value)}`],
  );
  writeFileSync(file, `${[...kept, ...added].join('\n')}\n`, { mode: 0o600 });
  return file;
}

function quoted(value: string): string {
  return /^[\w./:@+-]*$/.test(value) ? value : `'${value}'`;
}
