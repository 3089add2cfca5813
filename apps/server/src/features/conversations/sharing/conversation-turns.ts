import type { Message } from '@app/contract/conversations';
import { activePath } from '../conversations.service.ts';

export interface TurnStyle {
  formatTime: (instant: Date) => string;
  toMarkdown: (message: Message) => string;
}

/** The turns of the shown branch; with `hasAll` also of every other branch, without turns of the branches before it. */
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
  const written = new Set(main);
  const parentOf = ({ parentId }: Message) => (parentId === null ? undefined : byId.get(parentId));
  return listLeaves(messages)
    .filter((leaf) => !written.has(leaf))
    .flatMap((leaf, at) => {
      const own: Message[] = [];
      let ancestor: Message | undefined = leaf;
      // Stops at messages that were written before, so that none is visited twice.
      for (; ancestor !== undefined && !written.has(ancestor); ancestor = parentOf(ancestor)) {
        written.add(ancestor);
        own.push(ancestor);
      }
      const after = ancestor === undefined ? 'from the beginning' : `after “${quoteStart(ancestor.content)}”`;
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

function quoteStart(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59).toWellFormed()}…`;
}
