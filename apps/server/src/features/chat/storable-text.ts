/**
 * The pieces of an answer, changed so that the text can be stored after any piece: without NUL, and with no piece that ends
 * within a surrogate pair.
 */
export async function* storableText(pieces: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let half = '';
  for await (const piece of pieces) {
    const text = half + piece.replaceAll('\0', '');
    half = endsInHalf(text) ? text.slice(-1) : '';
    const whole = text.slice(0, text.length - half.length).toWellFormed();
    if (whole !== '') yield whole;
  }
  if (half !== '') yield half.toWellFormed();
}

function endsInHalf(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
