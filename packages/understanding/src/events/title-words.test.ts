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
  ['My daughter and I sit the exams on 12 December at 8am.', 'My daughter and I sit the exams'],
  ["The christening's on Sunday the 29th, 11:30, and I'm the godmother.", 'The christening'],
  ["I'm invited at my boss's on Monday the 23rd, seven o'clock.", "I'm invited at my boss's"],
  ['pls ping me on weekdays at 8:45 so i dont forget to clock in', 'Clock in'],
  ['Remind me tomorrow at 9.30 to put in my retainer.', 'Put in my retainer'],
  ['catching the 7:40 ferry to Texel on Saturday', 'Catching the ferry to Texel'],
  ['set something for sunday 7pm so I defrost the duck', 'Defrost the duck'],
  ['Fridays, 4:30 pm: tell me to send my timesheet.', 'Send my timesheet'],
  ['The parents evening is next thursday 17:45 and my teacher is difficult.', 'The parents evening'],
  ['De eerste dinsdag van de maand ga ik om 14:00 naar het museum.', 'Ik ga naar het museum'],
  ['Toda quinta às 19h tenho ensaio na garagem e o vizinho já reclamou duas vezes.', 'Ensaio na garagem'],
])('the plan in %j is called %j', (text, title) => {
  const [found] = detectSuggestions({
    text,
    role: 'user',
    reference: new Date('2026-11-18T10:00:00Z'),
    timeZone: 'Europe/Berlin',
  });
  expect(found?.title).toBe(title);
});
