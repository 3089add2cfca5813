import { createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findContents } from '#db/instance-state.ts';
import { openSnapshot } from '#db/owned-rows.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { CommandError, withErrorReporting } from './command-error.ts';
import { openInstanceBackup } from './instance-backup.ts';
import type { InstanceManifest } from './instance-manifest.ts';
import { type Instance, withInstance } from './open-instance.ts';
import { writeInstance } from './write-instance.ts';

/** Writes the whole instance into one file. Safe while the app runs, because the rows are read from one snapshot. */
export const backUpInstance: AdminCommand = withErrorReporting(async ([name], context) => {
  const { print } = context;
  if (name === undefined) {
    print('Say where to: npm run backup -- FILE');
    return 1;
  }
  const file = resolveFromCwd(name, context);
  if (await fileExists(file)) throw new CommandError(`${file} is there already: give another name.`);
  const manifest = await withInstance(context, (instance) => writeInstanceFile(file, instance));
  const accounts = manifest.tables.find((table) => table.name === 'public.users')?.rows ?? 0;
  const conversations = manifest.tables.find((table) => table.name === 'public.conversations')?.rows ?? 0;
  print(`Written and read back: ${file}`);
  print(`${accounts} accounts, ${conversations} conversations, ${manifest.files.length} files.`);
  print('It holds what everybody wrote and the keys of this instance: keep it where nobody else can read it.');
  return 0;
});

/**
 * Resolves a path against the directory in which the command was typed. npm runs commands in the project's folder and
 * passes that directory as INIT_CWD.
 */
export function resolveFromCwd(name: string, { environment }: AdminContext): string {
  return path.resolve(environment['INIT_CWD'] ?? process.cwd(), name);
}

/** Writes a backup of the instance, verifies it, and returns its manifest. Throws CommandError. */
async function writeInstanceFile(file: string, instance: Instance): Promise<InstanceManifest> {
  const temporaryFile = `${file}.${process.pid}.part`;
  try {
    const manifest = await streamInstance(
      () => createWriteStream(temporaryFile, { flags: 'wx', mode: 0o600 }),
      instance,
    );
    await makeDurable(temporaryFile);
    await verify(temporaryFile);
    await rename(temporaryFile, file);
    return manifest;
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw toCommandError(error, file);
  }
}

/** Writes a backup of the instance and returns its manifest. Throws CommandError. */
export async function streamInstance(
  openTarget: () => Writable,
  { config, db, store, importDirectory }: Instance,
): Promise<InstanceManifest> {
  const contents = await findContents(db);
  if (contents === 'nothing' || contents === 'foreign') throw new CommandError('There is nothing of this app there.');
  const session = await openSnapshot(db);
  try {
    const { APP_NAME: appName, SECRET_KEY: secretKey } = config.server;
    const source = { client: session.client, store, importDirectory, appName, secretKey, now: new Date() };
    let manifest: InstanceManifest | undefined;
    // Keeps the manifest, which `writeInstance` returns at its end.
    async function* chunks(): AsyncGenerator<Buffer> {
      manifest = yield* writeInstance(source);
    }
    // At most two chunks wait in memory.
    await pipeline(Readable.from(chunks(), { objectMode: true, highWaterMark: 2 }), openTarget());
    if (manifest === undefined) throw new Error('the backup has no manifest');
    return manifest;
  } finally {
    await session.end();
  }
}

async function verify(file: string): Promise<void> {
  const backup = await openInstanceBackup(file);
  try {
    await backup.verify();
  } finally {
    backup.close();
  }
}

async function makeDurable(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function fileExists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

const WRITE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  EACCES: 'this account may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

function toCommandError(error: unknown, file: string): unknown {
  const reason = WRITE_FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
  return reason === undefined ? error : new CommandError(`${file} could not be written: ${reason}.`);
}
