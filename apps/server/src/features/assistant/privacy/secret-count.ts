import type { SecretCount } from '#events/conversations.ts';

export type FindSecrets = (text: string) => readonly SecretCount[];

export interface SecretTotal {
  found: { kind: string; count: number }[];
  /** The message with the first secret. */
  messageId: string;
}

/** Counts the secrets in a conversation's messages by kind. The secrets themselves are not stored. */
export function createSecretCounter(findSecrets: FindSecrets) {
  const totals = new Map<string, number>();
  let firstMessageId: string | undefined;
  return {
    add: (messages: readonly { id: string; content: string; secrets?: readonly SecretCount[] }[]): void => {
      for (const { id, content, secrets } of messages) {
        for (const { kind, count } of secrets ?? findSecrets(content)) {
          totals.set(kind, (totals.get(kind) ?? 0) + count);
          firstMessageId ??= id;
        }
      }
    },
    /** Undefined when nothing was found. */
    total: (): SecretTotal | undefined =>
      firstMessageId === undefined
        ? undefined
        : { found: [...totals].map(([kind, count]) => ({ kind, count })), messageId: firstMessageId },
  };
}
