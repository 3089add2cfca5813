import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_IN_SLUGS } from '../src/category/built-in-categories.ts';
import { type Categoriser, type CategoriserOptions, createCategoriser } from '../src/categorise.ts';
import { encodedText } from '../src/category/conversation-text.ts';
import {
  type ArchivedConversation,
  archivedConversations,
  conversationBeginnings,
  type UNREAD_DRAWS,
  unreadConversations,
} from './archives.ts';
import { HELD_OUT_OPENERS } from './held-out/openers.ts';
import type { Language } from '../src/text/language.ts';
import { SAMPLE_CONVERSATIONS } from './seeds/conversations.ts';
import { FOREIGN_OPENERS } from './seeds/foreign-openers.ts';
import { OPENERS } from './seeds/openers.ts';

export interface LabelledText {
  text: string;
  title?: string;
  reply?: string;
  /** Slugs that count as right. */
  acceptable: readonly string[];
  source: string;
  /** The label in the data set itself. */
  label?: string;
  vector?: Float32Array;
}

export interface CategoryScore {
  texts: number;
  /** Share with a right best guess. */
  accuracy: number;
  /**
   * Mean over the categories of the harmonic mean of precision and recall. A wrong guess counts against the first of
   * several acceptable categories.
   */
  macroF1: number;
  /** Share with enough confidence to be assigned without a review. */
  covered: number;
  /** Share of the assigned ones that are right. */
  precision: number;
  /** Share of the uncertain ones with the right category among the two guesses. */
  rightAmongGuesses: number;
  misses: { text: string; acceptable: readonly string[]; guess: string; confidence: number }[];
}

/** The openers written for the evaluation. */
export const authoredOpeners = (): LabelledText[] =>
  BUILT_IN_SLUGS.flatMap((slug) => OPENERS[slug].map((text) => ({ text, acceptable: [slug], source: 'authored' })));

/** Openers as people type them. The word lists were written without them; the learned subjects are trained on them. */
export const heldOutOpeners = (): LabelledText[] =>
  HELD_OUT_OPENERS.map(([slugs, text]) => ({
    text,
    acceptable: typeof slugs === 'string' ? [slugs] : slugs,
    source: 'held out',
  }));

export const foreignOpeners = (): LabelledText[] =>
  FOREIGN_OPENERS.map(({ slug, text }) => ({ text, acceptable: [slug], source: 'foreign' }));

/** Conversations with a title, a question and a reply, in the given languages. */
export const sampleConversations = (languages: readonly Language[]): LabelledText[] =>
  SAMPLE_CONVERSATIONS.flatMap(([slug, language, title, text, reply = '']) =>
    languages.includes(language) ? [{ title, text, reply, acceptable: [slug], source: 'sample' }] : [],
  );

/** The conversations of the archives and the single beginnings of conversations in a language. */
export const archiveTexts = (language: Language): LabelledText[] =>
  openingsOf([...archivedConversations(), ...conversationBeginnings()], language);

/** The conversations of a draw that nothing was learned from, in one language. */
export const unreadTexts = (draw: (typeof UNREAD_DRAWS)[number], language: Language): LabelledText[] =>
  openingsOf(unreadConversations(draw), language);

const openingsOf = (conversations: readonly ArchivedConversation[], language: Language): LabelledText[] =>
  conversations
    .filter((conversation) => conversation.language === language)
    .map(({ title, messages, acceptable }) => ({
      title,
      text: messages.find(({ role }) => role === 'user')?.text ?? '',
      reply: messages.find(({ role }) => role === 'assistant')?.text ?? '',
      acceptable,
      source: 'archive',
    }));

/** Texts with acceptable categories from topics/category-dev.jsonl in the given folder. */
export const independentTexts = (realDataDir: string): LabelledText[] =>
  readFileSync(join(realDataDir, 'topics', 'category-dev.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row = JSON.parse(line) as { text: string; acceptable: string[]; source: string; label: string };
      return { ...row, acceptable: row.acceptable.map((name) => name.toLowerCase()) };
    });

/** The categoriser of a new account. */
export const builtInCategoriser = (models: CategoriserOptions['models'] = {}): Categoriser =>
  createCategoriser({ categories: BUILT_IN_SLUGS.map((slug) => ({ slug, name: slug })), models });

/** The same texts with their sentence vectors. */
export async function withVectors(
  texts: readonly LabelledText[],
  embed: (text: string) => Promise<Float32Array>,
): Promise<LabelledText[]> {
  const embedded: LabelledText[] = [];
  for (const labelled of texts) {
    const { title = '', text, reply = '' } = labelled;
    embedded.push({ ...labelled, vector: await embed(encodedText({ title, openers: [text], reply })) });
  }
  return embedded;
}

/** Runs a categoriser over labelled texts, with their vectors if they have some. */
export const scoreCategories = (texts: readonly LabelledText[], { categorise }: Categoriser): CategoryScore => {
  let right = 0;
  let assigned = 0;
  let assignedRight = 0;
  let amongGuesses = 0;
  const misses: CategoryScore['misses'] = [];
  const pairs: { truth: string; guess: string }[] = [];
  for (const { title = '', text, reply = '', acceptable, vector } of texts) {
    const result = categorise({ title, openers: [text], reply, ...(vector && { vector }) });
    const [best, second] = result.guesses;
    const isRight = acceptable.includes(best.slug);
    pairs.push({ truth: isRight ? best.slug : (acceptable[0] ?? ''), guess: best.slug });
    if (isRight) right += 1;
    else misses.push({ text, acceptable, guess: best.slug, confidence: best.confidence });
    if (!result.needsReview) {
      assigned += 1;
      if (isRight) assignedRight += 1;
    } else if (isRight || acceptable.includes(second.slug)) amongGuesses += 1;
  }
  return {
    texts: texts.length,
    accuracy: right / texts.length,
    macroF1: macroF1(pairs),
    covered: assigned / texts.length,
    precision: assigned === 0 ? 1 : assignedRight / assigned,
    rightAmongGuesses: assigned === texts.length ? 1 : amongGuesses / (texts.length - assigned),
    misses,
  };
};

function macroF1(pairs: readonly { truth: string; guess: string }[]): number {
  const slugs = [...new Set(pairs.map(({ truth }) => truth))];
  const scores = slugs.map((slug) => {
    const hits = pairs.filter(({ truth, guess }) => truth === slug && guess === slug).length;
    const named = pairs.filter(({ truth, guess }) => truth === slug || guess === slug);
    const sum = named.reduce((count, { truth, guess }) => count + Number(truth === slug) + Number(guess === slug), 0);
    return (2 * hits) / sum;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
