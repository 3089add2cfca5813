import { proposeCards } from '../src/learning-cards.ts';
import { proposeSubcategories } from '../src/propose-subcategories.ts';
import { type ArchivedConversation, archivedConversations } from './archives.ts';
import type { ShareScore } from './plan-scores.ts';

const hasCards = ({ messages }: ArchivedConversation): boolean =>
  proposeCards(messages.map((message, at) => ({ id: `${at}`, ...message }))).length > 0;

/** The conversations whose author said whether they are worth a card: those of the later two archives. */
const labelledConversations = (): ArchivedConversation[] =>
  archivedConversations().filter(({ hasCard }) => hasCard !== undefined);

/** Share of the conversations worth a card that get one. */
export const scoreArchiveCards = (): ShareScore => {
  const worthCard = labelledConversations().filter(({ hasCard }) => hasCard);
  const misses = worthCard.filter((one) => !hasCards(one)).map(({ title }) => title);
  return { texts: worthCard.length, share: 1 - misses.length / worthCard.length, misses };
};

/** Share of the other conversations that get one all the same; lower is better. */
export const scoreNeedlessArchiveCards = (): ShareScore => {
  const others = labelledConversations().filter(({ hasCard }) => !hasCard);
  const misses = others.filter(hasCards).map(({ title }) => title);
  return { texts: others.length, share: misses.length / others.length, misses };
};

const MIN_MEMBERS = 3;

/**
 * The names proposed for the archives, category by category as their authors sorted them, and the number of subcategories
 * that the authors see, of three conversations or more.
 */
export const archiveSubcategories = (): { names: string[]; wanted: number } => {
  const all = archivedConversations();
  const groups = Map.groupBy(
    all,
    ({ language, acceptable: [slug], hasCard }) => `${language} ${slug} ${hasCard === undefined}`,
  );
  const found = [...groups.values()].map((group) => ({
    names: proposeSubcategories(
      group.map(({ title, messages }, at) => ({
        id: `${at}`,
        title,
        openers: messages.filter(({ role }) => role === 'user').map(({ text }) => text),
        answer: messages.find(({ role }) => role === 'assistant')?.text ?? '',
      })),
    ).map(({ name }) => name),
    wanted: [...Map.groupBy(group, ({ subcategory }) => subcategory)].filter(
      ([name, members]) => name !== undefined && members.length >= MIN_MEMBERS,
    ).length,
  }));
  return { names: found.flatMap(({ names }) => names), wanted: found.reduce((sum, { wanted }) => sum + wanted, 0) };
};
