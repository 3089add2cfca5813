import { expect, it } from 'vitest';

const texts = import.meta.glob<string>(
  ['../**/*.messages.ts', './screens.ts', './screen-descriptions.ts', '../../landing.html'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

it('no screen text announces features that do not exist yet', () => {
  const promising = Object.entries(texts).filter(([, text]) => /coming soon|not (yet )?available yet|todo/i.test(text));
  expect(Object.keys(texts).length).toBeGreaterThan(20);
  expect(promising.map(([file]) => file)).toEqual([]);
});
