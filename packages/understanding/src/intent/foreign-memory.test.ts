import { expect, it } from 'vitest';
import { detectIntent } from '../intents.ts';

const ask = (text: string) => detectIntent(text, new Date('2026-11-18T10:00:00Z'), 'Europe/Berlin');

it.each([
  ['merk dir, dass ich eine Nussallergie habe', 'Ich habe eine Nussallergie'],
  ['onthoud dat ik in Utrecht woon', 'Ik woon in Utrecht'],
  ['retiens que je suis gauchère', 'Je suis gauchère'],
  ['recuerda que soy celíaca', 'Soy celíaca'],
  ['ricordati che sono allergico alle arachidi', 'Sono allergico alle arachidi'],
  ['lembra-te que moro no Porto', 'Moro no Porto'],
])('%j remembers %j', (text, statement) => {
  expect(ask(text)).toMatchObject({ intent: 'remember', text: statement });
});

it.each([['recuerda que tengo dentista mañana'], ['note que je dois rappeler la mutuelle'], ['merk dir das']])(
  '%j has nothing to remember about the person',
  (text) => {
    expect(ask(text).intent).not.toBe('remember');
  },
);

it.each([['was weißt du über mich?'], ['qué sabes de mí'], ['wat weet je allemaal over mij']])(
  '%j asks for all that is remembered',
  (text) => {
    expect(ask(text).intent).toBe('memories');
  },
);
