import { describe, expect, test } from 'vitest';
import { setUpAskingPerson } from '#test/asking-person.ts';

const { asNewPerson, ask, reply } = setUpAskingPerson({
  conversations: [
    {
      title: 'SQL joins',
      day: '2026-08-03',
      source: 'chatgpt',
      messages: ['Come funziona una join in SQL?', 'Una join collega tabelle.'],
    },
    {
      title: 'Arrotondare in SQL',
      day: '2026-09-10',
      source: 'claude',
      messages: ['Perché SQL arrotonda così?', 'Arrotonda al pari.'],
    },
    {
      title: 'Lievito madre',
      day: '2026-10-11',
      source: 'chatgpt',
      messages: ['Il mio lievito è piatto', 'Il lievito ha bisogno di otto ore.', 'Grazie', 'Prego.'],
    },
  ],
  goal: { title: 'Leggere 24 libri', targetValue: 24, unit: 'libri', targetDate: '2026-12-31' },
  tasks: [
    { title: 'Restituire i libri', dueDate: '2026-11-18' },
    { title: 'Preparare il pacco', dueDate: '2026-11-21' },
    { title: 'Comprare gli pneumatici' },
  ],
  events: [
    { title: 'Dentista', eventDate: '2026-11-24T10:00:00Z', duration: 60 },
    { title: 'Coro', eventDate: '2026-11-12T19:00:00Z', duration: 90 },
  ],
  reminder: { title: 'Ritirare la bici', remindAt: '2026-12-01T10:00:00Z' },
});
describe('a whole answer in Italian about conversations', () => {
  asNewPerson('Ann');
  test.each([
    ['quanti messaggi ho?', 'Ci sono 8 messaggi in 3 conversazioni; ne hai scritti 4.'],
    ['quante conversazioni ho sulla corsa?', 'Nessuna delle tue conversazioni menziona “corsa”.'],
    [
      'quante conversazioni ho avuto a ottobre?',
      'Hai avuto una conversazione a ottobre 2026.\n\n- **[Lievito madre](…)**, 11 ottobre 2026',
    ],
    ['quale percentuale delle mie conversazioni è con Claude?', 'Su 3 conversazioni, una è con Claude: 33%.'],
    [
      'quante conversazioni ho in media al mese?',
      'In media 0,8 conversazioni al mese (3 conversazioni dal 1 agosto 2026).',
    ],
    ['quale assistente uso di più?', 'ChatGPT è l’assistente più usato: 2 conversazioni.\n\n- ChatGPT: 2\n- Claude: 1'],
    [
      'qual è la mia conversazione più lunga?',
      'La tua conversazione più lunga:\n\n- **[Lievito madre](…)**, 11 ottobre 2026 (4 messaggi)',
    ],
    [
      'quando ho parlato di lievito per la prima volta?',
      'Hai parlato di “lievito” per la prima volta l’11 ottobre 2026:\n\n**[Lievito madre](…)**, 11 ottobre 2026\n\n> *Hai scritto:* Il mio lievito è piatto\n>\n> Il lievito ha bisogno di otto ore.',
    ],
    ['Sposta la chat sul lievito in Health', '[Lievito madre](…) ora è in Health e ci resta. Prima era in Other.'],
  ])('%s', async (question, answer) => {
    expect(await reply(question)).toBe(answer);
  });

  test('a month with the most conversations', async () => {
    expect(await reply('in quale mese ho avuto più conversazioni?')).toMatch(
      /^Agosto 2026, settembre 2026 e ottobre 2026 sono stati i mesi più intensi: una conversazione ciascuno\.\n/,
    );
  });
});

