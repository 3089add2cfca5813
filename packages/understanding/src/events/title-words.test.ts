import { expect, it } from 'vitest';
import { detectSuggestions } from '../detect-events.ts';

it.each([
  ['Zet even een herinnering voor vrijdag 27 november: huur betalen.', 'Huur betalen'],
  ['vr 27/11 9u teamdag in de duinen, ik kook', 'Teamdag in de duinen'],
  ['Op vier december om tien uur is mijn functioneringsgesprek.', 'Mijn functioneringsgesprek'],
  ['sa 28.11. 14h hofflohmarkt bei uns, was ziehe ich an?', 'Hofflohmarkt bei uns'],
  ['Promemoria per venerdì 27 novembre: pagare la mensa.', 'Pagare la mensa'],
  ['El miércoles 2 de diciembre a las 16:30 tengo cita con el notario, ¿qué llevo?', 'Cita con el notario'],
  ["Completely different: we're giving Ben a party sat 16 jan 7pm.", "We're giving Ben a party"],
  ["The choir concert is on 12 December at 7pm, we've sold 80 tickets.", 'The choir concert'],
  ['We play every Tuesday at 6.30pm.', 'We play every Tuesday at 6.30pm'],
])('the plan in %j is called %j', (text, title) => {
  const [found] = detectSuggestions({
    text,
    role: 'user',
    reference: new Date('2026-11-18T10:00:00Z'),
    timeZone: 'Europe/Berlin',
  });
  expect(found?.title).toBe(title);
});
