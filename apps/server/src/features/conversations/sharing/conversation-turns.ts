import type { Message } from '@app/contract/conversations';
import { activePath } from '../conversations.service.ts';

export interface TurnStyle {
  formatTime: (instant: Date) => string;
  toMarkdown: (message: Message) => string;
}

/**
 * The turns of the shown branch as Markdown; with `includesOtherBranches` also those of all other branches, each turn only
 * once.
 */
export function writeTurns(
  { messages, activeLeafId }: { messages: readonly Message[]; activeLeafId: string | null },
  includesOtherBranches: boolean,
  style: TurnStyle,
): string[] {
  const main = activePath(messages, activeLeafId);
  const mainTurns = main.map((message) => formatTurn(message, style));
  return includesOtherBranches ? [...mainTurns, ...otherBranches(messages, main, style)] : mainTurns;
}

function otherBranches(messages: readonly Message[], main: readonly Message[], style: TurnStyle): string[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const written = new Set(main);
  const parentOf = ({ parentId }: Message) => (parentId === null ? undefined : byId.get(parentId));
  return listLeaves(messages)
    .filter((leaf) => !written.has(leaf))
    .flatMap((leaf, index) => {
      const newMessages: Message[] = [];
      let ancestor: Message | undefined = leaf;
      // Stops at a message that an earlier branch has in common with this one, so that none is written twice.
      for (; ancestor !== undefined && !written.has(ancestor); ancestor = parentOf(ancestor)) {
        written.add(ancestor);
        newMessages.push(ancestor);
      }
      const position = ancestor === undefined ? 'from the beginning' : `after “${quoteStart(ancestor.content)}”`;
      return [
        '---',
        // The shown branch is branch 1.
        `## Branch ${index + 2}, ${position}`,
        ...newMessages.toReversed().map((message) => formatTurn(message, style)),
      ];
    });
}

/** The last message of every branch. */
export function listLeaves(messages: readonly Message[]): Message[] {
  const parents = new Set(messages.map(({ parentId }) => parentId));
  return messages.filter(({ id }) => !parents.has(id));
}

function formatTurn(message: Message, { formatTime, toMarkdown }: TurnStyle): string {
  const who = message.role === 'user' ? 'You' : 'AI Assistant';
  return `**${who}** · ${formatTime(new Date(message.createdAt))}\n\n${toMarkdown(message)}`;
}

/** Returns a function that formats instants in the zone: 'May 2, 2026, 7:30 AM'. */
export function createTimeFormat(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (instant) => format.format(instant);
}

function quoteStart(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59).toWellFormed()}…`;
}
