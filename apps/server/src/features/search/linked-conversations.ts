import { type LinkWord, linkWeight } from '@app/understanding/recall/link-words';
import { withIndexScans } from '#db/index-scans.ts';
import type { Database } from '#db/database.ts';
import type { ConversationHit } from './find-conversations.ts';
import { listMessages } from './find-conversations.repository.ts';
import { findLinked, type LinkedConversation } from './linked-conversations.repository.ts';

/** A rare word that connects two conversations. */
export interface Link extends LinkWord {
  /** How many conversations have it. */
  count: number;
}

/** A later conversation, with the rare words that it shares with an earlier one. */
export interface LinkedHit extends ConversationHit {
  links: readonly Link[];
}

export interface LinkedRequest {
  /** The words that may connect the conversations. */
  words: readonly LinkWord[];
  /** Only conversations that began later. */
  after: Date;
  /** A conversation must be connected this strongly. */
  minWeight: number;
  excludedModel: string;
  limit: number;
}

/** Conversations after a day that are connected by names and other rare words, the most connected first. */
export async function findLinkedConversations(
  db: Database,
  userId: string,
  { words, after, minWeight, excludedModel, limit }: LinkedRequest,
): Promise<LinkedHit[]> {
  if (words.length === 0) return [];
  const found = await withIndexScans(db, (tx) =>
    findLinked(tx, userId, { words: words.map(({ word, forms }) => forms ?? [word]), after, excludedModel }),
  );
  const linksOf = ({ matched }: LinkedConversation): { link: Link; weight: number }[] =>
    matched.flatMap(({ at, count }) => {
      const link = words[at];
      return link === undefined ? [] : [{ link: { ...link, count }, weight: linkWeight(link, count) }];
    });
  const linked = found
    .map((conversation) => {
      const links = linksOf(conversation);
      return { conversation, links, weight: links.reduce((sum, { weight }) => sum + weight, 0) };
    })
    .filter(({ weight }) => weight >= minWeight)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, limit);
  const ids = linked.map(({ conversation }) => conversation.conversationId);
  const messages = await listMessages(db, userId, ids, excludedModel);
  return linked.map(({ conversation: { conversationId, title, createdAt, lastActivityAt }, links, weight }) => ({
    conversationId,
    title,
    createdAt,
    lastActivityAt,
    share: 1,
    score: weight,
    messages: messages.filter((message) => message.conversationId === conversationId),
    links: links.map(({ link }) => link),
  }));
}
