/**
 * The conversation that the home chat or the floating assistant last had open in this tab, so that a reload finds the
 * reply in progress.
 */
import * as z from 'zod/mini';

const OpenChat = z.object({
  conversationId: z.string(),
  /** A question whose reply was in progress. */
  pending: z.optional(z.object({ messageId: z.string(), userMessageId: z.string(), text: z.string() })),
});
export type OpenChat = z.output<typeof OpenChat>;

/** `chatKey` is the user's id for the home chat, and `widgetKey` for the floating assistant. */
const storageKey = (chatKey: string) => `open_chat_${chatKey}`;

export function readOpenChat(chatKey: string): OpenChat | null {
  try {
    const stored = OpenChat.safeParse(JSON.parse(window.sessionStorage.getItem(storageKey(chatKey)) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    // Storage is blocked, or the value is invalid.
    return null;
  }
}

export function writeOpenChat(chatKey: string, open: OpenChat | null): void {
  try {
    if (open === null) window.sessionStorage.removeItem(storageKey(chatKey));
    else window.sessionStorage.setItem(storageKey(chatKey), JSON.stringify(open));
  } catch {
    // Without storage a reload starts a new chat; the conversation is in the list.
  }
}
