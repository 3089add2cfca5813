import { collect } from '#collecting/collect.ts';
import type { Source } from '#sources/source.ts';
import { writeSettings } from '#state/settings.ts';
import { makePrivateFolder } from '#state/state-folder.ts';
import { resolve } from 'node:path';
import type { CommandLine } from './command-line.ts';
import { describeSources } from './report.ts';
import { openStores, type Session } from './session.ts';
import type { CommandContext } from './command-context.ts';

/**
 * Finds the sources that may be sent. Before a source is sent for the first time, shows its contents and asks the
 * person. Null if the person does not agree or cannot be asked.
 */
export async function findAgreedSources(
  session: Session,
  line: CommandLine,
  context: CommandContext,
): Promise<Source[] | null> {
  const { sources, settings, hasArchiveArguments } = session;
  if (hasArchiveArguments) return sources;
  const agreed = new Set(settings.sources);
  const newFolders = line.folders.map((folder) => resolve(folder)).filter((path) => !settings.folders.includes(path));
  const isNew = ({ name }: Source) => !agreed.has(name) || (name === 'folder' && newFolders.length > 0);
  const mustAsk = settings.sources === null || line.sources.length > 0 || newFolders.length > 0;
  const sourcesToAskFor = mustAsk ? sources.filter(isNew) : [];
  const chosen = sourcesToAskFor.length === 0 ? [] : await askFor(sourcesToAskFor, session, line, context);
  if (chosen === null) return null;
  if (sourcesToAskFor.length > 0) {
    const names = [...agreed, ...chosen.map(({ name }) => name)];
    const folders = chosen.some(({ name }) => name === 'folder')
      ? [...new Set([...settings.folders, ...newFolders])]
      : settings.folders;
    await makePrivateFolder(session.stateFolder);
    await writeSettings(session.stateFolder, { ...settings, sources: [...new Set(names)], folders });
  }
  return sources.filter(
    (source) => chosen.includes(source) || (agreed.has(source.name) && !sourcesToAskFor.includes(source)),
  );
}

/** Shows what the sources contain and asks which of them to send. Null if the person chooses none. */
async function askFor(
  sources: readonly Source[],
  session: Session,
  line: CommandLine,
  context: CommandContext,
): Promise<Source[] | null> {
  context.print('Found on this computer:');
  await preview(sources, session, context);
  context.print(`Nothing has been sent yet. It would go to ${session.archive?.url ?? 'your archive'}.`);
  const answer = line.isAgreed
    ? 'yes'
    : await context.ask('Send it? Type yes for all of it, the names of some, or no: ');
  if (answer === null) {
    context.print('Nothing was sent: run this command in a terminal to agree, or with --yes.');
    return null;
  }
  const words = answer.toLowerCase().split(/[\s,]+/);
  const chosen = /^(?:y|yes|all)$/.test(answer.trim().toLowerCase())
    ? [...sources]
    : sources.filter(({ name }) => words.includes(name));
  if (chosen.length > 0) return chosen;
  context.print('Nothing was sent.');
  return null;
}

async function preview(sources: readonly Source[], session: Session, context: CommandContext): Promise<void> {
  const stores = await openStores(session);
  const tallies = await collect({
    ...stores,
    sources,
    delivery: null,
    now: context.now,
    isEnding: () => context.signal.aborted,
  });
  for (const text of describeSources(sources, tallies)) context.print(text);
}
