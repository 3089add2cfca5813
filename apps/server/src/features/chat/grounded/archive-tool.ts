import { BUILT_IN_ASSISTANT } from '@app/contract/conversations';
import type { Recency } from '@app/understanding/intents';
import { quoteConversation } from '@app/understanding/quote-conversation';
import { stem, significantStems } from '@app/understanding/text/words';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { ConversationHit, SearchService } from '#features/search/search.service.ts';
import type { ReplyExtras } from '../turn-runner.ts';
import { encloseAsData, type ToolResult, type ToolScope } from './tool-result.ts';

export interface ArchiveToolDependencies {
  search: SearchService;
  privacy: Pick<PrivacyService, 'listWithDismissedFindings' | 'listRepliesQuotingNeverSend' | 'redactQuotes'>;
  maskSecrets: (text: string) => string;
}

export interface ArchiveQuery {
  query: string;
  from?: Date;
  to?: Date;
  /** Only the oldest or the newest conversation about the query. */
  recency?: Recency | undefined;
}

const MAX_CONVERSATIONS = 4;
/** How many conversations are considered when the oldest or the newest one is asked for. */
const MAX_CANDIDATES = 40;
const QUOTES_PER_CONVERSATION = 4;
/** The share of the question's words, weighted by rarity, that a conversation must contain to be about the question. */
const MIN_SHARE = 0.4;

/**
 * Quotes the visible conversations about a query, except the current one, and adds them to the sources of the reply.
 * Secrets are masked, and replies that quote a conversation marked “never send” are left out.
 */
export async function searchArchive(
  dependencies: ArchiveToolDependencies,
  { userId, conversationId: currentId }: ToolScope,
  extras: ReplyExtras,
  { query, recency, ...period }: ArchiveQuery,
): Promise<ToolResult> {
  const words = significantStems(query).length > 0 ? significantStems(query) : query.split(/\s+/).map(stem);
  // Replies of the built-in assistant are not searched: they only quote other conversations.
  const filter = { ...period, excludedModel: BUILT_IN_ASSISTANT, isVisible: true };
  const limit = recency === undefined ? MAX_CONVERSATIONS * 2 : MAX_CANDIDATES;
  const hits = await dependencies.search.findConversationsByWords(userId, { words, text: query, filter, limit });
  const relevantHits = hits.filter(({ conversationId, share }) => conversationId !== currentId && share >= MIN_SHARE);
  const shown = await withoutHidden(
    dependencies,
    userId,
    oldestOrNewest(relevantHits, recency).slice(0, MAX_CONVERSATIONS),
  );
  for (const { conversationId, title, createdAt } of shown) {
    if (extras.sources.some((source) => source.conversationId === conversationId)) continue;
    extras.sources.push({ conversationId, title, createdAt: createdAt.toISOString() });
  }
  if (shown.length === 0) return { text: 'Nothing was found.', detail: 'nothing found', isFound: false };
  const quotes = shown.map((hit) => formatQuotes(query, hit)).join('\n\n');
  const detail = `${shown.length} ${shown.length === 1 ? 'conversation' : 'conversations'}`;
  return { text: encloseAsData('quotes', 'what was said once', quotes), detail, isFound: true };
}

/** With `recency`, only the oldest or newest of the conversations that fit the query about as well as the best one. */
function oldestOrNewest(hits: readonly ConversationHit[], recency: Recency | undefined): readonly ConversationHit[] {
  if (recency === undefined) return hits;
  const best = Math.max(0, ...hits.map(({ share }) => share));
  const inOrder = hits
    .filter(({ share }) => share >= best * 0.75)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return recency === 'oldest' ? inOrder.slice(0, 1) : inOrder.slice(-1);
}

/** The conversations with secrets masked, without replies that quote a conversation marked “never send”. */
async function withoutHidden(
  { privacy, maskSecrets }: ArchiveToolDependencies,
  userId: string,
  hits: readonly ConversationHit[],
): Promise<ConversationHit[]> {
  const messages = hits.flatMap((hit) => hit.messages);
  const replies = messages.filter(({ role, isDocument }) => role === 'assistant' && isDocument !== true);
  const [dismissed, quoting, redacted] = await Promise.all([
    privacy.listWithDismissedFindings(
      userId,
      hits.map(({ conversationId }) => conversationId),
    ),
    privacy.listRepliesQuotingNeverSend(
      userId,
      replies.map(({ id }) => id),
    ),
    privacy.redactQuotes(userId, messages),
  ]);
  const hiddenIds = new Set(quoting);
  messages.forEach(({ id, content }, at) => {
    if (redacted[at]?.content !== content) hiddenIds.add(id);
  });
  return hits.map(({ title, ...hit }) => {
    const mask = dismissed.has(hit.conversationId) ? (text: string) => text : maskSecrets;
    const shown = hit.messages.filter(({ id }) => !hiddenIds.has(id));
    return {
      ...hit,
      title: mask(title),
      messages: shown.map((message) => ({ ...message, content: mask(message.content) })),
    };
  });
}

function formatQuotes(query: string, { title, createdAt, messages }: ConversationHit): string {
  const turns = messages.map(({ id, role, content }) => ({ id, role, text: content }));
  const quotes = quoteConversation(query, turns, QUOTES_PER_CONVERSATION).map(({ role, text }) => `- ${role}: ${text}`);
  return [`"${title}", ${createdAt.toISOString().slice(0, 10)}:`, ...quotes].join('\n');
}
