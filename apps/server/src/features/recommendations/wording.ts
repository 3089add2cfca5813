export function formatCount(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}

export function capitalise(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);
}
