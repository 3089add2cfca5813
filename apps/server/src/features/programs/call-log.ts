import type { AssistantService } from '#features/assistant/assistant.service.ts';

/** A call in which another program received data. */
export interface ProgramCall {
  /** As the log of sent data shows it. */
  programName: string;
  /** The tool, or the call of the API. */
  call: string;
  /** The conversations whose content was in the response. */
  conversationIds: readonly string[];
  characters: number;
  isRefused?: boolean;
}

/** Records a call by another program in the log of sent data. */
export type RecordCall = (userId: string, call: ProgramCall) => Promise<void>;

export function createCallLog(assistant: Pick<AssistantService, 'recordCall'>): RecordCall {
  return (userId, { programName, call, conversationIds, characters, isRefused = false }) =>
    assistant.recordCall(userId, {
      purpose: 'program',
      model: call,
      destination: programName,
      conversationIds: [...new Set(conversationIds)],
      characters,
      outcome: isRefused ? 'failed' : 'answered',
    });
}
