import type { DetectedIntent } from '@app/understanding/intents';
import { significantStems } from '@app/understanding/text/words';
import { toFilePassage } from '../attached/cited-passages.ts';
import { rankPassages } from '../attached/choose-passages.ts';
import type { FileContext } from '../attached/file-context.ts';
import { type Passage, splitIntoPassages } from '../attached/passages.ts';
import type { Summarise } from './answer-conversation.ts';
import type { Answer, Question } from './question.ts';
import type { Replies } from './replies/replies.ts';
import { oneLine } from './wording.ts';

/** Intents of questions that files may answer; all other intents are about the workspace. */
const ABOUT_FILES: ReadonlySet<DetectedIntent['intent']> = new Set([
  'archive_question',
  'needs_model',
  'summary',
  'cited',
  'help',
  'small_talk',
]);
const MAX_QUOTES = 4;
/** Matches a question about a whole file, rather than about a place in it. */
const ASKS_FOR_SUMMARY =
  /\b(summar\w*|overview|gist|tl;?dr|zusammenfass\w*|überblick|worum|résum\w*|resum\w*|riassum\w*|samenvat\w*)\b|\babout\s*\??\s*$/iu;
/** In characters: only this much of a file is summarised. */
const MAX_SUMMARISED = 200_000;

/** Quotes what the attached files say about a question. Undefined for a question that is not about files. */
export function answerFromFiles(
  { summarise }: { summarise: Summarise },
  { text, files, replies: texts }: Question,
  { intent }: DetectedIntent,
): Answer | undefined {
  if (files === undefined || !ABOUT_FILES.has(intent)) return undefined;
  const askedFiles = files.questionFileCount > 0 ? files.files.slice(0, files.questionFileCount) : files.files;
  const context = { ...files, files: askedFiles };
  const found = quoteFiles(text, context, texts);
  if (found !== undefined) return found;
  if (!files.questionHasFiles && intent !== 'summary') return undefined;
  const [first] = askedFiles;
  if (first !== undefined && (ASKS_FOR_SUMMARY.test(text) || significantStems(text).length === 0)) {
    return summariseFile({ summarise, texts }, context, first);
  }
  if (!files.questionHasFiles) return undefined;
  if (askedFiles.length > 0) return nothingInFiles(listNames(askedFiles), texts);
  return { text: `${texts.pictureUnseen(listNames(files.pictures))} ${texts.connectModel}`, isUncounted: true };
}

const nothingInFiles = (names: string, texts: Replies): Answer => ({
  text: `${texts.nothingInFiles(names)} ${texts.connectModel}`,
  isUncounted: true,
});

function quoteFiles(question: string, context: FileContext, texts: Replies): Answer | undefined {
  const passages = context.files.flatMap((file, index) => splitIntoPassages(file, index));
  const best = rankPassages(question, passages).slice(0, MAX_QUOTES);
  if (best.length === 0 || ASKS_FOR_SUMMARY.test(question)) return undefined;
  return {
    text: [texts.fromFiles, ...best.map((passage) => quoteOf(question, context, passage, texts))].join('\n\n'),
    ...cite(question, context, best),
  };
}

function quoteOf(question: string, { files }: FileContext, passage: Passage, texts: Replies): string {
  const [cited] = toFilePassage(passage, files, question);
  return `${texts.passageOf(cited?.name ?? '', passage.page)}\n> ${cited?.quote ?? ''}`;
}

const cite = (question: string, { files }: FileContext, passages: readonly Passage[]): Pick<Answer, 'passages'> => ({
  passages: passages.flatMap((passage) => toFilePassage(passage, files, question)),
});

/** The most informative sentences, in their order, with their pages. */
function summariseFile(
  { summarise, texts }: { summarise: Summarise; texts: Replies },
  context: FileContext,
  file: FileContext['files'][number],
): Answer {
  const index = context.files.indexOf(file);
  const passages = splitIntoPassages({ ...file, text: file.text.slice(0, MAX_SUMMARISED) }, index);
  const turns = passages.map((passage, at) => ({ id: String(at), role: 'assistant' as const, text: passage.text }));
  const sentences = summarise(turns);
  if (sentences.length === 0) {
    const [beginning] = passages;
    return beginning === undefined
      ? nothingInFiles(file.name, texts)
      : {
          text: `${texts.summaryOfFile(file.name)}\n\n> ${oneLine(beginning.text).slice(0, 600)}`,
          ...cite('', context, [beginning]),
        };
  }
  const lines = sentences.map((sentence) => `> ${oneLine(sentence.text)}`);
  const used = sentences.flatMap((sentence) =>
    passages.filter((passage) => passage.text.includes(sentence.text)).slice(0, 1),
  );
  return { text: [texts.summaryOfFile(file.name), ...lines].join('\n\n'), ...cite('', context, used) };
}

const listNames = (files: readonly { name: string }[]): string => files.map(({ name }) => `**${name}**`).join(', ');
