/** '2026-11-23T09:00' as a local field shows an instant in a zone. */
export function toLocalField(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(instant));
  return parts.replace(' ', 'T');
}

/** The instant at which clocks in a zone show what a local field says; of two, the first. */
export function fromLocalField(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}:00Z`);
  // A zone's offset can differ between the guess and the answer: the second look settles it.
  let guess = asUtc;
  for (let look = 0; look < 2; look += 1) guess = asUtc - offsetAt(guess, timeZone);
  return new Date(guess).toISOString();
}

function offsetAt(instant: number, timeZone: string): number {
  const local = Date.parse(`${toLocalField(new Date(instant).toISOString(), timeZone)}:00Z`);
  return local - Math.floor(instant / 60_000) * 60_000;
}
