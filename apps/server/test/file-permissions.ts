import fs from 'node:fs';
import path from 'node:path';

/** A data directory with the permissions of older versions: every account of the machine may read it. */
export function makeOldInstallation(base: string): string {
  const directory = path.join(base, 'old');
  fs.mkdirSync(path.join(directory, 'objects', 'pictures'), { recursive: true });
  fs.writeFileSync(path.join(directory, 'objects', 'pictures', 'one'), 'private');
  fs.writeFileSync(path.join(directory, 'note.txt'), 'private');
  for (const folder of ['.', 'objects', 'objects/pictures']) fs.chmodSync(path.join(directory, folder), 0o755);
  for (const file of ['note.txt', 'objects/pictures/one']) fs.chmodSync(path.join(directory, file), 0o644);
  return directory;
}

/** Everything in a folder, and the folder itself, with its permissions in octal. */
export function fileModesIn(folder: string): Record<string, string> {
  const names = fs.readdirSync(folder, { recursive: true }).map(String).toSorted();
  const modeOf = (name: string) => (fs.lstatSync(path.join(folder, name)).mode & 0o777).toString(8);
  return Object.fromEntries(['.', ...names].map((name) => [name, modeOf(name)]));
}
