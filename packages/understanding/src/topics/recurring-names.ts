import { FIRST_NAMES } from '../subjects/first-names.table.ts';
import { isSubjectWord } from '../subjects/subject-words.ts';
import { detectLanguage } from '../text/language.ts';
import { plainWordsOf } from '../text/plain-words.ts';
import { NO_NAME, PEOPLE } from './topic-name.ts';
import type { ThemeText } from './themes.ts';

const MAX_QUESTION_LENGTH = 600;
const MAX_REPLY_LENGTH = 600;
const MIN_NAME_LENGTH = 3;
/** A name is written with a capital, not at the beginning of a sentence, in at least this many conversations. */
const MIN_NAMINGS = 2;
/** A name that is not an acronym must be in this many titles: people are named in questions, projects in titles too. */
const MIN_TITLES = 2;
/** Of its mentions at most this share may follow a preposition of places: 'in Leeds', 'naar Utrecht'. */
const MAX_PLACE_SHARE = 0.34;

/** A word with a capital that does not begin a sentence. */
const NAMING = /(?<=[\p{L}\p{N}]['’"]?,? ["“‘(]?)(\p{Lu}[\p{L}\p{N}]{2,24})(?![\p{L}\p{N}'’-])/gu;
const BEFORE_PLACE =
  /(?:^|[^\p{L}])(?:in|at|to|from|near|via|naar|uit|bij|te|vanuit|rond|à|en|de|vers|desde|hacia|a|da|di|per|em|para)[ ]["“‘(]?$/iu;
const questionsAndReply = ({ openers, reply = '' }: ThemeText): string =>
  [...openers.slice(0, 2).map((text) => text.slice(0, MAX_QUESTION_LENGTH)), reply.slice(0, MAX_REPLY_LENGTH)]
    .join('\n')
    .replaceAll(/[*_#`]/g, '');

interface Tally {
  conversationIds: Set<string>;
  mentions: number;
  places: number;
}

/**
 * Names that several conversations share, each with the ids of those that mention it: a project, a product, a school.
 * Names of people and places are left out, and words that a reply also writes in lower case. German is not read, as its
 * nouns have capitals too.
 */
export function recurringNames(
  conversations: readonly (ThemeText & { id: string })[],
): { name: string; memberIds: string[] }[] {
  const tallies = new Map<string, Tally>();
  const lowerCaseWords = new Set<string>();
  for (const conversation of conversations) {
    const text = questionsAndReply(conversation);
    if (detectLanguage(text) === 'de') continue;
    for (const word of (conversation.reply ?? '').match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{N}]+/gu) ?? [])
      lowerCaseWords.add(word);
    for (const match of text.matchAll(NAMING)) {
      const [name = ''] = match;
      const tally = tallies.get(name) ?? { conversationIds: new Set(), mentions: 0, places: 0 };
      tally.conversationIds.add(conversation.id);
      tally.mentions += 1;
      if (BEFORE_PLACE.test(text.slice(Math.max(0, match.index - 10), match.index))) tally.places += 1;
      tallies.set(name, tally);
    }
  }
  const words = conversations.map((one) => ({
    id: one.id,
    words: new Set(plainWordsOf(`${one.title}\n${questionsAndReply(one)}`)),
  }));
  const titles = conversations.map(({ title }) => new Set(plainWordsOf(title)));
  return [...tallies].flatMap(([name, { conversationIds, mentions, places }]) => {
    const plain = plainWordsOf(name).join('');
    const isName =
      conversationIds.size >= MIN_NAMINGS &&
      places / mentions <= MAX_PLACE_SHARE &&
      plain.length >= MIN_NAME_LENGTH &&
      !lowerCaseWords.has(name.toLowerCase()) &&
      !FIRST_NAMES.has(plain) &&
      !NO_NAME.test(plain) &&
      !PEOPLE.test(plain) &&
      isSubjectWord(name, 'en') &&
      (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(name) || titles.filter((title) => title.has(plain)).length >= MIN_TITLES);
    return isName ? [{ name, memberIds: words.filter((one) => one.words.has(plain)).map(({ id }) => id) }] : [];
  });
}
