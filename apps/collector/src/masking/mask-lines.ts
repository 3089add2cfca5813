import { createSplitter } from '@app/formats/reading/part-splitter';
import { maskValue, type SecretList } from '@app/understanding/mask-json';
import { removeDrafts } from './remove-drafts.ts';

const LINE_END = 0x0a;

/**
 * The position where the last complete line of a file ends. A complete JSON value without a line end counts as a line
 * too.
 */
export function endOfWholeLines(bytes: Buffer): number {
  const end = bytes.lastIndexOf(LINE_END) + 1;
  if (end === bytes.length) return end;
  // Some programs write the line end before the next line instead of after the line.
  return parseLine(bytes.subarray(end)) === undefined ? end : bytes.length;
}

export interface MaskedLines {
  text: string;
  /**
   * How many lines were left out because they are not JSON: in broken JSON, secrets cannot be distinguished from escape
   * sequences.
   */
  damagedCount: number;
}

/** Masks the secrets in JSON lines. A line without secrets or drafts stays the same, byte for byte. */
export function maskLines(bytes: Buffer, format: string, foundSecrets: SecretList): MaskedLines {
  const lines: string[] = [];
  let damagedCount = 0;
  for (let from = 0; from < bytes.length;) {
    const lineEnd = bytes.indexOf(LINE_END, from);
    const to = lineEnd < 0 ? bytes.length : lineEnd;
    const line = bytes.subarray(from, to);
    from = to + 1;
    for (const piece of parseLine(line) === undefined ? splitLine(line) : [line]) {
      const masked = maskLine(piece, format, foundSecrets);
      if (masked === null) damagedCount++;
      else if (masked !== '') lines.push(masked);
    }
  }
  return { text: lines.length === 0 ? '' : `${lines.join('\n')}\n`, damagedCount };
}

/**
 * Splits a line that holds several records, because a program was killed before it wrote the line end between them. Any
 * other line is returned as it is.
 */
function splitLine(line: Buffer): Buffer[] {
  if (!line.includes('}{')) return [line];
  const splitter = createSplitter('json', '', { maxRecordBytes: line.length, maxDepth: 4096, firstIndex: 0 });
  const records = [...splitter.push(line), ...splitter.finish()].flatMap(({ bytes }) => (bytes ? [bytes] : []));
  return records.length > 1 ? records : [line];
}

/** Null for a damaged line, empty for a line that is left out. */
function maskLine(line: Buffer, format: string, foundSecrets: SecretList): string | null {
  const value = parseLine(line);
  if (value === undefined) return isBlank(line) ? '' : null;
  try {
    const masked = maskValue(removeDrafts(value, format), foundSecrets);
    if (masked === undefined) return '';
    return masked === value ? line.toString() : JSON.stringify(masked);
  } catch (error) {
    // The stack overflowed: the value is nested more deeply than any program writes.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isBlank(line: Buffer): boolean {
  return line.toString('latin1', 0, 64).trim() === '';
}

/** Undefined for anything but a JSON object or list. */
function parseLine(line: Buffer): unknown {
  try {
    const value = JSON.parse(line.toString().replace(/^\uFEFF/, '')) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
