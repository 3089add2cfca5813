import { MAX_MEMORY_LENGTH } from '@app/contract/memories';
import type { ReadMemoryLine } from '@app/contract/context-pack';
import { findSecrets } from '@app/understanding/secrets';
import { splitSentences } from '@app/understanding/text/sentences';
import { wordsOf } from '@app/understanding/text/words';

const MAX_LINES = 200;
const MIN_WORDS = 2;

/** Headings, code fences, and the sentences that assistants write around a list of memories. */
const NO_MEMORY =
  /^(?:#{1,6}\s|```|---+$|===+$|\*{0,2}[^.!?]{1,60}:\*{0,2}$|(?:here(?:'s| is| are)|sure|certainly|of course|below|this is|these are|let me know|would you like|if you'd like|end of|hier ist|voici|aquí|ecco|aqui)\b.{0,200}[:.!?]$)/i;
/** List marks, and the dates that ChatGPT, Claude and Gemini put in front of a memory: '[2025-04-12] - '. */
const MARKS = /^(?:[\s>*•·–-]|\d{1,3}[.)]\s)+|^\[?\(?(?:\d{4}-\d{2}-\d{2}|unknown)\]?\)?\s*[-–:]\s*/i;

/**
 * The memories in a text that another assistant exported: one for each list item, dated line or sentence of a long
 * line. Headings, secrets and repetitions are left out.
 */
export function readMemoryLines(text: string, known: readonly string[]): ReadMemoryLine[] {
  const seen = new Set<string>();
  const isFirst = (line: string): boolean => {
    const key = keyOf(line);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const knownKeys = new Set(known.map(keyOf));
  return text
    .split('\n')
    .flatMap(splitLong)
    .map(withoutMarks)
    .filter((line) => isMemory(line) && isFirst(line))
    .slice(0, MAX_LINES)
    .map((line) => ({ text: line, isKnown: knownKeys.has(keyOf(line)) }));
}

function isMemory(line: string): boolean {
  return (
    line.length <= MAX_MEMORY_LENGTH &&
    wordsOf(line).length >= MIN_WORDS &&
    !NO_MEMORY.test(line) &&
    findSecrets(line).length === 0
  );
}

const splitLong = (line: string): string[] =>
  withoutMarks(line).length <= MAX_MEMORY_LENGTH ? [line] : splitSentences(line).map((sentence) => sentence.text);

/** Without list marks, dates and bold type. */
function withoutMarks(line: string): string {
  let rest = line.trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    // A separator line keeps its hyphens, so that NO_MEMORY recognises it.
    if (!rest.startsWith('---')) rest = rest.replace(MARKS, '').trim();
  }
  return rest.replaceAll(/\*\*|__/g, '');
}

const keyOf = (line: string): string => wordsOf(line).join(' ');
