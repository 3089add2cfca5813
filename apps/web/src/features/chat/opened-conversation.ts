import * as z from 'zod/mini';

const Opened = z.object({
  conversation: z.optional(z.object({ title: z.optional(z.nullable(z.string())) })),
  categoryName: z.optional(z.string()),
  backRoute: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
});

export interface OpenedConversationState {
  title: string | undefined;
  categoryName: string | undefined;
  backRoute: string | undefined;
}

/** The navigation state of the opened conversation; empty when the address was typed. */
export function readOpenedConversation(state: unknown): OpenedConversationState {
  const opened = Opened.safeParse(state).data;
  const categoryName = opened?.categoryName === '' ? undefined : opened?.categoryName;
  return { title: opened?.conversation?.title ?? undefined, categoryName, backRoute: opened?.backRoute };
}
