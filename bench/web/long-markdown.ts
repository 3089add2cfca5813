/** A long reply with headings, lists, a table, code and a quotation. */
export function longMarkdown(length: number): string {
  const sections: string[] = [];
  let total = 0;
  for (let number = 1; total < length; number += 1) {
    const section = `## Part ${number}: what to do next

Here is a plan that keeps the work under **30 minutes**, and leaves *one* evening free. It goes on for a second
sentence with \`inline code\` and a [link](https://example.com/${number}).

1. Cook a double portion on Sunday.
2. Shop twice: Saturday for dry goods, Wednesday for fresh ones.
3. Keep one meal in the freezer.

| Day | Dinner | Minutes |
| --- | --- | ---: |
| Monday | Lentil soup | 25 |
| Tuesday | Rice and greens | 20 |

\`\`\`typescript
export function total${number}(minutes: readonly number[]): number {
  return minutes.reduce((sum, value) => sum + value, 0);
}
\`\`\`

- Nothing needs an oven twice.

> Write the plan on paper.

`;
    sections.push(section);
    total += section.length;
  }
  return sections.join('').slice(0, length);
}

export function inPieces(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));
}
