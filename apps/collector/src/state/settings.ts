import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldOf } from '#json-field.ts';
import { readJsonFile, writePrivateFile } from './state-folder.ts';

/** What the person has set up: the archive, and what is read for it. */
export interface Settings {
  /** The archive's address; null before pairing. */
  url: string | null;
  deviceName: string | null;
  /** The sources that the person agreed to send; null before the person was asked. */
  sources: string[] | null;
  /** Collected folders. */
  folders: string[];
}

export async function readSettings(stateFolder: string): Promise<Settings> {
  const value = await readJsonFile(join(stateFolder, 'settings.json'));
  const [url, deviceName, sources, folders] = ['url', 'deviceName', 'sources', 'folders'].map((name) =>
    fieldOf(value, name),
  );
  return {
    url: typeof url === 'string' ? url : null,
    deviceName: typeof deviceName === 'string' ? deviceName : null,
    sources: Array.isArray(sources) ? sources.map(String) : null,
    folders: Array.isArray(folders) ? folders.map(String) : [],
  };
}

export async function writeSettings(stateFolder: string, settings: Settings): Promise<void> {
  await writePrivateFile(join(stateFolder, 'settings.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

const tokenFile = (stateFolder: string) => join(stateFolder, 'token');

/** Null before pairing. */
export async function readToken(stateFolder: string): Promise<string | null> {
  const token = await readFile(tokenFile(stateFolder), 'utf8').catch(() => '');
  return token.trim() === '' ? null : token.trim();
}

/** Stores the token; null deletes the stored one. */
export async function writeToken(stateFolder: string, token: string | null): Promise<void> {
  if (token === null) await rm(tokenFile(stateFolder), { force: true });
  else await writePrivateFile(tokenFile(stateFolder), `${token}\n`);
}
