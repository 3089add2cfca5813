import { asList, asRecord, asText, dataFrame, inputTokens, type Dialect } from './dialect.ts';
import type { FinishReason } from './model-step.ts';

const reasons: Record<FinishReason, string> = { stop: 'STOP', length: 'MAX_TOKENS', content_filter: 'SAFETY' };

function partsText(content: unknown): string {
  return asList(asRecord(content)['parts'])
    .map((part) => asText(asRecord(part)['text']))
    .join('');
}

function candidate(parts: unknown[], reason?: FinishReason) {
  return {
    content: { role: 'model', parts },
    index: 0,
    ...(reason === undefined ? {} : { finishReason: reasons[reason] }),
  };
}

function usage(outputTokens: number) {
  return {
    promptTokenCount: inputTokens,
    candidatesTokenCount: outputTokens,
    totalTokenCount: inputTokens + outputTokens,
  };
}

/** POST /v1beta/models/{model}:streamGenerateContent?alt=sse or :generateContent. The model is in the path. */
export const googleDialect: Dialect = {
  streamType: 'text/event-stream',
  read: (path, body) => {
    const request = asRecord(body);
    const system = partsText(request['systemInstruction']);
    const turns = asList(request['contents']).map((item) => {
      const turn = asRecord(item);
      return { role: turn['role'] === 'model' ? 'assistant' : 'user', content: partsText(turn) };
    });
    return {
      model: decodeURIComponent(/\/models\/([^/:]+):/.exec(path)?.[1] ?? ''),
      messages: [...(system === '' ? [] : [{ role: 'system', content: system }]), ...turns],
      stream: path.includes(':streamGenerateContent'),
    };
  },
  begin: () => '',
  text: (_model, text) => dataFrame({ candidates: [candidate([{ text }])] }),
  reasoning: (_model, text) => dataFrame({ candidates: [candidate([{ text, thought: true }])] }),
  fault: (message) => dataFrame({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
  finish: (_model, reason, outputTokens) =>
    dataFrame({ candidates: [candidate([], reason)], usageMetadata: usage(outputTokens) }),
  whole: (_model, text, reason, outputTokens) => ({
    candidates: [candidate([{ text }], reason)],
    usageMetadata: usage(outputTokens),
  }),
  rubbish: 'data: {"candidates": [{"cont\n\n',
};
