import { summarise, type SummarySentence } from '../summary.ts';
import { significantStems } from '../text/words.ts';
import type { CardProposal, LearningTurn } from './proposal.ts';

const MAX_NAME_LENGTH = 80;
/** Share of the cards that must mention a conversation's title for the title to be their topic. */
const TITLE_SHARE = 1 / 3;

const formatName = (text: string): string => {
  const trimmed = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.?!:]+$/, '')
    .slice(0, MAX_NAME_LENGTH);
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}`;
};

/** The key of a topic by its name: the same for names with the same significant words. */
export const topicKey = (name: string): string =>
  [...new Set(significantStems(name))].toSorted().join(' ') || name.toLowerCase();

/** The topic of a conversation's cards: its title if they mention it, otherwise the subject of most of them. */
export const topicName = (title: string, cards: readonly CardProposal[]): string => {
  const titleStems = new Set(significantStems(title));
  const mentioningTitle = cards.filter(({ front, back }) =>
    significantStems(`${front} ${back}`).some((stem) => titleStems.has(stem)),
  );
  if (title.trim() !== '' && mentioningTitle.length >= cards.length * TITLE_SHARE) return formatName(title);
  const subjects = new Map<string, { name: string; count: number }>();
  // Only defined or compared things have a name; the subject of other cards is a phrase of the question.
  for (const { subject, isNamed } of cards) {
    if (!isNamed) continue;
    const known = subjects.get(topicKey(subject));
    if (known === undefined) subjects.set(topicKey(subject), { name: subject, count: 1 });
    else known.count += 1;
  }
  const mostFrequent = [...subjects.values()].toSorted((a, b) => b.count - a.count)[0];
  return formatName(mostFrequent?.name ?? title);
};

/** The sentences that best summarise these replies, unchanged. */
export const summariseReplies = (replies: readonly LearningTurn[]): SummarySentence[] => summarise(replies, 3);
