import { describe, expect, it } from 'vitest';
import { proposeSubcategories } from '../propose-subcategories.ts';
import { themeOf } from './themes.ts';

const named = (documents: { title: string; opener: string; reply?: string }[]) =>
  proposeSubcategories(
    documents.map(({ title, opener, reply = '' }, at) => ({ id: `${at}`, title, openers: [opener], reply })),
  ).map(({ name, memberIds }) => [name, memberIds.length]);

const OTHERS = [
  { title: 'Chess openings', opener: 'what do i play against e4' },
  { title: 'Sharks', opener: 'do sharks have bones' },
];

describe('a theme', () => {
  it.each([
    ['Garden', 'black spots on my rose leaves', 'Prune the roses hard and clear away fallen leaves.'],
    ['Tuin', 'wanneer snoei ik een beuk', 'Eind juni, als de heg is uitgegroeid.'],
    [
      'Schlaf',
      'ich liege jede nacht wach bis drei',
      'Stehen Sie auf, wenn Sie nach zwanzig Minuten nicht einschlafen, und stellen Sie keinen Wecker.',
    ],
  ])('is %s for a conversation that has words of the theme, but not its name', (name, opener, reply) => {
    expect(themeOf({ title: '', openers: [opener], reply })?.name).toBe(name);
  });

  it('is none for a single weak word', () => {
    expect(themeOf({ title: '', openers: ['a tomato walks into a bar, go on'] })).toBeUndefined();
  });

  it('is the subcategory of conversations that share no word', () => {
    const garden = [
      {
        title: 'Holes in leaves',
        opener: 'tiny holes in my radish leaves',
        reply: 'Those are flea beetles. Water the soil.',
      },
      { title: 'When to sow', opener: 'when do i sow tomatoes', reply: 'In March, indoors, in seed compost.' },
      {
        title: 'Slugs again',
        opener: 'slugs eat my lettuce',
        reply: 'Go out at night with a torch and look under the pots in the greenhouse.',
      },
    ];
    expect(named([...garden, ...OTHERS])).toEqual([['Garden', 3]]);
  });

  it('names a project that titles and replies write with a capital', () => {
    const project = ['budget', 'risks', 'kick-off'].map((subject) => ({
      title: `Osprey ${subject}`,
      opener: `what goes into the ${subject} of osprey`,
      reply: `The ${subject} of Osprey needs an owner and a date.`,
    }));
    expect(named([...project, ...OTHERS])).toEqual([['Osprey', 3]]);
  });

  it.each([
    ['a person', 'Aneta', (name: string) => `I would tell ${name} first, in private.`],
    ['a parent', 'Mum', (name: string) => `I would ask ${name} first, in private.`],
    ['a place', 'Doncaster', (name: string) => `The lorries stay in ${name} overnight.`],
  ])('does not name a group by %s', (_, name, reply) => {
    const conversations = ['Rota', 'Shift swap', 'Late again'].map((title) => ({
      title: name === 'Mum' ? `${title} of ${name}` : title,
      opener: `what do i do with ${name.toLowerCase()}`,
      reply: reply(name),
    }));
    expect(named([...conversations, ...OTHERS])).toEqual([]);
  });

  it('is not proposed within a category of the same meaning', () => {
    const faith = ['synagogue', 'baptism', 'ramadan'].map((word) => ({
      title: `About ${word}`,
      opener: `what is ${word}`,
    }));
    const documents = [...faith, ...OTHERS].map(({ title, opener }, at) => ({ id: `${at}`, title, openers: [opener] }));
    expect(proposeSubcategories(documents).map(({ name }) => name)).toEqual(['Faith']);
    expect(proposeSubcategories(documents, { excludedNames: ['Religion'] })).toEqual([]);
  });

  it('is not proposed beside a subcategory of the same theme', () => {
    const taxes = ['refund', 'payslip', 'allowance'].map((word) => ({
      title: word,
      opener: `my tax return and the ${word}`,
    }));
    const documents = [...taxes, ...OTHERS].map(({ title, opener }, at) => ({ id: `${at}`, title, openers: [opener] }));
    expect(proposeSubcategories(documents, { excludedNames: ['Income tax'] }).map(({ name }) => name)).not.toContain(
      'Taxes',
    );
  });
});
