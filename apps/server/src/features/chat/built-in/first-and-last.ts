import type { ArchiveAnswers } from './answer-archive.ts';
import type { Question } from './question.ts';

const WHEN = /(?<!\p{L})(?:when|wanneer|wann|quand|cuándo|cuando|quando)(?!\p{L})/iu;
const FIRST = /^(?:first|eerst|eerste|zuerst|ersten|erste|première|premiere|primera|primero|prima|primeira)$/iu;
const LAST = /^(?:last|laatst|laatste|zuletzt|letzten|letzte|dernière|derniere|última|ultima|último)$/iu;
/** Other words of such a question that name no subject. */
const AROUND =
  /^(?:when|time|wanneer|keer|voor|iets|gevraagd|gepraat|wann|mal|habe|gefragt|gesprochen|quand|fois|demandé|demande|parlé|parle|cuándo|cuando|vez|pregunté|pregunte|hablé|hable|quando|volta|chiesto|parlato|perguntei|falei|ask|asked|talk|talked)$/iu;

/** Answers 'when did I first ask about SQL, and when last?' with both days; undefined unless both are asked for. */
export async function quoteFirstAndLast(
  quoteArchive: ArchiveAnswers['quoteArchive'],
  question: Question,
  query: readonly string[],
): Promise<string | undefined> {
  const words = question.text.match(/\p{L}+/gu) ?? [];
  const isBoth = words.some((word) => FIRST.test(word)) && words.some((word) => LAST.test(word));
  const subject = query.filter((word) => !FIRST.test(word) && !LAST.test(word) && !AROUND.test(word));
  if (!isBoth || subject.length === 0 || !WHEN.test(question.text)) return undefined;
  const both = await Promise.all(
    (['oldest', 'newest'] as const).map((recency) => quoteArchive(question, subject, { recency, asksWhen: true })),
  );
  const found = both.filter((quoted) => quoted !== undefined);
  return found.length === 2 ? found.join('\n\n') : undefined;
}