describe('a whole answer in Italian about plans and goals', () => {
  asNewPerson('Ben');
  test.each([
    [
      'quanti appuntamenti ho la settimana prossima?',
      'Hai un appuntamento dal 23 novembre 2026 al 29 novembre 2026.\n\n- martedì 24 novembre alle ore 10:00: Dentista',
    ],
    ['Che cosa ho venerdì?', 'Non hai niente in agenda il 27 novembre 2026.'],
    [
      'quando sono libero martedì?',
      'Hai tempo libero il 24 novembre 2026:\n\n- martedì 24 novembre dalle 8:00 alle 10:00\n- martedì 24 novembre dalle 11:00 alle 20:00\n\nQuel giorno:\n\n- martedì 24 novembre alle ore 10:00: Dentista',
    ],
    [
      'quando era il mio ultimo appuntamento?',
      'Il tuo ultimo appuntamento: giovedì 12 novembre alle ore 19:00: Coro (8 giorni fa)',
    ],
    ['quali promemoria ho?', 'I tuoi promemoria in arrivo:\n\n- martedì 1 dicembre alle ore 10:00: Ritirare la bici'],
    [
      'quali attività sono in ritardo?',
      'Un’attività è in ritardo:\n\n- Restituire i libri, scadenza mercoledì 18 novembre',
    ],
    ['quali attività ho completato questo mese?', 'Non hai completato nessuna attività a novembre 2026.'],
    [
      'quali sono i miei obiettivi?',
      'Hai un obiettivo aperto:\n\n- Leggere 24 libri: 0 su 24 libri (0%), ancora 24, entro giovedì 31 dicembre (in linea)',
    ],
    ['quante flashcard ho?', 'Oggi non hai flashcard da ripassare. Non ne hai nessuna.'],
    ['quali evidenziazioni ho?', 'Non hai evidenziazioni.'],
  ])('%s', async (question, answer) => {
    expect((await reply(question)).trim()).toBe(answer);
  });
});

describe('an answer in Italian to other messages', () => {
  asNewPerson('Cas');
  test.each([
    [['Che ore sono?'], 'È venerdì 20 novembre, ore 9:00.'],
    [['cos’è successo il 31 novembre?'], 'Il 31 novembre non esiste. Indica un altro giorno.'],
    [['Aggiungi comprare il latte alla mia lista'], 'Posso aggiungerlo alle tue attività.'],
    [
      ['Dentista martedì alle 15', 'anzi alle 16'],
      'Ho modificato la proposta: **Dentista**, martedì 24 novembre alle ore 16:00 (1 ora).',
    ],
    [['Dentista martedì alle 15', 'lascia stare'], 'La proposta “Dentista” è annullata.'],
    [
      ['ho letto 3 libri, aggiungili al mio obiettivo di lettura', 'sì'],
      'Ho aggiunto 3 libri a **Leggere 24 libri**: 3 su 24 libri (13%), ancora 21, entro giovedì 31 dicembre (in anticipo).',
    ],
    [['Ricorda che mi piace il tè', 'sì'], 'Lo tengo a mente: Mi piace il tè'],
    [['Vorrei leggere 12 libri, crea questo obiettivo', 'no'], 'Non ho cambiato niente.'],
    [['Lievito madre', 'Rinomina questa chat in Pane'], '“Lievito madre” ora si chiama [Pane](…).'],
    [['how many reminders do I have?', 'quante attività ho?'], 'Hai 3 attività da fare.'],
  ])('%j', async (messages, answer) => {
    expect(await reply(...messages)).toBe(answer);
  });

  test('consent is asked for in Italian, and given', async () => {
    const asked = ['quando è il dentista?', 'spostalo al giorno dopo'];
    const { response, offers } = await ask(...asked);
    expect(response).toBe(
      'Lo sposto? **Dentista**, martedì 24 novembre alle ore 10:00 → **mercoledì 25 novembre alle ore 10:00**.',
    );
    expect(offers).toEqual(['Sì', 'No']);
    expect(await reply(...asked, 'Sì')).toBe('Ho spostato “Dentista” a mercoledì 25 novembre alle ore 10:00.');
  });
});
