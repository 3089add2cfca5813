import type { ContextSection } from '@app/contract/context-pack';
import { chooseItems, formatLine } from '@app/contract/context-pack-text';
import type { UsedContextLine } from '@app/contract/conversations';
import { isStopWord, stem, wordsOf } from '@app/understanding/text/words';

export interface ChatContext {
  /** The lines under the titles of their sections, as Markdown; empty without lines. */
  text: string;
  lines: readonly UsedContextLine[];
}

/** In characters: about a thousand tokens. */
const MAX_LENGTH = 4_000;

/** The part of the pack that is sent with a question. Memories and instructions are sent separately. */
export function toChatContext(sections: readonly ContextSection[]): ChatContext {
  const found = sections.map((section) => ({
    ...section,
    items: section.items.filter(({ origin }) => origin === 'archive' || origin === 'own'),
  }));
  const chosen = chooseItems(found, MAX_LENGTH);
  const lines = chosen.flatMap(({ items }) =>
    items.map(({ id, text, sources }) => ({ id, text, conversationId: sources[0]?.conversationId ?? null })),
  );
  const text = chosen
    .map((section) => [`${section.title}:`, ...section.items.map((item) => formatLine(item, section))].join('\n'))
    .join('\n');
  return { text, lines };
}

const MAX_USED = 8;
/** A line counts as used if the reply contains this many of its distinctive words, or a single name. */
const MIN_WORDS = 2;

/**
 * The lines that a reply used: the reply contains their distinctive words, and at least one of these is not in the
 * question. The model is not asked what it used, because it would make something up.
 */
export function findUsedLines(lines: readonly UsedContextLine[], question: string, reply: string): UsedContextLine[] {
  const questionStems = stemsOf(question);
  const replyStems = stemsOf(reply);
  return lines
    .filter(({ text }) => {
      const words = distinctiveWords(text).filter((word) => replyStems.has(stem(word.toLowerCase())));
      const isNew = words.some((word) => !questionStems.has(stem(word.toLowerCase())));
      const needed = Math.min(MIN_WORDS, distinctiveWords(text).length);
      return isNew && (words.length >= needed || words.some((word) => /^\p{Lu}/u.test(word)));
    })
    .slice(0, MAX_USED);
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stem));

/** Words that only name the kind of a fact, as in 'I live in …' and 'Ich arbeite als …' ('I work as …'). */
const FACT_KIND_WORDS = new Set(
  'i live work speak play study born grew am is are called based currently prefer use run own have eat drink undecided whether answer answers always never ich wohne arbeite als meine mein'.split(
    ' ',
  ),
);

/**
 * The words that distinguish a line from others, as written. Only the first word is put in lower case, because its
 * capital letter does not make it a name.
 */
function distinctiveWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
  return words
    .map((word, at) => (at === 0 ? word.toLowerCase() : word))
    .filter((word) => word.length > 2 && !isStopWord(word.toLowerCase()) && !FACT_KIND_WORDS.has(word.toLowerCase()));
}
