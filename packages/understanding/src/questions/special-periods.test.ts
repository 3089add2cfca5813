import { describe, expect, it } from 'vitest';
import { detectIntent } from '../intents.ts';
import { periodsIn } from './periods.ts';
import { readDataQuestion } from './questions.ts';

/** A Sunday. */
const reference = new Date('2026-11-29T12:00:00Z');
const names = { categories: [], goals: [], tasks: [], events: [] };
const day = (at: Date | undefined): string | undefined => at?.toISOString().slice(0, 10);
const spanOf = (text: string) => {
  const period = readDataQuestion(text, { reference, timeZone: 'UTC', names })?.period;
  return [day(period?.from), day(period?.to)];
};

describe('periods that are not part of the calendar', () => {
  it.each([
    ['what was i doing this time last year', '2025-11-14', '2025-12-15'],
    ['how many chats did i have a year ago', '2025-11-14', '2025-12-15'],
    ['how many chats did i have two weeks ago', '2026-11-09', '2026-11-16'],
    ['how many chats did i have a month ago', '2026-10-01', '2026-11-01'],
    ['how many chats did i have 3 days ago', '2026-11-26', '2026-11-27'],
    ['how many chats did i have last summer', '2026-06-01', '2026-09-01'],
    ['how many chats did i have last winter', '2025-12-01', '2026-03-01'],
    ['how many chats did i have over the summer', '2026-06-01', '2026-09-01'],
    ['what events do i have this winter', '2026-12-01', '2027-03-01'],
    ['show my chats from around christmas', '2025-12-17', '2026-01-03'],
    ['chats from christmas last year', '2025-12-24', '2025-12-27'],
    ['what did i do at easter', '2026-04-03', '2026-04-07'],
    ['chats around march 2025', '2025-02-21', '2025-04-08'],
    ['events since christmas', '2025-12-24', '2026-11-29'],
  ])('%s', (text, from, to) => expect(spanOf(text)).toEqual([from, to]));

  it.each([
    'hoeveel gesprekken had ik vorige zomer?',
    'wie viele Gespräche hatte ich letzten Sommer',
    "combien de conversations ai-je eues l'été dernier ?",
    'cuántas conversaciones tuve el verano pasado',
    "quante conversazioni ho avuto l'estate scorsa",
    'quantas conversas tive no verão passado',
  ])('last summer: %s', (text) => expect(spanOf(text)).toEqual(['2026-06-01', '2026-09-01']));

  it.each([
    'hoeveel gesprekken had ik twee weken geleden',
    'wie viele Gespräche hatte ich vor zwei Wochen',
    'combien de conversations ai-je eues il y a deux semaines',
    'cuántas conversaciones tuve hace dos semanas',
    'quante conversazioni ho avuto due settimane fa',
    'quantas conversas tive há duas semanas',
  ])('two weeks ago: %s', (text) => expect(spanOf(text)).toEqual(['2026-11-09', '2026-11-16']));

  it.each(['was habe ich letztes Weihnachten über Eier gefragt', 'what did i ask about eggs last christmas'])(
    'a holiday of the past is that of the last year: %s',
    (text) => {
      const intent = detectIntent(text, reference, 'UTC');
      expect('window' in intent && day(intent.window?.from)).toBe('2025-12-24');
    },
  );

  it('a date that lies ahead is that of the year before in a question about the past', () => {
    const intent = detectIntent('what did i ask about eggs on 20 December', reference, 'UTC');
    expect('window' in intent && day(intent.window?.from)).toBe('2025-12-20');
  });

  it('“this winter” is the present winter', () => {
    const [found] = periodsIn('this winter', new Date('2027-01-10T00:00:00Z'), 'UTC', 'future');
    expect(day(found?.window.from)).toBe('2026-12-01');
  });

  it.each(['quand est mon prochain rendez-vous ?', 'mon heure la plus chargée', 'dans mon agenda'])(
    'the French for “my” is not a Monday: %s',
    (text) => expect(periodsIn(text, reference, 'UTC', 'future')).toEqual([]),
  );

  it.each(['when is the christmas party', 'what did we say about swimming in the summer heat'])(
    'a season or a holiday before a noun is not a period: %s',
    (text) => expect(periodsIn(text, reference, 'UTC', 'past')).toEqual([]),
  );

  it.each([
    ['what did i ask about mortgages a year ago', ['mortgages']],
    ['wat heb ik een jaar geleden over eieren gevraagd', ['eieren']],
  ])('limits what is looked for in the archive: %s', (text, query) => {
    const intent = detectIntent(text, reference, 'UTC');
    expect(intent).toMatchObject({ intent: 'archive_question', query });
    expect('window' in intent && day(intent.window?.from)).toBe('2025-11-14');
  });
});
