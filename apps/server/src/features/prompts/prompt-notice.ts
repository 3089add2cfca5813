import type { Notice } from '#features/notifications/notifications.service.ts';
import type { PromptRow } from './prompts.repository.ts';

const SHOWN = 200;

/** What a person is told of a run that ended: its answer in short, or why there is none. */
export function noticeOf(
  { title, lastConversationId, lastIsLate, lastFault }: PromptRow,
  answer: string,
): Omit<Notice, 'channels' | 'dueAt'> {
  const said = [lastFault ?? '', shorten(answer)].filter((text) => text !== '').join('\n');
  return {
    kind: 'prompt',
    title: lastFault === null || answer !== '' ? title : `${title}: no answer`,
    body: said,
    link: lastConversationId === null ? '/prompts' : `/conversation-chat/${lastConversationId}`,
    isLate: lastIsLate,
  };
}

/** Without the marks of Markdown, on one line, cut between words. */
function shorten(text: string): string {
  const line = text
    .replaceAll(/[*_`#>|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= SHOWN) return line;
  const cut = line.slice(0, SHOWN).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHOWN / 2))}…`;
}
