import { describe, expect, test } from 'vitest';
import { setUpAskingPerson } from '#test/asking-person.ts';

const { asNewPerson, ask, reply } = setUpAskingPerson({
  conversations: [
    {
      title: 'SQL-Joins',
      day: '2026-08-03',
      source: 'chatgpt',
      messages: ['Wie funktioniert ein SQL-Join?', 'Ein Join verbindet Tabellen in SQL.'],
    },
    {
      title: 'SQL runden',
      day: '2026-09-10',
      source: 'claude',
      messages: ['Warum rundet SQL so?', 'Es rundet zur geraden Zahl.'],
    },
    {
      title: 'Sauerteig',
      day: '2026-10-11',
      source: 'chatgpt',
      messages: ['Mein Sauerteig ist flach', 'Sauerteig braucht acht Stunden.', 'Danke', 'Gern geschehen.'],
    },
  ],
  goal: { title: '24 Bücher lesen', targetValue: 24, unit: 'Bücher', targetDate: '2026-12-31' },
  tasks: [
    { title: 'Bücher zurückgeben', dueDate: '2026-11-18' },
    { title: 'Paket packen', dueDate: '2026-11-21' },
    { title: 'Reifen kaufen' },
  ],
  events: [
    { title: 'Zahnarzt', eventDate: '2026-11-24T10:00:00Z', duration: 60 },
    { title: 'Chor', eventDate: '2026-11-12T19:00:00Z', duration: 90 },
  ],
  reminder: { title: 'Fahrrad abholen', remindAt: '2026-12-01T10:00:00Z' },
});
describe('a whole answer in German about conversations', () => {
  asNewPerson('Ann');
  test.each([
    ['wie viele Nachrichten habe ich?', 'Es sind 8 Nachrichten in 3 Gesprächen; 4 davon sind von dir.'],
    [
      'wie viele Gespräche hatte ich im Oktober?',
      'Du hattest ein Gespräch im Oktober 2026.\n\n- **[Sauerteig](…)**, 11. Oktober 2026',
    ],
    [
      'wie viele Gespräche habe ich mit Claude über SQL?',
      'Eines deiner Gespräche mit Claude erwähnt SQL.\n\n- **[SQL runden](…)**, 10. September 2026',
    ],
    [
      'nutze ich Claude oder ChatGPT mehr?',
      'Mehr für ChatGPT: 1 mehr als für Claude.\n\n- Claude: ein Gespräch\n- ChatGPT: 2 Gespräche',
    ],
    [
      'welchen Assistenten nutze ich am meisten?',
      'ChatGPT ist der am meisten genutzte Assistent: 2 Gespräche.\n\n- ChatGPT: 2\n- Claude: 1',
    ],
    [
      'was ist mein längstes Gespräch?',
      'Dein längstes Gespräch:\n\n- **[Sauerteig](…)**, 11. Oktober 2026 (4 Nachrichten)',
    ],
    ['Was haben wir über Xylophone gesagt?', 'Ich habe in deinen Gesprächen nichts zu Xylophone gefunden.'],
  ])('%s', async (question, answer) => {
    expect(await reply(question)).toBe(answer);
  });
});

describe('a whole answer in German about plans and goals', () => {
  asNewPerson('Ben');
  test.each([
    [
      'Was habe ich am Dienstag?',
      'In deinem Kalender am 24. November 2026:\n\n- Dienstag, 24. November um 10:00: Zahnarzt',
    ],
    ['wann war mein letzter Termin?', 'Dein letzter Termin: Donnerstag, 12. November um 19:00: Chor (vor 8 Tagen)'],
    [
      'wann habe ich am Dienstag Zeit?',
      'Du hast am 24. November 2026 Zeit:\n\n- Dienstag, 24. November von 8:00 bis 10:00\n- Dienstag, 24. November von 11:00 bis 20:00\n\nAn dem Tag:\n\n- Dienstag, 24. November um 10:00: Zahnarzt',
    ],
    [
      'welche Erinnerungen habe ich?',
      'Deine anstehenden Erinnerungen:\n\n- Dienstag, 1. Dezember um 10:00: Fahrrad abholen',
    ],
    [
      'welche Aufgaben sind überfällig?',
      'Eine Aufgabe ist überfällig:\n\n- Bücher zurückgeben, fällig Mittwoch, 18. November',
    ],
    ['wie viele Aufgaben habe ich?', 'Du hast 3 offene Aufgaben.'],
    [
      'was sind meine Ziele?',
      'Du hast ein offenes Ziel:\n\n- 24 Bücher lesen: 0 von 24 Bücher (0 %), noch 24, bis Donnerstag, 31. Dezember (im Plan)',
    ],
    ['wie viele Karteikarten habe ich?', 'Heute ist keine Karte fällig. Du hast keine Karten.'],
    ['Zahnarzt am Dienstag um 15 Uhr', 'Ich kann das in deinen Kalender eintragen.'],
    ['wie spät ist es?', 'Es ist Freitag, 20. November um 9:00.'],
  ])('%s', async (question, answer) => {
    expect(await reply(question)).toBe(answer);
  });
});

describe('a follow-up in German', () => {
  asNewPerson('Cara');
  test('asks for consent, and moves the event', async () => {
    const asked = 'Verschiebe Zahnarzt auf Donnerstag';
    const { response, offers } = await ask(asked);
    expect(response).toBe(
      'Soll ich das verschieben? **Zahnarzt**, Dienstag, 24. November um 10:00 → **Donnerstag, 26. November um 10:00**.',
    );
    expect(offers).toEqual(['Ja', 'Nein']);
    expect(await reply(asked, 'Ja')).toBe('„Zahnarzt“ ist jetzt am Donnerstag, 26. November um 10:00.');
  });

  test.each([
    [['Merk dir, dass ich Vegetarier bin', 'ja'], 'Ich merke mir: Ich bin Vegetarier'],
    [
      ['Verschiebe den Chat über Sauerteig nach Health'],
      '[Sauerteig](…) ist jetzt in Health und bleibt dort. Vorher: Other.',
    ],
  ])('%j', async (messages, answer) => {
    expect(await reply(...messages)).toBe(answer);
  });
});
