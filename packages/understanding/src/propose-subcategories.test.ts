import { describe, expect, it } from 'vitest';
import { companiesIn } from './companies.ts';
import { proposeSubcategories, type TopicConversation } from './propose-subcategories.ts';

const conversations = (...titles: string[]): TopicConversation[] =>
  titles.map((title, index) => ({ id: `${index}`, title, openers: [] }));

const money = conversations(
  'Mortgage refinance options',
  'Refinance a mortgage early',
  'Mortgage refinance costs',
  'Is a mortgage refinance worth it',
  'Tax return deadline',
  'File a late tax return',
  'Tax return for freelancers',
  'Amended tax return form',
  'Choosing a savings jar',
);

describe('proposed subcategories', () => {
  it('are topics named by the words that distinguish them from the others', () => {
    const proposals = proposeSubcategories(money);
    expect(proposals.map(({ name, type }) => [name.toLowerCase(), type]).toSorted()).toEqual([
      ['mortgage refinance', 'topic'],
      ['tax return', 'topic'],
    ]);
    const refinance = proposals.find(({ name }) => /refinance/i.test(name));
    expect(refinance?.memberIds).toEqual(['0', '2', '3']);
  });

  it('are not named by an adverb', () => {
    const titles = [
      'Is this actually a duck',
      'Actually funny limericks',
      'What actually moves tides',
      'Chess openings',
    ];
    const others = ['Chess endgames', 'Chess for children', 'A poem on rain'];
    expect(proposeSubcategories(conversations(...titles, ...others)).map(({ name }) => name)).toEqual(['Chess']);
  });

  it.each([
    ['a first name', 'Homework with Leo', 'Reading with Leo', 'A cake for Leo'],
    ['a member of the family', 'Calling mum', 'A cake for mum', 'Mum on holiday'],
    ['stop words', 'Een brief', 'Een mail aan de school', 'Wat is een hypotheek'],
    ['a generic noun', 'Meeting notes', 'Prepare the meeting', 'A meeting agenda'],
    ['something passing', 'New job ideas', 'First day in the new job', 'A new job offer'],
  ])('are not named by %s', (_, ...titles) => {
    const others = ['Chess openings', 'A poem on rain', 'Soup for ten', 'Paint for a fence'];
    expect(proposeSubcategories(conversations(...titles, ...others))).toEqual([]);
  });

  it.each([
    ['Steuererklärung', 'Frist für die Steuererklärung', 'Steuererklärung im Homeoffice', 'Steuererklärung 2022'],
    [
      'Lettre de motivation',
      'La lettre de motivation pour une école',
      'Améliorer ma lettre de motivation pour un stage',
      'Une lettre de motivation et un CV',
    ],
    ['Docker compose', 'Docker compose network', 'Volumes in docker compose', 'Restart docker compose'],
  ])('are known topics, compounds and pairs: %s', (name, ...titles) => {
    const others = ['Chess openings', 'A poem on rain', 'Soup for ten', 'Paint for a fence'];
    const [found] = proposeSubcategories(conversations(...titles, ...others));
    expect(found?.name.toLowerCase()).toBe(name.toLowerCase());
  });

  it('are not a question that was asked again and again', () => {
    const egg = ['Egg timer', 'Egg timer, again', 'The egg timer once more'].map((title) => ({
      title,
      openers: ['How many minutes does an egg need?'],
    }));
    const others = conversations('Chess openings', 'A poem on rain', 'Soup for ten', 'Paint for a fence');
    const asked = [...egg, ...others].map((conversation, at) => ({ ...conversation, id: `${at}` }));
    expect(proposeSubcategories(asked)).toEqual([]);
    const different = asked.map((conversation, at) =>
      at < 3 ? { ...conversation, openers: [`Question ${at}`] } : conversation,
    );
    expect(proposeSubcategories(different).map(({ name }) => name)).toEqual(['Egg timer']);
  });

  it('keep the word “half” in a name such as “half marathon”, but not in a measure', () => {
    const others = ['Chess openings', 'A poem on rain', 'Soup for ten', 'Paint for a fence'];
    const race = ['Half marathon plan', 'Shoes for a half marathon', 'Eating before a half marathon'];
    expect(proposeSubcategories(conversations(...race, ...others)).map(({ name }) => name)).toEqual(['Half marathon']);
    const breaks = ['Half hour walk', 'A half hour of yoga', 'Reading for half an hour: a half hour habit'];
    expect(proposeSubcategories(conversations(...breaks, ...others))).toEqual([]);
  });

  it('are companies that several conversations name', () => {
    const proposals = proposeSubcategories(
      conversations(
        'Offer from Brightwell',
        'Interview with Brightwell next week',
        'Questions for Brightwell',
        'Write a cover letter',
        'A polite mail',
      ),
    );
    expect(proposals[0]).toEqual({ name: 'Brightwell', type: 'company', memberIds: ['0', '1', '2'] });
  });

  it('have each conversation once', () => {
    const ids = proposeSubcategories(money).flatMap(({ memberIds }) => memberIds);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leave out existing names, and groups that are too small or have nearly every conversation', () => {
    expect(proposeSubcategories(money, { excludedNames: ['Tax Return', 'mortgage refinance'] })).toEqual([]);
    expect(proposeSubcategories(conversations('Tax return', 'Tax return again'))).toEqual([]);
    expect(proposeSubcategories(conversations(...Array.from({ length: 9 }, (_, n) => `Tax return ${n}`)))).toEqual([]);
  });

  it('use embeddings if given', () => {
    const withVectors = money.map((conversation, index) => ({
      ...conversation,
      vector: new Float32Array(index < 4 ? [1, 0, 0] : index < 8 ? [0, 1, 0] : [0, 0, 1]),
    }));
    expect(
      proposeSubcategories(withVectors)
        .map(({ name }) => name.toLowerCase())
        .toSorted(),
    ).toEqual(['mortgage refinance', 'tax return']);
  });

  it('are the same at every call', () => {
    expect(proposeSubcategories(money)).toEqual(proposeSubcategories(money));
  });

  it('are none for no conversations, code, punctuation or very long texts', () => {
    expect(proposeSubcategories([])).toEqual([]);
    const odd = conversations('😀', '```', '\u202e\u0000', '', 'x'.repeat(300_000), 'a b '.repeat(50_000));
    expect(proposeSubcategories(odd)).toEqual([]);
  });
});

describe('companies', () => {
  it('are recognised by a suffix or by words such as “offer from” before them', () => {
    expect(companiesIn('I got an offer from Blue Harbor Foods and worked at Acme, Inc. before.')).toEqual(
      expect.arrayContaining(['Acme', 'Blue Harbor Foods']),
    );
  });

  it('are not languages, days or first words of a sentence', () => {
    expect(
      companiesIn(
        'Interview with German students. I work from Monday. The work at Night is hard. I work from Sat to Tue and work with Wed off.',
      ),
    ).toEqual([]);
  });
});
