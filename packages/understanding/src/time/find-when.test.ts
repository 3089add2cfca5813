import { describe, expect, it } from 'vitest';
import { findWhen } from './find-when.ts';

// Wednesday, 11:00 in Berlin.
const reference = new Date('2026-11-18T10:00:00Z');
const find = (sentence: string) => findWhen(sentence, reference, 'Europe/Berlin');

describe('the time of a sentence', () => {
  it.each([
    ['tomorrow at 3', '2026-11-19T14:00:00.000Z'],
    ['at half past seven in the evening', '2026-11-18T18:30:00.000Z'],
    ['at quarter to five tomorrow', '2026-11-19T15:45:00.000Z'],
    ['at nine', '2026-11-19T08:00:00.000Z'],
    ['a week from Monday at 10', '2026-11-30T09:00:00.000Z'],
    ['a week tomorrow at 5pm', '2026-11-26T16:00:00.000Z'],
    ['an alarm for three this afternoon', '2026-11-18T14:00:00.000Z'],
    ['to the coast for the day on the 28th at 9', '2026-11-28T08:00:00.000Z'],
    ['Thursday the 26th at 10', '2026-11-26T09:00:00.000Z'],
    ['on march twenty third at eight forty five am', '2027-03-23T07:45:00.000Z'],
    ['friday 3pm London time', '2026-11-20T15:00:00.000Z'],
    ['in 3 hours', '2026-11-18T13:00:00.000Z'],
    ['on Friday, we meet at 3pm', '2026-11-20T14:00:00.000Z'],
    ['by eod friday', '2026-11-20T16:00:00.000Z'],
    ['at 13:00 February 28, 2027', '2027-02-28T12:00:00.000Z'],
    ['tommorow at noon', '2026-11-19T11:00:00.000Z'],
    ['call mum in about two hours', '2026-11-18T12:00:00.000Z'],
    ['the last Friday of November at 8am', '2026-11-27T07:00:00.000Z'],
    ['the 20th of next month at 11', '2026-12-20T10:00:00.000Z'],
    ['a reminder for 1 December, 9 a.m., that it ends', '2026-12-01T08:00:00.000Z'],
    ['by the day after tomorrow', '2026-11-20T08:00:00.000Z'],
    ['scheduled for the 27th at 9.15am', '2026-11-27T08:15:00.000Z'],
    ['before the weekend is over', '2026-11-22T08:00:00.000Z'],
    ['our end of year dinner is on 12 December at 7pm', '2026-12-12T18:00:00.000Z'],
    ['my end of the year review with Kim is on 8 December', '2026-12-08T08:00:00.000Z'],
    ['send the end of the month report on Friday', '2026-11-20T08:00:00.000Z'],
    ['file the taxes by the end of the year, please', '2026-12-31T08:00:00.000Z'],
    ['I have to do it before the end of the month or I pay', '2026-11-30T08:00:00.000Z'],
    ['by the end of the week book a table', '2026-11-20T08:00:00.000Z'],
    ['send the end of the quarter report on Friday', '2026-11-20T08:00:00.000Z'],
    ['I must close the books at the end of the quarter', '2026-12-31T08:00:00.000Z'],
    ['by the end of next quarter', '2027-03-31T07:00:00.000Z'],
    ['the review is on the first day of next quarter', '2027-01-01T08:00:00.000Z'],
    ['the review was on the first day of this quarter', '2026-10-01T07:00:00.000Z'],
    ['Set an alarm for 7.30.', '2026-11-19T06:30:00.000Z'],
    ['alarm for 6.45. thanks', '2026-11-19T05:45:00.000Z'],
    ['wake me at 6.45. thanks', '2026-11-19T05:45:00.000Z'],
    ['a reminder for 1.12. at 9 that it ends', '2026-12-01T08:00:00.000Z'],
    ['remind me in 90s to flip the pancakes', '2026-11-18T10:01:00.000Z'],
    ['wake me in 30s', '2026-11-18T10:00:00.000Z'],
    ['remind me within 30m to call', '2026-11-18T10:30:00.000Z'],
    ['remind me after 20m', '2026-11-18T10:20:00.000Z'],
    ['remind me in about 20m to stir', '2026-11-18T10:20:00.000Z'],
    ['after 90s turn it', '2026-11-18T10:01:00.000Z'],
    ['remind me in another 20m', '2026-11-18T10:20:00.000Z'],
    ['friday 19h30', '2026-11-20T18:30:00.000Z'],
    ['on friday at 3p', '2026-11-20T14:00:00.000Z'],
    ['12-1 tomorrow', '2026-11-19T11:00:00.000Z'],
    ['in five hours, so at 3 this afternoon', '2026-11-18T14:00:00.000Z'],
    ['in two days, on Friday at 4pm', '2026-11-20T15:00:00.000Z'],
    ['a week on Friday, 27 November at 9:30', '2026-11-27T08:30:00.000Z'],
    ['a picnic on 8 May next year at 3pm', '2027-05-08T13:00:00.000Z'],
    ['the evening of 1 December, 19:00', '2026-12-01T18:00:00.000Z'],
    ["invited at my boss's on Monday, seven o'clock", '2026-11-23T18:00:00.000Z'],
    ['from Friday 4 December an infusion every six weeks, 9am at the day unit', '2026-12-04T08:00:00.000Z'],
  ])('%j is %s', (sentence, start) => {
    expect(find(sentence)?.start.toISOString()).toBe(start);
  });

  it.each([
    'version 2.10',
    'page 5',
    'may I ask',
    'I sat there',
    'a three day trip',
    'it costs 5 dollars',
    'my daily life',
  ])('is missing in %j', (sentence) => {
    expect(find(sentence)).toBeUndefined();
  });

  it('reads ranges and lengths in minutes', () => {
    expect(find('tomorrow from 2 to 4')?.duration).toBe(120);
    expect(find('a two-hour meeting on Tuesday at 10')?.duration).toBe(120);
    expect(find('tomorrow at 2 for 45 minutes')?.duration).toBe(45);
    expect(find('monday at 9 for an hour and a half')?.duration).toBe(90);
  });

  it.each([
    ['every Monday at 9', 'FREQ=WEEKLY;BYDAY=MO'],
    ['each month on the 1st', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['every other Tuesday at 6pm', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['first Monday of every month', 'FREQ=MONTHLY;BYDAY=1MO'],
    ['every day at 8 for 10 days', 'FREQ=DAILY;COUNT=10'],
    ['every Sunday until June', 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20270601T215900Z'],
    ['every May 5th', 'FREQ=YEARLY'],
    ['every 6 hours', 'FREQ=HOURLY;INTERVAL=6'],
    ['every weekend', 'FREQ=WEEKLY;BYDAY=SA,SU'],
    ['quarterly review', 'FREQ=MONTHLY;INTERVAL=3'],
    ['a report at the end of each quarter', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1'],
    ['always at the end of the quarter', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1'],
    ['quarterly on the 15th', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15'],
    ['on the 1st and 15th of every month', 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
    ['every first and third Thursday', 'FREQ=MONTHLY;BYDAY=1TH,3TH'],
    ['every weekday except Friday', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH'],
    ['the last working day of every month', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
    ['every Monday for three months', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270218T225900Z'],
    ['my quarterly review with Dana on 12 May', undefined],
    ['piano on Mondays at 5 for another 8 weeks', 'FREQ=WEEKLY;BYDAY=MO;COUNT=8'],
    ['Spanish on Saturdays at 9:30, ten of them', 'FREQ=WEEKLY;BYDAY=SA;COUNT=10'],
    ['board meetings are quarterly, the 14th at 10am', 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=14'],
    ['starting Monday at 8am for ten weeks', 'FREQ=WEEKLY;BYDAY=MO;COUNT=10'],
    ['eight physio sessions prescribed, Mondays at 8:30', 'FREQ=WEEKLY;BYDAY=MO;COUNT=8'],
    ['two lessons, Mondays and Thursdays at 6pm', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['a six-week pottery course, Thursdays at 18:30', 'FREQ=WEEKLY;BYDAY=TH;COUNT=6'],
    ['the course runs ten times, Saturdays at 2pm', 'FREQ=WEEKLY;BYDAY=SA;COUNT=10'],
    ['every evening at 9:30 until the end of May', 'FREQ=DAILY;UNTIL=20270531T215900Z'],
    ['every day at 8 until the end of the year', 'FREQ=DAILY;UNTIL=20261231T225900Z'],
    ['until the Christmas break (18 Dec) every Friday at 5pm', 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261218T225900Z'],
    ['a monthly committee, always the second Wednesday at 9:30', 'FREQ=MONTHLY;BYDAY=2WE'],
    ['every six months on the 2nd, first time 2 February', 'FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=2'],
    ['Thursday lunch at noon until 17 December', 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20261217T225900Z'],
  ])('reads %j as the rule %s', (sentence, rule) => {
    expect(find(sentence)?.recurring).toBe(rule);
  });

  it.each([
    ['Therapy is fortnightly on Mondays at 5pm, next one the 30th', '2026-11-30T16:00:00.000Z'],
    ['I call her every Sunday at 3pm and run out of words after five minutes', '2026-11-22T14:00:00.000Z'],
    ['they come Mondays at 6:30 in the bloody morning, and leave on Sunday night', '2026-11-23T05:30:00.000Z'],
    ['on the last working day of each month, and in October I got it wrong', '2026-11-30T08:00:00.000Z'],
    ['our anniversary is 9 July, every year the same', '2027-07-09T07:00:00.000Z'],
    ['on the last day of each quarter', '2026-12-31T08:00:00.000Z'],
  ])('begins the series of %j at %s', (sentence, start) => {
    expect(find(sentence)?.start.toISOString()).toBe(start);
  });

  it.each([
    ['fr', 'cours de dessin le jeudi soir à 20h30', 'FREQ=WEEKLY;BYDAY=TH'],
    ['fr', 'encore six séances de kiné, le lundi à 12h15', 'FREQ=WEEKLY;BYDAY=MO;COUNT=6'],
    ['it', 'il lunedì alle 17.45 per altre 8 settimane', 'FREQ=WEEKLY;BYDAY=MO;COUNT=8'],
    ['de', 'montag bis freitag um 17:30', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['de', 'immer am 10. des Monats', 'FREQ=MONTHLY;BYMONTHDAY=10'],
    ['es', 'segundo viernes de mes, 18:30', 'FREQ=MONTHLY;BYDAY=2FR'],
    ['fr', 'six séances chez le kiné, le lundi à 12h15', 'FREQ=WEEKLY;BYDAY=MO;COUNT=6'],
    ['fr', 'tous les jours de la semaine à 8h', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['fr', 'chaque soir à 22h pendant dix jours', 'FREQ=DAILY;COUNT=10'],
    ['de', 'achtmal samstags um 10 Uhr', 'FREQ=WEEKLY;BYDAY=SA;COUNT=8'],
    ['de', 'bis Ende des Jahres jeden Abend um 22 Uhr', 'FREQ=DAILY;UNTIL=20261231T225900Z'],
    ['de', 'am Monatsende muss ich immer abrechnen', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['nl', 'eens in de drie weken op woensdag om 14 uur', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=WE'],
    ['pt', 'às segundas às 19h até ao fim de maio', 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270531T215900Z'],
    ['es', 'una vez al día a las 8', 'FREQ=DAILY'],
  ] as const)('reads %s %j as the rule %s', (language, sentence, rule) => {
    expect(findWhen(sentence, reference, 'Europe/Berlin', language)?.recurring).toBe(rule);
  });

  it.each([
    ['is a 5m or a 10m line better'],
    ['what do people say in 1:1s'],
    ['a playlist of 90s music'],
    ['a film set in 90s Berlin'],
    ['send the end of the month report'],
    ['the end of year dinner was lovely, and so was the end of the quarter report'],
    ['revenue of 4.2m, floor of 2.1 x 3.4 m'],
  ])('does not read a size as a time: %j', (sentence) => {
    expect(find(sentence)).toBeUndefined();
  });

  it('distinguishes a vague week, which starts on its Monday, from a day', () => {
    expect(find('next week')).toMatchObject({
      namesOnlyPeriod: true,
      hasDate: false,
      localStart: { day: 23, month: 11 },
    });
    expect(find('on Friday')).toMatchObject({ namesOnlyPeriod: false, hasDate: true, hasTime: false });
  });

  it("resolves a bare weekday in the user's time zone", () => {
    expect(find('Wednesday at 2pm')?.start.toISOString()).toBe('2026-11-18T13:00:00.000Z');
    expect(find('Wednesday at 10am')?.start.toISOString()).toBe('2026-11-25T09:00:00.000Z');
    // 23:30 on Wednesday in UTC is already Thursday in Auckland.
    const late = findWhen('Thursday at 3pm', new Date('2026-11-18T23:30:00Z'), 'Pacific/Auckland');
    expect(late?.start.toISOString()).toBe('2026-11-19T02:00:00.000Z');
  });

  it('does not repeat what is at the end of one quarter', () => {
    for (const sentence of ['at the end of the quarter', 'send the end of the quarter report on Friday'])
      expect(find(sentence)?.recurring).toBeUndefined();
  });

  it('recognises the past', () => {
    for (const sentence of ['yesterday at 5', 'two days ago', 'last Monday']) expect(find(sentence)?.isPast).toBe(true);
    expect(find('tomorrow')?.isPast).toBe(false);
  });
});

const inBerlin = (sentence: string, language?: 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl') => {
  const found = findWhen(sentence, new Date('2026-11-18T10:00:00Z'), 'Europe/Berlin', language);
  const { month, day, hour, minute } = found?.localStart ?? { month: 0, day: 0, hour: 0, minute: 0 };
  return `${day}.${month}. ${hour}:${String(minute).padStart(2, '0')} ${found?.recurring ?? ''}`.trim();
};

describe('a series', () => {
  it.each([
    ['four Tuesdays in a row from 1 December, 6pm', '1.12. 18:00 FREQ=WEEKLY;BYDAY=TU;COUNT=4'],
    ['eight Saturdays starting 9 January at 10am', '9.1. 10:00 FREQ=WEEKLY;BYDAY=SA;COUNT=8'],
    ['remind me at 8pm for the next 10 days', '18.11. 20:00 FREQ=DAILY;COUNT=10'],
    ['I work Sat and Sun 7am every weekend', '21.11. 7:00 FREQ=WEEKLY;BYDAY=SA,SU'],
    ['every six weeks, next one is Wednesday 2 December at 17:00', '2.12. 17:00 FREQ=WEEKLY;INTERVAL=6;BYDAY=WE'],
    ['every weekday until Christmas at 8am', '19.11. 8:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20261225T225900Z'],
    ['twice a week, Tue and Thu, at 6:30am', '19.11. 6:30 FREQ=WEEKLY;BYDAY=TU,TH'],
    ['every year on March 14', '14.3. 9:00 FREQ=YEARLY'],
    ['magnesium daily 10pm', '18.11. 22:00 FREQ=DAILY'],
  ])('%j is %s', (sentence, expected) => {
    expect(inBerlin(sentence)).toBe(expected);
  });

  it.each([
    ['nl', 'vier dinsdagen achter elkaar vanaf 1 december om 19 uur', '1.12. 19:00 FREQ=WEEKLY;BYDAY=TU;COUNT=4'],
    ['de', 'vier Dienstage hintereinander, ab 1. Dezember um 19 Uhr', '1.12. 19:00 FREQ=WEEKLY;BYDAY=TU;COUNT=4'],
    ['fr', 'quatre mardis de suite à partir du 1er décembre à 19h', '1.12. 19:00 FREQ=WEEKLY;BYDAY=TU;COUNT=4'],
    [
      'es',
      'cuatro martes seguidos a partir del 1 de diciembre a las 19:00',
      '1.12. 19:00 FREQ=WEEKLY;BYDAY=TU;COUNT=4',
    ],
    ['it', 'quattro martedì di fila a partire dal 1 dicembre alle 19', '1.12. 19:00 FREQ=WEEKLY;BYDAY=TU;COUNT=4'],
    ['pt', 'quatro terças seguidas a partir de 1 de dezembro às 19h', '1.12. 19:00 FREQ=WEEKLY;BYDAY=TU;COUNT=4'],
    ['de', 'erinnere mich die nächsten 10 Tage um 20 Uhr', '18.11. 20:00 FREQ=DAILY;COUNT=10'],
    ['fr', 'rappelle-moi les 10 prochains jours à 20h', '18.11. 20:00 FREQ=DAILY;COUNT=10'],
    ['de', 'zweimal pro Woche, dienstags und donnerstags um 18 Uhr', '19.11. 18:00 FREQ=WEEKLY;BYDAY=TU,TH'],
    ['pt', 'duas vezes por semana, terça e quinta às 7h', '19.11. 7:00 FREQ=WEEKLY;BYDAY=TU,TH'],
    ['es', 'cada dos días a las 19:00', '18.11. 19:00 FREQ=DAILY;INTERVAL=2'],
    ['nl', 'tot kerst elke dag om 8 uur', '19.11. 8:00 FREQ=DAILY;UNTIL=20261225T225900Z'],
    ['it', 'ogni giorno alle 8 fino a Natale', '19.11. 8:00 FREQ=DAILY;UNTIL=20261225T225900Z'],
  ] as const)('in %s, %j is %s', (language, sentence, expected) => {
    expect(inBerlin(sentence, language)).toBe(expected);
  });

  it('is not read in a stay of several days', () => {
    expect(inBerlin('for the next 10 days I am in Rome, back on Monday')).not.toContain('FREQ');
  });
});

describe('a spoken clock time', () => {
  it.each([
    [undefined, 'the new film on Friday at half seven', '20.11. 19:30'],
    [undefined, 'team lunch friday half twelve', '20.11. 12:30'],
    ['nl', 'vrijdag om kwart over één', '20.11. 13:15'],
    ['de', 'morgen halb eins', '19.11. 12:30'],
    ['it', 'venerdì ore 15', '20.11. 15:00'],
  ] as const)('in %s, %j is %s', (language, sentence, expected) => {
    expect(inBerlin(sentence, language)).toBe(expected);
  });
});
