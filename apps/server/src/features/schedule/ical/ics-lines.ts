const MAX_LINE_BYTES = 75;

/** Folds a content line as in RFC 5545: no line is longer than 75 bytes, and no character is split. */
export function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_BYTES) return line;
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  // A continuation line starts with a space, which counts as one of its bytes.
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const maxBytes = parts.length === 0 ? MAX_LINE_BYTES : MAX_LINE_BYTES - 1;
    if (bytes + size > maxBytes) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** Escapes a TEXT value and removes control characters. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');
}

/** For example “20261121T090000Z”. */
export function utcStamp(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** For example “20261121T090000” for “2026-11-21T09:00:00.000”. */
export function localStamp(local: string): string {
  return local.slice(0, 19).replaceAll(/[-:]/g, '');
}
