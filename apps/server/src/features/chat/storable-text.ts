/**
 * The deltas of a reply, changed so that the text can be stored after any delta: without NUL, and with no delta that ends
 * within a surrogate pair.
 */
export async function* storableText(deltas: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let heldSurrogate = '';
  for await (const delta of deltas) {
    const text = heldSurrogate + delta.replaceAll('\0', '');
    heldSurrogate = endsInHighSurrogate(text) ? text.slice(-1) : '';
    const complete = text.slice(0, text.length - heldSurrogate.length).toWellFormed();
    if (complete !== '') yield complete;
  }
  if (heldSurrogate !== '') yield heldSurrogate.toWellFormed();
}

/** A text that is complete in itself, as it can be stored. */
export function toStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The beginning of a storable text, at most `length` characters, which is storable too. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, Math.max(0, length)).toWellFormed();
}

function endsInHighSurrogate(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
