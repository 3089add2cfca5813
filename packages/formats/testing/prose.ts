import type { Random } from './random.ts';

const openings = [
  'How do I',
  'Can you help me',
  'What is the best way to',
  'Please explain how to',
  'I would like to',
  'Remind me why we should',
] as const;
const matters = [
  'plan a week of dinners for four',
  'prepare for the quarterly review',
  'sort the photos from Zürich',
  'write a query that joins three tables',
  'train for a 10 km run',
  'talk to my landlord about the heating',
  'learn the subjunctive in Spanish',
  'save 15 % of my salary',
  'choose a present for my father’s birthday',
  'move the meeting to next Thursday at 3pm',
] as const;
const sentences = [
  'Start with what you already have and write down what is missing.',
  'A small step every day is worth more than a long session once a month.',
  'There are two things to keep in mind: the deadline and the people involved.',
  'In practice, "good enough" is often the right target — you can refine it later.',
  'Café owners I know swear by a simple spreadsheet.',
  'If that fails, try again with fewer ingredients 🍅 and a hotter pan.',
  'Remember that the index must begin with the user’s id, otherwise the scan is slow.',
  'This is not legal advice; please check the contract itself.',
  'Measure first, then decide: guesses are usually wrong by a factor of ten.',
  'You might also ask your colleague, who did the same last year.',
] as const;
const code = [
  '```python\ndef mean(values):\n    return sum(values) / len(values)\n\nprint(mean([1, 2, 3]))\n```',
  '```sql\nSELECT "name", count(*)\nFROM orders\nWHERE note LIKE \'%\\\\_%\'\nGROUP BY 1;\n```',
  '```ts\nconst path = `C:\\\\temp\\\\${name}`;\nexport const add = (a: number, b: number) => a + b;\n```',
] as const;

export function makeQuestion(random: Random): string {
  return `${random.pick(openings)} ${random.pick(matters)}?`;
}

/** A reply of about this many characters, with lists and code. */
export function makeReply(random: Random, length: number): string {
  const paragraphs: string[] = [];
  for (let total = 0; total < length; total += paragraphs.at(-1)?.length ?? length) {
    if (random.chance(0.12)) paragraphs.push(random.pick(code));
    else if (random.chance(0.2)) paragraphs.push(`- **${random.pick(matters)}**\n- ${random.pick(sentences)}`);
    else paragraphs.push(Array.from({ length: random.between(2, 6) }, () => random.pick(sentences)).join(' '));
  }
  return paragraphs.join('\n\n');
}
