import { maskText, maskValue, type SecretList } from '@app/understanding/mask-json';
import { removeDrafts } from '#masking/remove-drafts.ts';
import { endOfWholeLines, maskLines } from '#masking/mask-lines.ts';
import type { FileKind } from '#sources/source.ts';
import type { Payload } from './payload.ts';
import { splitExport } from './split-export.ts';

/** Null for a file that is being written at the moment. */
export function splitPayloads(bytes: Buffer, kind: FileKind, extra: string, found: SecretList): Payload[] | null {
  const { externalId, format } = kind;
  switch (kind.shape) {
    case 'lines': {
      const lines = [bytes, Buffer.from(extra)].map((part) => maskLines(part, format, found).text);
      return [{ externalId, format, text: lines.join(''), isText: false }];
    }
    case 'json': {
      const value = parseWhole(bytes);
      if (value === undefined) return null;
      const record = addTitle(removeDrafts(value, format), extra);
      return [{ externalId, format, text: JSON.stringify(maskValue(record, found)), isText: false }];
    }
    case 'aider':
      return splitAider(bytes.toString(), externalId, found);
    case 'export':
      return splitExport(bytes, externalId, found);
  }
}

/** How many bytes of a file are complete. */
export function endOfComplete(bytes: Buffer, kind: FileKind): number {
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
function addTitle(value: unknown, extra: string): unknown {
  if (extra === '') return value;
  const description = JSON.parse(extra) as object;
  if (Array.isArray(value)) return [...(value as unknown[]), description];
  return typeof value === 'object' ? { ...value, ...description } : value;
}

/** Aider adds each session to the same file. */
function splitAider(text: string, externalId: string, found: SecretList): Payload[] {
  const starts = [...text.matchAll(/^# aider chat started at (\S+ \S+)[ \t\r]*$/gm)];
  const before = text.slice(0, starts[0]?.index ?? text.length);
  const sessions = starts.map((start, index) => ({
    externalId: `${externalId}#${start[1] ?? ''}`,
    text: text.slice(start.index, starts[index + 1]?.index),
  }));
  return [{ externalId, text: before }, ...sessions]
    .filter((session) => session.text.trim() !== '')
    .map((session) => {
      // Every notice of the program ends in two spaces, including the last one.
      const text = `${session.text.replace(/^\n+|\n+$/g, '')}\n`;
      return { ...session, format: 'aider', text: maskText(text, found), isText: true };
    });
}
