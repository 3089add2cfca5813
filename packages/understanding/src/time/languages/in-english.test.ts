import { describe, expect, it } from 'vitest';
import { findWhen } from '../find-when.ts';
import type { PlanLanguage } from './time-words.ts';

// Wednesday, 11:00 in Berlin.
const reference = new Date('2026-11-18T10:00:00Z');
const find = (language: PlanLanguage, text: string) => findWhen(text, reference, 'Europe/Berlin', language);

describe('the time of a text in another language', () => {
  it.each<[PlanLanguage, string, string]>([
    ['nl', 'zaterdag 10u', '2026-11-21T09:00:00.000Z'],
    ['nl', 'vrijdag om half vijf', '2026-11-20T15:30:00.000Z'],
    ['nl', 'morgen om kwart voor tien', '2026-11-19T08:45:00.000Z'],
    ['nl', 'volgende week dinsdag om 9u30', '2026-11-24T08:30:00.000Z'],
    ['de', 'am letzten Freitag im November um 8 Uhr', '2026-11-27T07:00:00.000Z'],
    ['de', 'am 20. nächsten Monats um 11 Uhr', '2026-12-20T10:00:00.000Z'],
    ['de', 'Montag um 9 Uhr ist Sitzung', '2026-11-23T08:00:00.000Z'],
    ['de', 'an Heiligabend um 18 Uhr', '2026-12-24T17:00:00.000Z'],
    ['fr', '3 avril à 14h', '2027-04-03T12:00:00.000Z'],
    ['fr', 'vendredi prochain à 9h', '2026-11-20T08:00:00.000Z'],
    ['fr', 'demain à sept heures moins le quart', '2026-11-19T17:45:00.000Z'],
    ['es', 'el sabado a las nueve y media de la noche', '2026-11-21T20:30:00.000Z'],
    ['es', 'dentro de media hora', '2026-11-18T10:30:00.000Z'],
    ['it', 'lunedi alle 9 e mezza', '2026-11-23T08:30:00.000Z'],
    ['it', "tra mezz'ora", '2026-11-18T10:30:00.000Z'],
    ['pt', 'na quinta às 14h30', '2026-11-19T13:30:00.000Z'],
    ['pt', 'toda última segunda do mês às 10h, a partir de dezembro', '2026-12-28T09:00:00.000Z'],
    ['nl', 'elke laatste vrijdag van de maand om 17:00, vanaf januari', '2027-01-29T16:00:00.000Z'],
    ['fr', "le 8 mai de l'année prochaine à 10h", '2027-05-08T08:00:00.000Z'],
    ['pt', 'no dia 20 do próximo mês às 11h', '2026-12-20T10:00:00.000Z'],
  ])('%s %j is %s', (language, text, start) => {
    expect(find(language, text)?.start.toISOString()).toBe(start);
  });

  it.each<[PlanLanguage, string, string]>([
    ['nl', 'om de week op donderdag om 19 uur', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],
    ['nl', 'elke eerste maandag van de maand', 'FREQ=MONTHLY;BYDAY=1MO'],
    ['de', 'jeden Montag und Mittwoch um 18 Uhr', 'FREQ=WEEKLY;BYDAY=MO,WE'],
    ['de', 'am 15. jedes Monats', 'FREQ=MONTHLY;BYMONTHDAY=15'],
    ['fr', 'un mardi sur deux à 18h', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'],
    ['fr', "tous les lundis à 9h jusqu'au 21 décembre", 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261221T225900Z'],
    ['fr', 'tous les lundis et jeudis à 12h15', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['de', 'montags bis freitags um 7:30', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['es', 'los martes y jueves a las 19h', 'FREQ=WEEKLY;BYDAY=TU,TH'],
    ['es', 'cada 8 horas', 'FREQ=HOURLY;INTERVAL=8'],
    ['it', 'il 10 di ogni mese', 'FREQ=MONTHLY;BYMONTHDAY=10'],
    ['pt', 'todo dia 5', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['es', 'todos los días 22:00', 'FREQ=DAILY'],
    ['es', 'cada 8 de septiembre', 'FREQ=YEARLY'],
    ['fr', 'chaque 21 juin', 'FREQ=YEARLY'],
    ['pt', 'toda quinta às 19h e o vizinho já reclamou duas vezes', 'FREQ=WEEKLY;BYDAY=TH'],
    ['nl', 'ik heb op dinsdag en donderdag om 18:00 crossfit', 'FREQ=WEEKLY;BYDAY=TU,TH'],
  ])('%s %j repeats by %s', (language, text, rule) => {
    expect(find(language, text)?.recurring).toBe(rule);
  });

  it.each<[PlanLanguage, string, number]>([
    ['nl', 'van 1 tot 5 december', 5],
    ['de', 'vom 1. bis 12. Juli', 12],
    ['fr', 'du 20 au 27 décembre', 8],
    ['es', 'del 1 al 8 de diciembre', 8],
    ['it', 'dal 1 al 12 luglio', 12],
    ['pt', 'de 1 a 12 de julho', 12],
  ])('%s %j lasts %i days', (language, text, days) => {
    expect(find(language, text)?.days).toBe(days);
  });
});
