import { isStopWord, stem } from '@app/understanding/text/words';
import { MAX_CONTEXT_LINE_LENGTH } from '@app/contract/context-pack';
import { z } from 'zod';
import { DATA_NOTICE, parseModelObject } from '#features/assistant/assistant.service.ts';
import type { ModelMessage } from '#integrations/llm/llm.ts';

/** Asks for one JSON object with better wordings of lines. The reply still has to be validated. */
export function wordingRequest(lines: readonly string[]): ModelMessage[] {
  const instructions = [
    'You tidy short notes about a person, cut from what that person said. Answer with one JSON object and nothing else:',
    '{"lines": [{"number": 1, "text": "…"}]}',
    'A text is the note as one plain phrase or sentence, in the same language and the same person. Leave out filler words',
    'and mend the grammar; use no other words than those of the note. Keep every name and number, and words such as not,',
    'never, only, from, to, before and after. Leave out the notes that are good as they are.',
    DATA_NOTICE,
  ].join('\n');
  const notes = lines.map((text, index) => ({ number: index + 1, text }));
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: JSON.stringify(notes).toWellFormed() },
  ];
}

const WordingsReply = z.object({ lines: z.array(z.unknown()).catch([]) });
const Worded = z.object({ number: z.int(), text: z.string().trim().min(3).max(MAX_CONTEXT_LINE_LENGTH) });

/** The wordings in a model's reply that mean the same as their lines; everything else is left out. */
export function parseWordings(reply: string, lines: readonly string[]): ReadonlyMap<string, string> {
  const wordings = new Map<string, string>();
  for (const each of WordingsReply.safeParse(parseModelObject(reply)).data?.lines ?? []) {
    const worded = Worded.safeParse(each).data;
    const line = worded && lines[worded.number - 1];
    if (worded === undefined || line === undefined || worded.text === line) continue;
    if (isFaithful(line, worded.text)) wordings.set(line, worded.text);
  }
  return wordings;
}

/** No markup, no web addresses, a single line. */
const isPlain = (text: string): boolean => !/[\r\n{}<>[\]`*#|]|https?:|www\./i.test(text);

/** Words that a wording may contain in addition. */
const ADDABLE = new Set('a an the and is am are i my me of in at on that which who as'.split(' '));

/** Words that negate or limit a statement: a wording must have exactly those of the line. */
const QUALIFIERS = new Set(
  (
    'not no never none nothing nobody without cannot only except unless sometimes often rarely usually mostly maybe ' +
    'perhaps almost hardly still yet anymore less more most least than if when but or some all any every always before ' +
    'after until since from to for against with used nicht kein keine keinen nie ohne nur aus nach von vor seit bis ne ' +
    'pas jamais sans sin nunca sólo non mai senza não sem só niet geen nooit zonder alleen'
  ).split(' '),
);
const FIRST_PERSON = new Set('i my me mine we our us'.split(' '));
/** Share of the words of a line, without stop words, that its wording must keep. */
const MIN_KEPT_SHARE = 2 / 3;

/**
 * Whether a wording means the same as a line: it adds no words except ADDABLE, and keeps the qualifiers, names and
 * numbers and most other words.
 */
function isFaithful(line: string, wording: string): boolean {
  if (!isPlain(wording)) return false;
  const [before, after] = [wordsOf(line), wordsOf(wording)];
  const known = new Set(before.map(stem));
  const kept = new Set(after.map(stem));
  if (!after.every((word) => known.has(stem(word)) || ADDABLE.has(word))) return false;
  if (qualifiersIn(before) !== qualifiersIn(after)) return false;
  if (before.some((word) => FIRST_PERSON.has(word)) && !after.some((word) => FIRST_PERSON.has(word))) return false;
  const namesAndNumbers = (line.match(/(?<!^)\b\p{Lu}[\p{L}\p{N}]*|\p{N}+/gu) ?? []).map((word) =>
    stem(word.toLowerCase()),
  );
  if (!namesAndNumbers.every((word) => kept.has(word))) return false;
  const importantWords = before.filter((word) => !isStopWord(word));
  return importantWords.filter((word) => kept.has(stem(word))).length >= importantWords.length * MIN_KEPT_SHARE;
}

const qualifiersIn = (words: readonly string[]): string =>
  words
    .filter((word) => QUALIFIERS.has(word))
    .toSorted()
    .join(' ');

/** The words in lower case; “don't” becomes “do” and “not”, “I'm” becomes “i” and “am”. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/\bi'm\b/g, 'i am')
    .replaceAll(/'(?:ve|ll|d|s|re)\b/g, ' ');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
