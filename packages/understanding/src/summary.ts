import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';
import { significantStems } from './text/words.ts';

export interface SummaryTurn {
  id: string;
  role: 'user' | 'assistant';
  text: string;
}

export interface SummarySentence {
  turnId: string;
  role: 'user' | 'assistant';
  /** Unchanged, at most 300 characters. */
  text: string;
}

const MAX_TURNS = 120;
const MAX_SENTENCES_PER_TURN = 30;
const MAX_INPUT_LENGTH = 6_000;
const MAX_SENTENCE_LENGTH = 300;
/** Added to the weight of a message's first sentence; half as much to the second, a third to the next. */
const POSITION_BONUS = 0.35;
const ROLE_WEIGHTS = { assistant: 1, user: 0.8 };
/** How much the similarity to an already chosen sentence lowers the weight of a candidate. */
const REDUNDANCY_PENALTY = 0.6;
const SMALL_TALK =
  /^(?:sure|certainly|of course|great|yes[,!.]|no problem|thank|you'?re welcome|i apologi[sz]e|i'?m sorry|as an ai|here(?:'s| is| are)|okay|ok\b|got it|hello|hi\b|please let me know|let me know|i hope|is there anything|can you|could you|if you have any)/i;

interface Candidate extends SummarySentence {
  stems: string[];
  weight: number;
  order: number;
}

/** The text without the markup of links and inline code; their words stay. */
const withoutInlineMarkup = (text: string): string =>
  text.replace(/!?\[([^\]\n]{1,200})\]\([^)\n]{1,2000}\)/g, '$1').replace(/(?<!`)`([^`\n]{1,200})`(?!`)/g, '$1');

const candidatesIn = (turns: readonly SummaryTurn[]): Candidate[] => {
  const candidates: Candidate[] = [];
  for (const { id, role, text } of turns.slice(0, MAX_TURNS)) {
    for (const [position, { text: raw }] of splitSentences(
      withoutCode(withoutInlineMarkup(plainText(text, MAX_INPUT_LENGTH))),
      MAX_SENTENCES_PER_TURN,
    ).entries()) {
      const sentence = raw
        .replace(/^(?:[-*•]|\d{1,3}[.)]|#{1,6})\s+/, '')
        .replaceAll('**', '')
        .trim();
      const stems = significantStems(sentence);
      if (
        stems.length < 4 ||
        sentence.length > MAX_SENTENCE_LENGTH ||
        SMALL_TALK.test(sentence) ||
        sentence.endsWith('?')
      )
        continue;
      const positionWeight = 1 + POSITION_BONUS / (1 + position);
      candidates.push({
        turnId: id,
        role,
        text: sentence,
        stems,
        weight: positionWeight * ROLE_WEIGHTS[role],
        order: candidates.length,
      });
    }
  }
  return candidates;
};

const similarity = (a: readonly string[], b: readonly string[]): number => {
  const other = new Set(b);
  const shared = a.filter((stem) => other.has(stem)).length;
  return shared / Math.sqrt(a.length * b.length);
};

/**
 * The sentences that best summarise a conversation, in its order: close to its centre in words, early in their message,
 * and different from one another. Extracted, never generated: at most `limit`, fewer or none if there is little text.
 */
export const summarise = (turns: readonly SummaryTurn[], limit = 3): SummarySentence[] => {
  const candidates = candidatesIn(turns);
  const frequency = new Map<string, number>();
  for (const { stems } of candidates)
    for (const stem of new Set(stems)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  // A word that occurs in only one sentence says little about the conversation; a word in many sentences says more.
  const weightOf = (stem: string): number =>
    Math.log2(1 + ((frequency.get(stem) ?? 1) - (candidates.length > 6 ? 0.9 : 0.5)));
  const scored = candidates.map((candidate) => ({
    ...candidate,
    weight:
      (candidate.weight * [...new Set(candidate.stems)].reduce((sum, stem) => sum + weightOf(stem), 0)) /
      Math.sqrt(candidate.stems.length + 4),
  }));
  const chosen: Candidate[] = [];
  while (chosen.length < limit) {
    const remaining = scored.filter(({ order }) => chosen.every((one) => one.order !== order));
    const best = remaining
      .map((candidate) => ({
        candidate,
        value:
          candidate.weight *
          (1 - REDUNDANCY_PENALTY * Math.max(0, ...chosen.map(({ stems }) => similarity(candidate.stems, stems)))),
      }))
      .reduce<{ candidate: Candidate; value: number } | undefined>(
        (top, next) => (next.value > (top?.value ?? 0) ? next : top),
        undefined,
      );
    if (best === undefined) break;
    chosen.push(best.candidate);
  }
  return chosen.toSorted((a, b) => a.order - b.order).map(({ turnId, role, text }) => ({ turnId, role, text }));
};
