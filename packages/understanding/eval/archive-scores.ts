import { proposeCards } from '../src/learning-cards.ts';
import { proposeSubcategories } from '../src/propose-subcategories.ts';
import { type ArchivedConversation, archivedConversations } from './archives.ts';
import type { ShareScore } from './plan-scores.ts';

const getsCard = ({ messages }: ArchivedConversation): boolean =>
  proposeCards(messages.map((message, at) => ({ id: `${at}`, ...message }))).length > 0;

/** The conversations whose author said whether they are worth a card: those of the later two archives. */
const labelledConversations = (): ArchivedConversation[] =>
  archivedConversations().filter(({ hasCard }) => hasCard !== undefined);

/** Share of the conversations worth a card that get one. */
export const scoreArchiveCards = (): ShareScore => {
  const worthCard = labelledConversations().filter(({ hasCard }) => hasCard);
  const misses = worthCard.filter((one) => !getsCard(one)).map(({ title }) => title);
  return { texts: worthCard.length, share: 1 - misses.length / worthCard.length, misses };
};

/** Share of the conversations not worth a card that get one all the same; lower is better. */
export const scoreNeedlessArchiveCards = (): ShareScore => {
  const others = labelledConversations().filter(({ hasCard }) => !hasCard);
  const misses = others.filter(getsCard).map(({ title }) => title);
  return { texts: others.length, share: misses.length / others.length, misses };
};

const MIN_MEMBERS = 3;

/**
 * The subcategory names that are proposed for the archives, and the number of subcategories with at least MIN_MEMBERS
 * conversations that the authors would create. The conversations are sorted into categories as their authors do it.
 */
export const archiveSubcategories = (): { names: string[]; wanted: number } => {
  const all = archivedConversations();
  const groups = Map.groupBy(
    all,
    // `hasCard` is absent in the first two archives, so this keeps the two archives of a language apart.
    ({ language, acceptable: [slug], hasCard }) => `${language} ${slug} ${hasCard === undefined}`,
  );
  const found = [...groups.values()].map((group) => ({
    names: proposeSubcategories(
      group.map(({ title, messages }, at) => ({
        id: `${at}`,
        title,
        openers: messages.filter(({ role }) => role === 'user').map(({ text }) => text),
        reply: messages.find(({ role }) => role === 'assistant')?.text ?? '',
      })),
    ).map(({ name }) => name),
    wanted: [...Map.groupBy(group, ({ subcategory }) => subcategory)].filter(
      ([name, members]) => name !== undefined && members.length >= MIN_MEMBERS,
    ).length,
  }));
  return { names: found.flatMap(({ names }) => names), wanted: found.reduce((sum, { wanted }) => sum + wanted, 0) };
};
