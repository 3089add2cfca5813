import { asText } from './json-shape.ts';

export type Speaker = 'user' | 'assistant' | 'system' | 'tool';

/** The names that providers use for each speaker. */
const names: Record<Speaker, string> = {
  user: 'user human you me prompt prompter customer client request question',
  assistant:
    'assistant ai bot gpt chatgpt claude model gemini bard grok copilot bing deepseek perplexity mistral llm agent response answer chatbot machine',
  system: 'system developer instruction instructions',
  tool: 'tool function observation function_call function_response tool_call tool_response plugin',
};

const speakers = new Map<string, Speaker>(
  (Object.keys(names) as Speaker[]).flatMap((speaker) =>
    names[speaker].split(' ').map((name) => [name, speaker] as const),
  ),
);

/** The speaker that a provider's name stands for; null for an unknown name. */
export function readSpeaker(value: unknown): Speaker | null {
  return speakers.get(asText(value).trim().toLowerCase()) ?? null;
}
