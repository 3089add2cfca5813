import { BUILT_IN_ASSISTANT, type ConversationSource } from '@app/contract/conversations';
import { MAX_OPENER_LENGTH, MAX_OPENERS, MIN_GUESS_CONFIDENCE } from '@app/understanding/categorise';

/** What the engine reads of a message. */
interface ReadMessage {
  role: 'user' | 'assistant';
  content: string;
}

export interface CategoryGuess {
  slug: string;
  /** 0..1 */
  confidence: number;
}

/** How the local engine analyses a conversation's text; see packages/understanding. */
export interface LocalEngine {
  /** Finds the category of a conversation from its title, first questions and first reply. */
  categorise(input: {
    title: string;
    openers: string[];
    reply?: string;
    isCodingSession?: boolean;
  }): CategoryGuess & { needsReview: boolean; guesses: CategoryGuess[]; engineVersion: string };
  /** The sentiment of the user's own messages, from 0 to 1; 0.5 is neutral. */
  sentiment(texts: string[]): number;
  titleFromText(text: string): string;
}

/**
 * The engine version of conversations categorised when they are stored, by their words alone. The user's own engine
 * soon categorises them again.
 */
export const PROVISIONAL_VERSION = 'first-2';

/** Programs that work on the code of a project. */
const codingSources = new Set<string>([
  'claude-code',
  'codex',
  'gemini-cli',
  'copilot-cli',
  'vscode',
  'cline',
  'roo',
  'aider',
  'cursor',
  'qwen-code',
  'pi',
  'grok-build',
  'opencode',
] satisfies ConversationSource[]);

export interface CategorisationResult {
  categoryId: string;
  confidence: number;
  needsReview: boolean;
  guesses: { categoryId: string; confidence: number }[];
  engineVersion: string;
}

/** The first questions of a conversation, cut to the length the engine reads. */
export function listOpeners(messages: Iterable<ReadMessage>): string[] {
  const openers: string[] = [];
  for (const message of messages) {
    if (message.role !== 'user' || message.content === '') continue;
    openers.push(message.content.slice(0, MAX_OPENER_LENGTH));
    if (openers.length === MAX_OPENERS) break;
  }
  return openers;
}

/**
 * The first reply of a conversation, cut to the length the engine reads; empty if there is none. Replies of the
 * built-in assistant are left out: they are about the person's workspace, not about the subject.
 */
export function firstReply(messages: Iterable<ReadMessage & { model?: string | null }>): string {
  for (const { role, content, model } of messages) {
    if (role === 'assistant' && content !== '' && model !== BUILT_IN_ASSISTANT)
      return content.slice(0, MAX_OPENER_LENGTH);
  }
  return '';
}

export function isCodingSession(source: string): boolean {
  return codingSources.has(source);
}

/** What decides the category of a conversation. */
export interface Opening {
  title: string;
  openers: string[];
  reply: string;
  source: string;
}

/** The engine's result, before it is mapped to the categories of a user. */
export type EngineResult = ReturnType<LocalEngine['categorise']>;

export function categoriseOpening(engine: LocalEngine, { source, ...opening }: Opening): EngineResult {
  return engine.categorise({ ...opening, isCodingSession: isCodingSession(source) });
}

/** The provisional category of a new conversation, from the result of the engine that all users share. */
export function toProvisionalResult(
  result: EngineResult,
  categoryIdBySlug: ReadonlyMap<string, string>,
): CategorisationResult {
  return { ...toCategorisationResult(result, categoryIdBySlug), engineVersion: PROVISIONAL_VERSION };
}

/**
 * Maps the engine's result to this user's categories; `categoryIdBySlug` must contain 'other'. An unsure result becomes Other,
 * with at most two other categories as guesses. Without guesses the user is not asked.
 */
export function toCategorisationResult(
  result: EngineResult,
  categoryIdBySlug: ReadonlyMap<string, string>,
): CategorisationResult {
  const isSure = !result.needsReview && categoryIdBySlug.has(result.slug);
  const otherId = categoryIdBySlug.get('other');
  const categoryId = isSure ? categoryIdBySlug.get(result.slug) : otherId;
  if (categoryId === undefined) throw new Error('the account has no category Other');
  const guesses = result.guesses.flatMap(({ slug, confidence }) => {
    const id = categoryIdBySlug.get(slug);
    const isGuess = id !== undefined && id !== otherId && confidence >= MIN_GUESS_CONFIDENCE;
    return isGuess ? [{ categoryId: id, confidence }] : [];
  });
  return {
    categoryId,
    confidence: result.confidence,
    needsReview: !isSure,
    guesses: isSure ? [] : guesses.slice(0, 2),
    engineVersion: result.engineVersion,
  };
}
