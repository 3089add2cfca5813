import { join } from 'node:path';

/** What determines the folders in which programs keep their files on this computer. */
export interface Places {
  home: string;
  /** Empty if the command line names another home directory: the variables apply only to the person's own one. */
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * The folders in which programs keep their data on Linux, macOS and Windows. All are searched, because a home directory
 * may come from another system.
 */
function dataFolders({ home, env }: Places): string[] {
  return [
    ...new Set([
      env['XDG_CONFIG_HOME'] ?? join(home, '.config'),
      join(home, 'Library', 'Application Support'),
      env['APPDATA'] ?? join(home, 'AppData', 'Roaming'),
    ]),
  ];
}

/** The folders of a program's data, by the names that they may have. */
export function inDataFolders(places: Places, names: readonly string[], ...rest: string[]): string[] {
  return dataFolders(places).flatMap((folder) => names.map((name) => join(folder, name, ...rest)));
}

const EDITORS = ['Code', 'Code - Insiders', 'VSCodium', 'Cursor'];

/** The `User` folders of VS Code and its relatives. */
export function editorFolders(places: Places): string[] {
  return [...inDataFolders(places, EDITORS, 'User'), join(places.home, '.vscode-server', 'data', 'User')];
}
