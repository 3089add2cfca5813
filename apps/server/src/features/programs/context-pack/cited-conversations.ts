import type { ContextPack } from '@app/contract/context-pack';

/** The conversations that the lines come from. */
export function citedConversations({ sections }: Pick<ContextPack, 'sections'>): string[] {
  return sections.flatMap(({ items }) =>
    items.flatMap(({ sources }) => sources.map(({ conversationId }) => conversationId)),
  );
}
