import { BUILT_IN_SLUGS, type BuiltInSlug, isBuiltIn, SUBJECT_SLUGS } from '../src/category/built-in-categories.ts';
import { replyText, conversationText } from '../src/category/conversation-text.ts';
import { FOREIGN_QUESTIONS } from '../src/category/seeds/foreign-questions.table.ts';
import { seedPhrases } from '../src/category/seeds/seed-phrases.ts';
import { archivedConversations, conversationBeginnings, laterOpeners } from './archives.ts';
import { archiveOpeners, openersOf, variedOpeners } from './draws.ts';
import { HELD_OUT_OPENERS } from './held-out/openers.ts';
import { SAMPLE_CONVERSATIONS } from './seeds/conversations.ts';

/** A first question with its category. */
export interface LabelledQuestion {
  text: string;
  slug: BuiltInSlug;
}

/** The draws with first questions. */
const QUESTION_DRAWS = [
  '2026-11-23',
  '2026-11-23b',
  '2026-11-23c',
  '2026-11-24',
  '2026-11-28b',
  '2026-11-28e',
  '2026-11-28f',
] as const;

/** The everyday subjects belong to Other until a person adds them. */
const labelQuestion = (text: string, slug: string | undefined): LabelledQuestion => ({
  text,
  slug: isBuiltIn(slug) ? slug : 'other',
});

const archiveQuestions = (): LabelledQuestion[] =>
  [...archivedConversations(), ...conversationBeginnings()].flatMap(({ title, messages, acceptable: [slug] }) => {
    const openers = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
    const reply = messages.find(({ role }) => role === 'assistant')?.text ?? '';
    const opening = { title, openers, reply };
    const questionText = conversationText(opening);
    return [labelQuestion(questionText, slug), labelQuestion(`${questionText}\n${replyText(opening)}`, slug)];
  });

/** All first questions with a category, of the sets that have been read and of the seeds. */
export const labelledQuestions = (): LabelledQuestion[] => [
  ...BUILT_IN_SLUGS.flatMap((slug) =>
    FOREIGN_QUESTIONS[slug]
      .trim()
      .split('\n')
      .map((text) => labelQuestion(text, slug)),
  ),
  ...SUBJECT_SLUGS.flatMap((slug) => seedPhrases(slug).map((text) => labelQuestion(text, slug))),
  ...[...QUESTION_DRAWS.map(openersOf), variedOpeners(), archiveOpeners()].flatMap((sets) =>
    [...sets.values()].flat().map(({ text, acceptable: [slug] }) => labelQuestion(text, slug)),
  ),
  ...HELD_OUT_OPENERS.map(([slugs, text]) => labelQuestion(text, typeof slugs === 'string' ? slugs : slugs[0])),
  ...SAMPLE_CONVERSATIONS.map(([slug, , title, text]) => labelQuestion(`${title}\n${text}`, slug)),
  ...laterOpeners().map(({ text, slug }) => labelQuestion(text, slug)),
  ...archiveQuestions(),
];
