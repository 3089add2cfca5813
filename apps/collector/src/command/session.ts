import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { createArchiveClient } from '#sending/archive-client.ts';
import { readAddress } from '#sending/archive-address.ts';
import { Delivery } from '#sending/delivery.ts';
import { listSources } from '#sources/list-sources.ts';
import type { Source } from '#sources/source.ts';
import { CursorLog } from '#state/cursor-log.ts';
import { readSettings, readToken, type Settings } from '#state/settings.ts';
import { SendQueue } from '#state/send-queue.ts';
import { defaultStateFolder } from '#state/state-folder.ts';
import { UsageError, type CommandLine } from './command-line.ts';
import type { CommandContext } from './command-context.ts';

/** Everything that a command needs. */
export interface Session {
  stateFolder: string;
  settings: Settings;
  /** The connected archive; null before pairing. */
  archive: { url: string; token: string } | null;
  /** Whether the archive's address and token are arguments of the command, which counts as the person's consent. */
  hasArchiveArguments: boolean;
  /**
   * The sources named by `--source`; if none is named all sources, but none in a run that `watch` started. In the order
   * in which they are read.
   */
  sources: Source[];
}

export function stateFolderOf(line: CommandLine, context: CommandContext): string {
  if (line.state !== null) return resolve(line.state);
  const env = line.home === null ? context.env : {};
  return defaultStateFolder(context.platform, line.home === null ? context.home : resolve(line.home), env);
}

export async function openSession(line: CommandLine, context: CommandContext): Promise<Session> {
  const stateFolder = stateFolderOf(line, context);
  const [settings, savedToken] = await Promise.all([readSettings(stateFolder), readToken(stateFolder)]);
  // Variables such as CLAUDE_CONFIG_DIR apply only to the person's own home directory.
  const places = line.home === null ? { home: context.home, env: context.env } : { home: resolve(line.home), env: {} };
  const folders = [...new Set([...settings.folders, ...line.folders.map((folder) => resolve(folder))])];
  const all = listSources(places, folders);
  const [url, token] = [line.url ?? settings.url, line.token ?? savedToken];
  return {
    stateFolder,
    settings,
    archive: url === null || token === null ? null : { url: checkAddress(url), token },
    hasArchiveArguments: line.url !== null && line.token !== null,
    sources:
      line.sources.length === 0 && !line.isStartedByWatch ? all : all.filter(({ name }) => line.sources.includes(name)),
  };
}

export function checkAddress(text: string): string {
  const address = readAddress(text);
  if ('problem' in address) throw new UsageError(address.problem);
  return address.url;
}

/** Opens the log of cursors and the queue. */
export async function openStores({ stateFolder, archive }: Session): Promise<Stores> {
  const archiveId = createHash('sha256')
    .update(`${archive?.url ?? ''}\n${archive?.token ?? ''}`)
    .digest('hex')
    .slice(0, 12);
  return { cursors: await CursorLog.open(stateFolder, archiveId), sendQueue: await SendQueue.open(stateFolder) };
}

export interface Stores {
  cursors: CursorLog;
  sendQueue: SendQueue;
}

export function createDelivery(
  archive: { url: string; token: string },
  stores: Stores,
  context: CommandContext,
  attempts = 4,
): Delivery {
  const client = createArchiveClient({ ...archive, fetch: context.fetch, signal: context.signal });
  return new Delivery({ ...stores, client, timer: context, attempts });
}
