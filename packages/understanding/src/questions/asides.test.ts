import { expect, test } from 'vitest';
import { withoutAsides } from './asides.ts';

test.each([
  ["where's that chat about the damp patch, pretty sure it was ages ago", "where's that chat about the damp patch"],
  ['and what was the answer in the end?', 'and what was the answer?'],
  ['did I ask about the boiler, i think in spring?', 'did I ask about the boiler?'],
  ['wat was het antwoord uiteindelijk?', 'wat was het antwoord?'],
  ['et pour le four, on avait décidé quoi finalement', 'et pour le four, on avait décidé quoi'],
  ['¿qué decidimos sobre el piso al final?', '¿qué decidimos sobre el piso?'],
  ['Und was weißt du sonst noch so über mich?', 'was weißt du über mich?'],
  ['i need that chat about trams again, cant find it', 'i need that chat about trams again'],
  ["what was the trick for eggs, i don't remember", 'what was the trick for eggs'],
  ['the chat about rent but I couldnt find it anymore', 'the chat about rent'],
  ['what else do you know about me?', 'what do you know about me?'],
  ['Wie heißt eigentlich Finns Klassenlehrerin?', 'Wie heißt Finns Klassenlehrerin?'],
  ['Wie is onze huisbaas eigenlijk?', 'Wie is onze huisbaas?'],
  ["cos'altro sai di me?", 'cosa sai di me?'],
])('%j is read as %j', (text, bare) => {
  expect(withoutAsides(text)).toBe(bare);
});

test.each(['finalement', 'I think I need a break', 'how many chats about the end of the world?'])(
  '%j is kept',
  (text) => {
    expect(withoutAsides(text)).toBe(text);
  },
);
