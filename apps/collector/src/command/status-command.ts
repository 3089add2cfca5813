import { SourceTally } from '#collecting/tally.ts';
import type { Source } from '#sources/source.ts';
import { findHolder } from '#state/lock.ts';
import { readLastRun, type LastRun } from '#state/last-run.ts';
import type { CommandLine } from './command-line.ts';
import { formatCount, formatSize } from './report.ts';
import { openSession, openStores } from './session.ts';
import { ExitCode, type CommandContext } from './command-context.ts';

/**
 * Shows the connection, the chosen sources, what was sent and what is waiting. Reads no conversations and sends
 * nothing.
 */
export async function runStatus(line: CommandLine, context: CommandContext): Promise<number> {
  const session = await openSession(line, context);
  const { settings, archive, sources, stateFolder } = session;
  const { cursors, sendQueue } = await openStores(session);
  const [holder, lastRun] = await Promise.all([findHolder(stateFolder, context.now), readLastRun(stateFolder)]);
  const tallies = new Map(sources.map(({ name }) => [name, new SourceTally(name)]));
  for (const cursor of cursors.all()) tallies.get(cursor.key.slice(0, cursor.key.indexOf('/')))?.addFile(cursor);

  context.print(archive === null ? 'Not connected to an archive.' : `Archive: ${archive.url}`);
  if (settings.deviceName !== null) context.print(`This computer: ${settings.deviceName}`);
  context.print(holder === null ? 'No collector is running.' : `A collector is running (process ${holder}).`);
  context.print(`Last run: ${describeLastRun(lastRun)}`);
  context.print(
    sendQueue.count === 0
      ? 'Nothing is waiting.'
      : `Waiting: ${formatCount(sendQueue.count, 'file')}, ${formatSize(sendQueue.bytes)}`,
  );
  const isOn = ({ name }: Source): boolean => settings.sources?.includes(name) === true;
  for (const { name, title } of sources.filter(isOn)) {
    const number = tallies.get(name)?.report().conversations ?? 0;
    context.print(`${title} (${name}): on, ${formatCount(number, 'conversation')} sent`);
  }
  const sourcesOff = sources.filter((source) => !isOn(source)).map(({ name }) => name);
  if (sourcesOff.length > 0) context.print(`Off: ${sourcesOff.join(', ')}`);
  for (const folder of settings.folders) context.print(`Collected folder: ${folder}`);
  if (line.isJson) context.print(JSON.stringify({ sources: [...tallies.values()].map((tally) => tally.report()) }));
  return ExitCode.done;
}

function describeLastRun(run: LastRun | null): string {
  if (run === null) return 'never';
  const time = new Date(run.at).toISOString().slice(0, 16).replace('T', ' ');
  return `${time} UTC, ${run.problem ?? 'everything was sent'}`;
}
