import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import { tellingStems } from './text/words.ts';

/** One message of a conversation, in the order it was said. */
export interface Said {
  /** The caller's own name for it; comes back with each sentence. */
  id: string;
  role: 'user' | 'assistant';
  text: string;
}

export interface SummarySentence {
  messageId: string;
  role: 'user' | 'assistant';
  /** The sentence as it stands, without formatting marks; at most 300 characters. */
  text: string;
}

const MESSAGES = 200;
const CHARACTERS_A_MESSAGE = 6_000;
const SENTENCES_A_MESSAGE = 40;
const MOST_SENTENCES = 600;
const LONGEST = 300;
/** Weight of being like the whole, against not saying again what was chosen. */
const LIKENESS = 0.72;

interface Candidate extends SummarySentence {
  stems: ReadonlySet<string>;
  order: number;
  /** 0..1: the question that opens a conversation, and sentences that open a message, say what it is about. */
  position: number;
}

/** What is said about the conversation itself rather than its subject. */
const SMALL_TALK =
  /^(?:(?:hi|hello|hey|sure|certainly|of course|okay|ok|great|thanks?|thank you|you're welcome|absolutely|no problem|as an ai|i'?m sorry|i apologi[sz]e|sorry|good luck|let me know|feel free|i hope|please let me|here (?:is|are))\b)/i;

/** Without the marks of links and inline code, whose words belong to the sentence. */
const unmarked = (text: string): string =>
  text
    .replace(/!?\[([^\]\n]{1,200})\]\([^)\n]{1,2000}\)/g, '$1')
    .replace(/(?<!`)`([^`\n]{1,200})`(?!`)/g, '$1')
    .replaceAll('\u00ad', '');

const spoken = (sentence: string): string =>
  sentence
    .replace(/^(?:\s*(?:[-*•]|\d{1,3}[.)]|#{1,6}|>)\s+)+/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[\s:;,.)\]-]+/, '')
    .trim();

const shortened = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).trimEnd()}…`;
};

const candidatesIn = (messages: readonly Said[]): Candidate[] => {
  const candidates: Candidate[] = [];
  for (const [index, { id, role, text }] of messages.slice(0, MESSAGES).entries()) {
    const sentences = splitSentences(withoutCode(unmarked(plainText(text, CHARACTERS_A_MESSAGE))), SENTENCES_A_MESSAGE);
    let place = 0;
    for (const sentence of sentences) {
      const words = spoken(sentence.text);
      const stems = new Set(tellingStems(words));
      if (stems.size < 3 || SMALL_TALK.test(words)) continue;
      const opening = index === 0 ? 1 : role === 'user' ? 0.5 : 0.35;
      candidates.push({
        messageId: id,
        role,
        text: shortened(words),
        stems,
        order: candidates.length,
        position: opening / (1 + place * 0.6),
      });
      place += 1;
      if (candidates.length >= MOST_SENTENCES) return candidates;
    }
  }
  return candidates;
};

/** Announces what follows instead of saying it. */
const leadsOn = (text: string): boolean => text.endsWith(':');

type Weights = ReadonlyMap<string, number>;

/** How many sentences a stem stands in, damped: the centroid of the conversation. */
const centroidOf = (candidates: readonly Candidate[]): Weights => {
  const counts = new Map<string, number>();
  for (const { stems } of candidates) for (const word of stems) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log2(1 + count)]));
};

const likeCentroid = ({ stems }: Candidate, centroid: Weights, length: number): number => {
  let dot = 0;
  for (const word of stems) dot += centroid.get(word) ?? 0;
  return length === 0 ? 0 : dot / (length * Math.sqrt(stems.size));
};

const overlap = (a: Candidate, b: Candidate): number => {
  let shared = 0;
  for (const word of a.stems) if (b.stems.has(word)) shared += 1;
  return shared / Math.sqrt(a.stems.size * b.stems.size);
};

/**
 * The two or three sentences that stand best for a conversation, in the order they were said: like the whole, near the
 * beginning of what they belong to, and unlike each other. Extracted, never written; empty when there is nothing to
 * extract. Pure, and bounded in time whatever the texts.
 */
export const summarise = (messages: readonly Said[], limit: number = 3): SummarySentence[] => {
  const candidates = candidatesIn(messages);
  const centroid = centroidOf(candidates);
  const length = Math.sqrt([...centroid.values()].reduce((sum, weight) => sum + weight * weight, 0));
  const likeness = candidates.map((candidate) => likeCentroid(candidate, centroid, length));
  const most = Math.max(...likeness, 1e-9);
  const worth = candidates.map(
    (candidate, index) =>
      (likeness[index] ?? 0) / most + 0.6 * candidate.position - (leadsOn(candidate.text) ? 0.3 : 0),
  );
  const chosen: Candidate[] = [];
  while (chosen.length < limit && chosen.length < candidates.length) {
    let best: { candidate: Candidate; score: number } | undefined;
    for (const candidate of candidates) {
      if (chosen.includes(candidate)) continue;
      const repeated = Math.max(0, ...chosen.map((other) => overlap(candidate, other)));
      const score = LIKENESS * (worth[candidate.order] ?? 0) - (1 - LIKENESS) * 2 * repeated;
      if (best === undefined || score > best.score) best = { candidate, score };
    }
    if (best === undefined) break;
    chosen.push(best.candidate);
  }
  return chosen.toSorted((a, b) => a.order - b.order).map(({ messageId, role, text }) => ({ messageId, role, text }));
};
