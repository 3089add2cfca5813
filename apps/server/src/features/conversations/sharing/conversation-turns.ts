import type { Message } from '@app/contract/conversations';
import { activePath } from '../conversations.service.ts';

export interface TurnStyle {
  formatTime: (instant: Date) => string;
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
  const byId = new Map(messages.map((message) => [message.id, message]));
  const told = new Set(main);
  const parentOf = ({ parentId }: Message) => (parentId === null ? undefined : byId.get(parentId));
  return listLeaves(messages)
    .filter((leaf) => !told.has(leaf))
    .flatMap((leaf, at) => {
      const own: Message[] = [];
      let above: Message | undefined = leaf;
      // Up to what was told before, so that no message is walked over twice.
      for (; above !== undefined && !told.has(above); above = parentOf(above)) {
        told.add(above);
        own.push(above);
      }
      const after = above === undefined ? 'from the beginning' : `after “${beginning(above.content)}”`;
      return ['---', `## Branch ${at + 2}, ${after}`, ...own.toReversed().map((message) => turn(message, style))];
    });
}

/** The last message of every branch. */
export function listLeaves(messages: readonly Message[]): Message[] {
  const parents = new Set(messages.map(({ parentId }) => parentId));
  return messages.filter(({ id }) => !parents.has(id));
}

function turn(message: Message, { formatTime, toMarkdown }: TurnStyle): string {
  const who = message.role === 'user' ? 'You' : 'AI Assistant';
  return `**${who}** · ${formatTime(new Date(message.createdAt))}\n\n${toMarkdown(message)}`;
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
