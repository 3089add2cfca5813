import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fieldOf } from '#json-field.ts';
import { readJsonFile } from '#state/state-folder.ts';
import type { TitleFinder } from './source.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * Codex stores the names of all sessions in one file, each in a line of JSON. If a session has several names, the
 * finder returns the line of the last one.
 */
export async function openCodexTitles(indexFile: string): Promise<TitleFinder> {
  const text = await readFile(indexFile, 'utf8').catch(() => '');
  const lineOf = new Map<string, string>();
  for (const line of text.split('\n')) {
    const entry = parseLine(line);
    const id = fieldOf(entry, 'id');
    if (typeof id === 'string' && typeof fieldOf(entry, 'thread_name') === 'string') lineOf.set(id, line.trim());
  }
  return ({ kind }) => Promise.resolve(lineOf.get(UUID.exec(kind.externalId)?.[0] ?? '') ?? '');
}

/** Jan describes a conversation in a file next to the messages. */
export const findJanTitleJson: TitleFinder = async ({ path }) => {
  const thread = await readJsonFile(join(dirname(path), 'thread.json'));
  const [id, title] = [fieldOf(thread, 'id'), fieldOf(thread, 'title')];
  return typeof title === 'string' ? JSON.stringify({ object: 'thread', id, title }) : '';
};

/** Grok Build describes a session in a file next to the updates. */
export const findGrokTitleJson: TitleFinder = async ({ path }) => {
  const title = fieldOf(await readJsonFile(join(dirname(path), 'summary.json')), 'generated_title');
  return typeof title === 'string' ? JSON.stringify({ generated_title: title }) : '';
};

/**
 * Cline has the title of a newer session in a file beside the messages, and the titles of older tasks in one list. Roo
 * Code has a file with the title for each task.
 */
export const findTaskTitleJson: TitleFinder = async ({ path, kind }) => {
  if (kind.format === 'cline-file') {
    const session = await readJsonFile(path.replace(/\.messages\.json$/, '.json'));
    const title = fieldOf(fieldOf(session, 'metadata'), 'title');
    return typeof title === 'string' ? JSON.stringify({ title }) : '';
  }
  const id = basename(dirname(path));
  const list = await readJsonFile(join(dirname(path), '..', '..', 'state', 'taskHistory.json'));
  const historyItem = await readJsonFile(join(dirname(path), 'history_item.json'));
  const item =
    historyItem ?? (Array.isArray(list) ? (list as unknown[]).find((entry) => fieldOf(entry, 'id') === id) : null);
  const task = fieldOf(item, 'task');
  return typeof task === 'string' ? JSON.stringify({ id, task }) : '';
};

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}
