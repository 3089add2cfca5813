import type { MessageDraft } from './conversation-draft.ts';

export interface CategoryGuess {
  slug: string;
  /** 0..1 */
  confidence: number;
}

/** What the local engine makes of a conversation's text; see packages/understanding. */
export interface Understanding {
  /** Finds the category of a conversation from its title and first questions. */
  categorise(input: {
    title: string;
    openers: string[];
  }): CategoryGuess & { needsReview: boolean; guesses: CategoryGuess[]; engineVersion: string };
  /** 0..1 over the user's own words; 0.5 is neutral. */
  sentiment(texts: string[]): number;
  titleFromText(text: string): string;
}
/** Marks what was filed by words alone on arrival: the engine looks at it again with all it knows, soon after. */
export const FIRST_LOOK = 'first-2';
const OPENERS = 3;
const OPENER_LENGTH = 2_000;

export interface Filing {
  categoryId: string;
  confidence: number;
  needsReview: boolean;
  guesses: { categoryId: string; confidence: number }[];
  engineVersion: string;
}

/** The first questions of a conversation, cut to what the engine looks at. */
export function openersOf(messages: Iterable<Pick<MessageDraft, 'role' | 'content'>>): string[] {
  const openers: string[] = [];
  for (const message of messages) {
    if (message.role !== 'user' || message.content === '') continue;
    openers.push(message.content.slice(0, OPENER_LENGTH));
    if (openers.length === OPENERS) break;
  }
  return openers;
}

/** Files on arrival, by what everybody's engine says; `idBySlug` always holds 'other'. */
export function fileConversation(
  engine: Understanding,
  input: { title: string; openers: string[] },
  idBySlug: ReadonlyMap<string, string>,
): Filing {
  return { ...fileBy(engine.categorise(input), idBySlug), engineVersion: FIRST_LOOK };
}

/** Turns the engine's slugs into this user's categories and files: in Other, with the two best guesses, when it is unsure. */
export function fileBy(result: ReturnType<Understanding['categorise']>, idBySlug: ReadonlyMap<string, string>): Filing {
  const isSure = !result.needsReview && idBySlug.has(result.slug);
  const categoryId = idBySlug.get(isSure ? result.slug : 'other');
  if (categoryId === undefined) throw new Error('the account has no category Other');
  const guesses = result.guesses.flatMap((guess) => {
    const id = idBySlug.get(guess.slug);
    return id === undefined ? [] : [{ categoryId: id, confidence: guess.confidence }];
  });
  return {
    categoryId,
    confidence: result.confidence,
    needsReview: !isSure,
    guesses: isSure ? [] : guesses.slice(0, 2),
    engineVersion: result.engineVersion,
  };
}
