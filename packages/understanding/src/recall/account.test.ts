import { expect, it } from 'vitest';
import { accountOf } from './account.ts';
import type { AccountSource } from './read-conversations.ts';
import { recallQuestion } from './recall-question.ts';

const conversation = (title: string, day: string, ...texts: string[]): AccountSource => ({
  title,
  at: new Date(day),
  turns: texts.map((text, at) => ({ id: `${title}-${at}`, role: at % 2 === 0 ? 'user' : 'assistant', text })),
});

const archive = [
  conversation(
    'Piano for Mia',
    '2025-03-02',
    'Mia wants a piano. The shop Klangwerk asks 2,900 for a Kawai, and a neighbour sells an old Bechstein for 1,200. What would you look at?',
    'Look at the soundboard and have a tuner come along.',
    'The tuner found a crack in the Bechstein, so we bought the Kawai for 2,650 with a stool.',
    'A good choice. Have it tuned after a month.',
  ),
  conversation(
    'Name for the boat',
    '2024-05-01',
    'We need a name for the boat. Ideas?',
    '- Zeemeeuw\n- Pluto\n- Wolkje',
    'We take Pluto, the children laughed.',
    'A fine name.',
  ),
  conversation(
    'New name for the boat',
    '2025-06-11',
    'Another boat in the harbour is called Pluto too. Rename ours?',
    'A new name avoids mix-ups on the radio.',
    'Then it is called Wolkje from now on.',
    'Tell the harbour master.',
  ),
  conversation(
    'Deposit Return Letter',
    '2026-08-07',
    'Moved out of the Gartenweg in June. Deposit was 1,900, the landlord sent back only 1,650 and keeps 250 for stains.',
    'Send him the photos of the handover, with a date.',
    'he paid the 250 in the end, so all of it is back',
    'A fine ending. The photos were worth 250, and the chapter Gartenweg is closed.',
  ),
  conversation(
    'Knieoperation Papa',
    '2025-09-14',
    'Papa bekommt am 3. Oktober ein neues Knie, in der Klinik am See. Was müssen wir vorbereiten?',
    'Haltegriffe im Bad und ein hoher Stuhl.',
    'Meine Schwester Jana hat die ersten Tage bei ihm gewohnt, alles ging gut.',
    'Das freut mich.',
  ),
];

const told = (text: string, language: 'en' | 'de' | 'nl' | 'es' = 'en'): string => {
  const question = recallQuestion(text, language);
  if (question === undefined) throw new Error('no question');
  return accountOf(question, language, archive)
    .told.map(({ source, quotes }) => [source.title, ...quotes.map((quote) => quote.text)].join('\n'))
    .join('\n');
};

it('answers both halves of a question, what was asked at first and what was paid', () => {
  const answer = told('how much did we pay for the piano, and what did the shop ask?');
  expect(answer).toContain('2,650');
  expect(answer).toContain('2,900');
});

it('tells the newest state first, and what was before', () => {
  const answer = told('what is our boat called now and what was it called before that?');
  expect(answer.indexOf('Wolkje from now on')).toBeGreaterThan(-1);
  expect(answer.indexOf('We take Pluto')).toBeGreaterThan(answer.indexOf('Wolkje from now on'));
});

it('finds words of another language than that of the question', () => {
  const answer = told("when was my dad's knee operation and who stayed with him afterwards?");
  expect(answer).toContain('Jana');
});

it('tells the last report of the person beside a reply that comments on it', () => {
  const answer = told('Hab ich die Kaution vom Gartenweg eigentlich ganz zurückbekommen?', 'de');
  expect(answer).toContain('he paid the 250');
});

it.each(['What did we pay for the violin?', 'What did we decide about the garage roof?', 'Who is our notary?'])(
  'tells nothing rather than something else: %s',
  (text) => {
    expect(told(text)).toBe('');
  },
);
