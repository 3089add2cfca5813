import type { Database } from '#db/database.ts';
import type { PrivacyService } from '#features/assistant/privacy.service.ts';
import type { FoundText } from '#features/search/search.service.ts';

export interface VisibleTextsDependencies {
  db: Database;
  privacy: Pick<PrivacyService, 'listWithDismissedFindings' | 'listRepliesQuotingNeverSend' | 'redactQuotes'>;
  maskSecrets: (text: string) => string;
}

/** Masks the secrets in a text of a conversation. */
export type Mask = (conversationId: string, text: string) => string;

const REDACTION_NOTE = '[Left out: this reply quoted a conversation that is kept from other programs.]';

/** Texts of visible conversations, as another program may see them. */
export function createVisibleTexts({ privacy, maskSecrets }: VisibleTextsDependencies) {
  /** Secrets are masked unless the person dismissed the findings of the conversation. */
  async function maskFor(userId: string, conversationIds: readonly string[]): Promise<Mask> {
    const dismissed = await privacy.listWithDismissedFindings(userId, [...new Set(conversationIds)]);
    return (id, text) => (dismissed.has(id) ? text : maskSecrets(text));
  }

  return {
    maskFor,

    /**
     * The texts with their secrets masked. A note replaces every reply that quotes a conversation marked “never send”.
     * The links in the text of a reply, or its stored sources, show what it quotes.
     */
    redact: async (userId: string, texts: readonly FoundText[]): Promise<FoundText[]> => {
      const replies = texts.filter(({ role }) => role === 'assistant').map(({ id }) => id);
      const [mask, quoting, redacted] = await Promise.all([
        maskFor(
          userId,
          texts.map(({ conversationId }) => conversationId),
        ),
        privacy.listRepliesQuotingNeverSend(userId, replies),
        privacy.redactQuotes(userId, texts),
      ]);
      const quotingIds = new Set(quoting);
      return redacted.map((text) => ({
        ...text,
        content: quotingIds.has(text.id) ? REDACTION_NOTE : mask(text.conversationId, text.content),
      }));
    },
  };
}
