const LINE_BYTES = 75;

/** A content line of RFC 5545, folded so that no line is longer than 75 bytes and no character is cut apart. */
export function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= LINE_BYTES) return line;
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  // A continued line begins with a blank, which counts.
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const most = parts.length === 0 ? LINE_BYTES : LINE_BYTES - 1;
    if (bytes + size > most) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

/** A TEXT value: what has a meaning in the format is escaped, control characters go. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');
}

/** '20261121T090000Z' */
export function utcStamp(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** '20261121T090000' for '2026-11-21T09:00:00.000' */
export function localStamp(local: string): string {
  return local.slice(0, 19).replaceAll(/[-:]/g, '');
}
