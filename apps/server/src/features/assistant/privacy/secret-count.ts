import type { SecretKind } from '@app/contract/privacy';

export type FindSecrets = (text: string) => { kind: SecretKind; count: number }[];

export interface SecretTotal {
  found: { kind: string; count: number }[];
  /** The message that holds the first one. */
  messageId: string;
}

/** Adds up what the messages of a conversation hold; the words found are kept nowhere. */
export function createSecretCount(findSecrets: FindSecrets) {
  const totals = new Map<string, number>();
  let first: string | undefined;
  return {
    add: (messages: readonly { id: string; content: string }[]): void => {
      for (const { id, content } of messages) {
        for (const { kind, count } of findSecrets(content)) {
          totals.set(kind, (totals.get(kind) ?? 0) + count);
          first ??= id;
        }
      }
    },
    /** Undefined where nothing was found. */
    total: (): SecretTotal | undefined =>
      first === undefined
        ? undefined
        : { found: [...totals].map(([kind, count]) => ({ kind, count })), messageId: first },
  };
}
