import { joined } from '../sentence-parts.ts';
import { formats } from './formats.ts';

/**
 * Replies with quotes, and about single conversations and files. `link` is a conversation's; `place` and `span` may be
 * empty.
 */

const formatCount = (count: number): string => (count === 1 ? 'one conversation' : `${count} conversations`);

export const conversations = {
  fromArchive: 'This is what I found in your conversations:',
  /** `words` is what was searched for in place of the words of the question. */
  fromArchiveFor: (words: string): string => `This is what I found in your conversations for “${words}”:`,
  byMeaning: 'No conversation contains these words. These are the closest in meaning:',
  /** In front of a message of the user. */
  youAsked: '*You asked:*',
  youWrote: '*You wrote:*',
  /** `words` may be empty. */
  nothingFound: (words: string): string =>
    words === ''
      ? 'I need something to search for. Please name the topic.'
      : `I found nothing about ${words} in your conversations.`,
  /** `words` may be empty. */
  talkedAboutOn: (recency: 'oldest' | 'newest', day: string, words: string): string =>
    `You ${recency === 'oldest' ? 'first' : 'last'} talked about ${words === '' ? 'that' : words} on ${day}:`,
  answerIn: (link: string): string => `The answer in ${link} was:`,
  noAnswer: (link: string): string => `There is no answer in ${link}.`,
  mayHaveChanged: (links: string): string => `There are later conversations that may have changed this: ${links}.`,
  /** Above quotes of which none answers for certain. */
  closest: 'I found no statement that answers this for certain. The closest in your conversations:',
  /** Above quotes of later conversations. */
  mayBelong: 'Later conversations that may belong to it:',
  /** Below quotes that may have been overtaken. */
  newestFrom: (day: string): string =>
    `The newest that I found on this is from ${day}. What came after may be worded differently.`,
  notSummed: 'These are the single amounts; I have not added them up.',
  detailIn: (link: string): string => `In ${link} it says:`,
  noDetail: (link: string): string => `I found no answer to that in ${link}.`,
  /** Above a list of decisions that the person wrote about. */
  decisions: (count: number, span: string): string =>
    `${joined(`${count === 1 ? 'One decision' : `${count} decisions`} that you wrote about`, span)}:`,
  noDecisions: (span: string): string =>
    `${joined('I found no message', span, 'in which you wrote what you had decided')}.`,
  dayOfQuote: (line: string): string => `That was in ${line}.`,
  nothingQuoted: 'I have not quoted a conversation here yet. Ask about something you discussed before.',

  /** Above a list of conversations by time and category. */
  listed: (count: number, place: string, span: string): string =>
    `${joined(count === 1 ? 'One conversation' : `${count} conversations`, place, span)}:`,
  listedAbout: (total: number, subject: string): string =>
    total === 1
      ? `One of your conversations is about ${subject}:`
      : `${total} of your conversations are about ${subject}:`,
  noConversationsFound: (place: string, span: string): string => `${joined('There is no conversation', place, span)}.`,
  andMore: (count: number): string => `And ${count} more. [Search](/search) shows them all.`,
  firstOrLatest: (recency: 'oldest' | 'newest', line: string): string =>
    recency === 'oldest' ? `The first one: ${line}` : `The latest one: ${line}`,

  counted: (count: number, words: string, span: string): string => {
    if (words === '') return `${joined('You', span === '' ? 'have' : 'had', formatCount(count), span)}.`;
    if (count === 0) return `${joined('I found no conversation', span, 'about', words)}.`;
    return count === 1
      ? `${joined('One of your conversations', span, 'mentions', words)}.`
      : `${joined(`${count} of your conversations`, span, 'mention', words)}.`;
  },
  busiestMonth: (month: string, count: number): string => `${month} was the busiest month: ${formatCount(count)}.`,
  overTime: 'Over time:',
  nothingToCount: 'There is nothing to count yet.',
  /** The whole archive: how many conversations, and the days of the first and the last. */
  archiveSpan: (total: number, first: string, last: string): string =>
    `You have ${formatCount(total)}, from ${first} to ${last}.`,
  recurringSubjects: (subjects: string): string => `Subjects that come up again in their titles: ${subjects}.`,
  commonCategories: (categories: string): string => `The categories with the most conversations: ${categories}.`,
  /** Several categories if they have the same count. */
  mostAbout: (categories: readonly string[], count: number, span: string): string =>
    `${joined('Your conversations', span)} are most often about ${formats.listOf(categories)}: ${count}.`,

  conversationIsEmpty:
    'This conversation is still empty. Please name the one you mean, such as "the chat about the garden".',
  noSuchConversation: (words: string): string => `I found no conversation about ${words}.`,
  whichConversation: 'Several conversations match. Which one do you mean? Open it, or reply with its title.',
  nothingToSummarise: (link: string): string => `There is too little text in ${link} for a summary.`,
  keySentences: (link: string, day: string): string => `Key sentences from ${link} (${day}), quoted:`,
  noSuchCategory: (name: string, known: readonly string[]): string =>
    `${name === '' ? 'Name the category to move it to.' : `There is no category called ${name}.`} Your categories are ${formats.listOf(known)}.`,
  whichCategory: (name: string, known: readonly string[]): string =>
    `“${name}” may be ${known.join(' or ')}. Which category do you mean? Please give its full name.`,
  /** `category` may be empty. */
  inCategory: (link: string, category: string): string =>
    category === '' ? `${link} is in no category.` : `${link} is in ${category}.`,
  alreadyInCategory: (link: string, category: string): string => `${link} is already in ${category}.`,
  categoryChanged: (link: string, category: string, before: string): string =>
    `${link} is now in ${category} and stays there. It was in ${before}.`,
  noTitle: 'Say what the title should be: "Rename this chat to Garden plans".',
  renamed: (before: string, link: string): string => `“${before}” is now called ${link}.`,

  fromFiles: 'This is what I found in your files:',
  summaryOfFile: (name: string): string =>
    `I can’t write a summary without a connected model, but these sentences of **${name}** say most about it:`,
  nothingInFiles: (names: string): string =>
    `I found nothing about that in ${names}. Try words that appear in the text.`,
  pictureUnseen: (names: string): string => `I can’t see pictures, and there is no text that I could read in ${names}.`,
  /** A passage of a file; `page` is null for a file without pages. */
  passageOf: (name: string, page: number | null): string => `**${name}**${page === null ? '' : `, p. ${page}`}`,

  /** Describes conversations by their assistants, categories and documents: 'with Claude, in Work'. May be empty. */
  placeOf: ({ sources = [], categories = [], hasDocument, leftOut }: Place): string =>
    joined(
      sources.length === 0 ? '' : `${leftOut === 'sources' ? 'not ' : ''}with ${formats.listOf(sources)}`,
      categories.length === 0 ? '' : `${leftOut === 'categories' ? 'not ' : ''}in ${formats.listOf(categories)}`,
      hasDocument === true ? 'with documents' : '',
    ),
  /** The name of the source of chats of this app. */
  thisApp: 'this app',
};

interface Place {
  sources?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  hasDocument?: true | undefined;
  /** The group that is excluded: `sources` for 'not with Claude'. */
  leftOut?: 'sources' | 'categories' | undefined;
}

export type ConversationReplies = typeof conversations;
