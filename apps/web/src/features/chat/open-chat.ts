/** The last conversation of a chat in this tab, so that a reload finds the reply in progress. */
import * as z from 'zod/mini';

const OpenChat = z.object({
  conversationId: z.string(),
  /** A question whose reply was in progress. */
  pending: z.optional(z.object({ messageId: z.string(), userMessageId: z.string(), text: z.string() })),
});
export type OpenChat = z.output<typeof OpenChat>;

const keyOf = (userId: string) => `open_chat_${userId}`;

export function readOpenChat(userId: string): OpenChat | null {
  try {
    const stored = OpenChat.safeParse(JSON.parse(window.sessionStorage.getItem(keyOf(userId)) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    // Storage is blocked, or the value is invalid.
    return null;
  }
}

export function writeOpenChat(userId: string, open: OpenChat | null): void {
  try {
    if (open === null) window.sessionStorage.removeItem(keyOf(userId));
    else window.sessionStorage.setItem(keyOf(userId), JSON.stringify(open));
  } catch {
    // Without storage a reload starts a new chat; the conversation is in the list.
  }
}
