import { asList, asRecord, asText, makeDataFrame, inputTokens, type Dialect } from './dialect.ts';
import type { FinishReason } from './model-step.ts';

const reasons: Record<FinishReason, string> = {
  stop: 'STOP',
  length: 'MAX_TOKENS',
  content_filter: 'SAFETY',
  tool_calls: 'STOP',
};

function partsText(content: unknown): string {
  return asList(asRecord(content)['parts'])
    .map((part) => {
      const { text, functionResponse } = asRecord(part);
      return functionResponse === undefined ? asText(text) : JSON.stringify(asRecord(functionResponse)['response']);
    })
    .join('');
}

function makeCandidate(parts: unknown[], reason?: FinishReason) {
  return {
    content: { role: 'model', parts },
    index: 0,
    ...(reason === undefined ? {} : { finishReason: reasons[reason] }),
  };
}

function makeUsage(outputTokens: number) {
  return {
    promptTokenCount: inputTokens,
    candidatesTokenCount: outputTokens,
    totalTokenCount: inputTokens + outputTokens,
  };
}

/** POST /v1beta/models/{model}:streamGenerateContent?alt=sse or :generateContent. The model is in the path. */
export const googleDialect: Dialect = {
  streamContentType: 'text/event-stream',
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
      tools: asList(request['tools']).flatMap((tool) =>
        asList(asRecord(tool)['functionDeclarations']).map((one) => asText(asRecord(one)['name'])),
      ),
    };
  },
  begin: () => '',
  text: (_model, text) => makeDataFrame({ candidates: [makeCandidate([{ text }])] }),
  reasoning: (_model, text) => makeDataFrame({ candidates: [makeCandidate([{ text, thought: true }])] }),
  // This protocol sends the input as an object. Input that is not valid JSON becomes an empty object.
  tool: (_model, index, name, input) =>
    makeDataFrame({
      candidates: [
        makeCandidate([
          { functionCall: { name, args: parseArguments(input) }, thoughtSignature: `signature-${index}` },
        ]),
      ],
    }),
  fault: (message) => makeDataFrame({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
  finish: (_model, reason, outputTokens) =>
    makeDataFrame({ candidates: [makeCandidate([], reason)], usageMetadata: makeUsage(outputTokens) }),
  fullResponse: (_model, text, reason, outputTokens) => ({
    candidates: [makeCandidate([{ text }], reason)],
    usageMetadata: makeUsage(outputTokens),
  }),
  brokenFrame: 'data: {"candidates": [{"cont\n\n',
};

function parseArguments(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return {};
  }
}
