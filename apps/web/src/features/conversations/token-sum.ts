import type { Message, ReplyTokens } from '@app/contract/conversations';

/** The sum of the known counts; unknown counts add nothing. */
export function sumTokens(messages: readonly Pick<Message, 'tokens'>[]): Record<keyof ReplyTokens, number> {
  const sum = { input: 0, output: 0, cost: 0 };
  for (const { tokens } of messages) {
    sum.input += tokens?.input ?? 0;
    sum.output += tokens?.output ?? 0;
    sum.cost += tokens?.cost ?? 0;
  }
  return sum;
}
