import { maskText, maskValue, type SecretList } from '@app/understanding/mask-json';
import { removeDrafts } from '#masking/remove-drafts.ts';
import { endOfWholeLines, maskLines } from '#masking/mask-lines.ts';
import type { FileKind } from '#sources/source.ts';
import type { Payload } from './payload.ts';
import { splitExport } from './split-export.ts';

/**
 * The records of a file, with their secrets masked and drafts removed; null while the file is being written. Adds the
 * secrets to `foundSecrets`. `titleJson` is the title from another file, as JSON; empty if there is none.
 */
export function readPayloads(
  bytes: Buffer,
  kind: FileKind,
  titleJson: string,
  foundSecrets: SecretList,
): Payload[] | null {
  const { externalId, format } = kind;
  switch (kind.shape) {
    case 'lines': {
      const lines = [bytes, Buffer.from(titleJson)].map((part) => maskLines(part, format, foundSecrets).text);
      return [{ externalId, format, text: lines.join(''), isPlainText: false }];
    }
    case 'json': {
      const value = parseWhole(bytes);
      if (value === undefined) return null;
      const record = addTitle(removeDrafts(value, format), titleJson);
      return [{ externalId, format, text: JSON.stringify(maskValue(record, foundSecrets)), isPlainText: false }];
    }
    case 'aider':
      return splitAider(bytes.toString(), externalId, foundSecrets);
    case 'export':
      return splitExport(bytes, externalId, foundSecrets);
  }
}

/** For the shape `lines`, the bytes up to the end of the last complete line; for all other shapes, all bytes. */
export function countCompleteBytes(bytes: Buffer, kind: FileKind): number {
  return kind.shape === 'lines' ? endOfWholeLines(bytes) : bytes.length;
}

function parseWhole(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString().replace(/^\uFEFF/, '')) as unknown;
  } catch {
    return undefined;
  }
}

/** Adds the title from another file: to a list as its last element, to a record as fields. */
function addTitle(value: unknown, titleJson: string): unknown {
  if (titleJson === '') return value;
  const title = JSON.parse(titleJson) as object;
  if (Array.isArray(value)) return [...(value as unknown[]), title];
  return typeof value === 'object' ? { ...value, ...title } : value;
}

/** Aider adds each session to the same file. */
function splitAider(text: string, externalId: string, foundSecrets: SecretList): Payload[] {
  const starts = [...text.matchAll(/^# aider chat started at (\S+ \S+)[ \t\r]*$/gm)];
  const textBefore = text.slice(0, starts[0]?.index ?? text.length);
  const sessions = starts.map((start, index) => ({
    externalId: `${externalId}#${start[1] ?? ''}`,
    text: text.slice(start.index, starts[index + 1]?.index),
  }));
  return [{ externalId, text: textBefore }, ...sessions]
    .filter((session) => session.text.trim() !== '')
    .map((session) => {
      // Newlines are removed, but not spaces: Aider marks its own notices with two trailing spaces.
      const text = `${session.text.replace(/^\n+|\n+$/g, '')}\n`;
      return { ...session, format: 'aider', text: maskText(text, foundSecrets), isPlainText: true };
    });
}
