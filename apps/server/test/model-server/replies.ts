/** A realistic answer with headings, lists, code and a table. */
export const markdownReply = `## Planning a week of dinners

Here is a plan that keeps cooking under **30 minutes** on weekdays, and leaves *one* evening free.

1. Cook a double portion on Sunday.
2. Shop twice: Saturday for dry goods, Wednesday for fresh ones.
3. Keep one "nothing works" meal in the freezer.

| Day | Dinner | Minutes | Cost |
| --- | --- | ---: | ---: |
| Monday | Lentil soup with lemon | 25 | 4.20 |
| Tuesday | Rice, greens and a fried egg | 20 | 3.10 |
| Wednesday | Baked salmon, potatoes | 30 | 9.80 |
| Thursday | Leftovers | 5 | 0.00 |

### A small helper

If you like to see the total, this does it:

\`\`\`typescript
interface Dinner {
  day: string;
  minutes: number;
  cost: number;
}

export function totalCost(dinners: readonly Dinner[]): number {
  return dinners.reduce((sum, dinner) => sum + dinner.cost, 0);
}
\`\`\`

- The whole week costs \`17.10\`.
- Nothing needs an oven twice in a row.

> Tip: write the plan on paper and stick it to the fridge.

Shall I turn this into a shopping list?
`;

export const slowReply =
  'Slowly and one word at a time, so that there is enough time to look at the screen, to press stop, or to reload ' +
  'the page and find the reply still being written. It goes on for a few more words than anyone would need, and ' +
  'then, at last, it is done.';

/** About 50 kB of Markdown: what a very long answer looks like. */
export function makeLongReply(): string {
  const sections: string[] = [];
  let length = 0;
  for (let number = 1; length < 50_000; number += 1) {
    const section = `# Part ${number}\n\n${markdownReply}\n`;
    sections.push(section);
    length += section.length;
  }
  return sections.join('');
}

/** Splits a text after every blank, in the small deltas in which models stream. Joined, the deltas make up the text. */
export function splitIntoDeltas(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
