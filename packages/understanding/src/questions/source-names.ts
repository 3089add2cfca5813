/** What people call the providers of conversations, with their keys; lower case, without accents. */
const NAMES: readonly (readonly [keys: string[], RegExp])[] = [
  [['claude-code'], /claude[- ]code/y],
  [['gemini-cli'], /gemini[- ]cli/y],
  [['copilot-cli'], /copilot[- ]cli/y],
  [['claude'], /claude(?:\.ai)?|anthropic|clod/y],
  [['chatgpt'], /(?:chat ?gpt|chat-gpt|chatgtp|openai|open ai|gpt)/y],
  [['gemini'], /(?:google )?(?:gemini|bard)/y],
  [['aistudio'], /(?:google )?ai ?studio/y],
  [['grok'], /grok/y],
  [['deepseek'], /deep ?seek/y],
  [['copilot'], /(?:microsoft |ms )?copilot|bing chat/y],
  [['perplexity'], /perplexity/y],
  [['mistral'], /(?:mistral )?le chat|mistral/y],
  [['librechat'], /libre ?chat/y],
  [['openwebui'], /open ?web ?ui/y],
  [['codex'], /codex/y],
  [['cursor'], /cursor/y],
  [['poe'], /poe/y],
  [['lmstudio'], /lm ?studio/y],
  [['huggingchat'], /hugging ?chat/y],
];
const END = /[\p{L}\p{N}]/u;

/** The provider that is named at this place of a text. */
export function sourcesNamed(plain: string, at: number): { keys: string[]; length: number } | undefined {
  for (const [keys, pattern] of NAMES) {
    pattern.lastIndex = at;
    const length = pattern.exec(plain)?.[0].length ?? 0;
    if (length > 0 && !END.test(plain.charAt(at + length))) return { keys, length };
  }
  return undefined;
}
