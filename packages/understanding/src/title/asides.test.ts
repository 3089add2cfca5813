import { expect, test } from 'vitest';
import { titleFromText } from '../title.ts';

test.each([
  [
    "Hi! Hope you're having a great day. I've been lurking on gardening forums for weeks and nobody agrees, so here goes: my lemon tree drops all its leaves every winter although it stands in a cool hallway. What am I doing wrong?",
    'My lemon tree drops all its leaves every winter',
  ],
  [
    'Ok so long story short my landlord wants to sell the flat we live in. Can he do that?',
    'My landlord wants to sell the flat we live in',
  ],
  ["I'm 61 and retired. Which pension forms do I need?", 'Which pension forms do I need'],
  [
    'Sorry if this is a stupid question but I never learned it. When you divide fractions, why do you flip the second one?',
    'When you divide fractions, why do you flip the second one',
  ],
  [
    'Hoi, ik hoop dat je me kunt helpen. Mijn dakgoot lekt al weken boven de voordeur. Wat nu?',
    'Mijn dakgoot lekt al weken boven de voordeur',
  ],
  [
    'sorry domme vraag misschien maar hoe krijg ik kaarsvet uit een wollen kleed zonder dat het een vlek word',
    'Hoe krijg ik kaarsvet uit een wollen kleed',
  ],
  [
    'Hallo zusammen, ich hoffe, ihr könnt mir helfen. Meine Waschmaschine bleibt mitten im Programm stehen. Woran liegt das?',
    'Meine Waschmaschine bleibt mitten im Programm stehen',
  ],
  [
    'Könntest du mir bitte eine freundliche, aber bestimmte Mail an meinen Vermieter formulieren?',
    'Eine freundliche, aber bestimmte Mail an meinen Vermieter formulieren',
  ],
  [
    "Bonjour, j'espère que vous allez bien. Je me permets de vous écrire car mon fils refuse de manger des légumes. Que faire ?",
    'Mon fils refuse de manger des légumes',
  ],
  ['Salut, petite question bête : peut-on congeler une quiche déjà cuite ?', 'Peut-on congeler une quiche déjà cuite'],
  [
    'Hola buenas, perdona que te moleste. Resulta que mi casero quiere subirme el alquiler de golpe. ¿Qué hago?',
    'Mi casero quiere subirme el alquiler de golpe',
  ],
  [
    'Ciao, scusa il disturbo! Volevo chiederti una cosa: il mio basilico muore sempre dopo due settimane, dove sbaglio?',
    'Il mio basilico muore sempre dopo due settimane',
  ],
  [
    'desculpa a pergunta parva mas como é que tiro nódoas de vinho de uma toalha branca?',
    'Como é que tiro nódoas de vinho de uma toalha branca',
  ],
  [
    'Vat dit samen: "De gemeenteraad heeft besloten het parkeren te verbieden"',
    'Vat dit samen: De gemeenteraad heeft besloten het parkeren te verbieden',
  ],
])('the title of %j leaves out greetings, apologies and introductions', (text, title) => {
  expect(titleFromText(text)).toBe(title);
});
