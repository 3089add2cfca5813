/** '45 min', '1 h', '1 h 30 min' */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const remainder = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', remainder > 0 || hours === 0 ? `${remainder} min` : '']
    .filter(Boolean)
    .join(' ');
}
