import type { Message } from '@app/contract/conversations';
import { activePath } from '#features/conversations/conversations.service.ts';

export interface TurnStyle {
  sayTime: (instant: Date) => string;
  toMarkdown: (message: Message) => string;
}

/** The branch that is shown; with `hasAll` every other one after it, each from where it leaves what was told before. */
export function writeTurns(
  { messages, activeLeafId }: { messages: readonly Message[]; activeLeafId: string | null },
  hasAll: boolean,
  style: TurnStyle,
): string[] {
  const main = activePath(messages, activeLeafId);
  const parts = main.map((message) => turn(message, style));
  return hasAll ? [...parts, ...otherBranches(messages, main, style)] : parts;
}

function otherBranches(messages: readonly Message[], main: readonly Message[], style: TurnStyle): string[] {
  const told = new Set(main.map(({ id }) => id));
  return listLeaves(messages)
    .filter(({ id }) => !told.has(id))
    .flatMap(({ id }, at) => {
      const path = activePath(messages, id);
      const own = path.filter((message) => !told.has(message.id));
      const fork = path[path.length - own.length - 1];
      for (const message of own) told.add(message.id);
      const after = fork === undefined ? 'from the beginning' : `after “${beginning(fork.content)}”`;
      return ['---', `## Branch ${at + 2}, ${after}`, ...own.map((message) => turn(message, style))];
    });
}

/** The last message of every branch. */
export function listLeaves(messages: readonly Message[]): Message[] {
  const parents = new Set(messages.map(({ parentId }) => parentId));
  return messages.filter(({ id }) => !parents.has(id));
}

function turn(message: Message, { sayTime, toMarkdown }: TurnStyle): string {
  const who = message.role === 'user' ? 'You' : 'AI Assistant';
  return `**${who}** · ${sayTime(new Date(message.createdAt))}\n\n${toMarkdown(message)}`;
}

/** 'May 2, 2026, 7:30 AM' */
export function createTimeFormat(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (instant) => format.format(instant);
}

function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59).toWellFormed()}…`;
}
