import { plainText, withoutCode } from '../text/plain-text.ts';

/** Enough of each question to tell its subject; what follows is usually pasted material. */
const OPENER_LENGTH = 1_200;
const OPENERS_READ = 3;

const CODE_SIGNS: readonly RegExp[] = [
  /```/,
  /^\s{0,8}(?:import|from|def|class|const|let|var|function|public|private|#include|SELECT|<\/?[a-z]+)\b.{0,200}[;:{(>]/m,
  /Traceback \(most recent call last\)|\b(?:Syntax|Type|Key|Reference|Value|Index)Error\b|\bNullPointerException\b/,
];

/** Whether somebody pasted a program. */
const hasCode = (text: string): boolean => CODE_SIGNS.some((sign) => sign.test(text));

/** The words a conversation is sorted by: title first, then its first questions; pasted code is replaced by words that say so. */
export const conversationText = ({ title, openers }: { title: string; openers: readonly string[] }): string => {
  const parts = [plainText(title, 300)];
  for (const opener of openers.slice(0, OPENERS_READ)) {
    const text = plainText(opener, OPENER_LENGTH);
    parts.push(withoutCode(text));
    if (hasCode(text)) parts.push('code script programming');
  }
  return parts.join('\n');
};
