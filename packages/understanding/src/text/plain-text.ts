/**
 * Maximum number of characters read of one text: enough to classify it, and a bound on the time a hostile text can
 * cost.
 */
export const MAX_PLAIN_TEXT_LENGTH = 20_000;

// Control characters carry no meaning here and would only join words.
// oxlint-disable-next-line no-control-regex -- the pattern removes control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * The first `max` characters without control and direction marks, with plain quotes and spaces. The length may change.
 */
export const plainText = (text: string, max: number = MAX_PLAIN_TEXT_LENGTH): string =>
  text
    .slice(0, max)
    .replace(CONTROL, ' ')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

/** A line of code pasted without a fence. */
const CODE_LINE =
  /[;{}]\s{0,3}$|^\s{0,12}(?:(?:const|let|var)\s{1,3}[\w{[]{1,40}\s{0,3}=|(?:def|function)\s{1,3}\w{1,60}\(|#include\b|import\s{1,3}[\w.{*'"]{1,60}.{0,80}(?:;|\bfrom\b)|from\s{1,3}[\w.]{1,60}\s{1,3}import\b|<\/?[a-z]{1,12}[ >])/;

/** The text without fenced or indented code, quoted lines, inline code and URLs. */
export const withoutCode = (text: string): string => {
  const keptLines: string[] = [];
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const fenceMark = /^ {0,3}(`{3}|~{3})/.exec(line)?.[1];
    if (fenceMark !== undefined && (fence === undefined || fence === fenceMark)) {
      fence = fence === undefined ? fenceMark : undefined;
      continue;
    }
    if (fence !== undefined || /^(?: {4,}|\t)[^\s\-*•\d]/.test(line) || /^\s{0,3}>/.test(line) || CODE_LINE.test(line))
      continue;
    keptLines.push(line);
  }
  return keptLines
    .join('\n')
    .replace(/`[^`\n]{1,200}`/g, ' ')
    .replace(/\bhttps?:\/\/\S{1,2000}/g, ' ');
};
