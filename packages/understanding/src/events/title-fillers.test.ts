import { expect, test } from 'vitest';
import { detectSuggestions } from '../detect-events.ts';

const titleOf = (text: string): string | undefined =>
  detectSuggestions({
    text,
    role: 'user',
    reference: new Date('2026-11-30T10:00:00Z'),
    timeZone: 'Europe/Amsterdam',
  })[0]?.title;

test.each([
  ['so apparently the boiler guy can come this Thursday at half 8, stick that in', 'The boiler guy can come'],
  ["right, MOT's due on the 14th, need to get that sorted", 'MOT'],
  [
    "Heads up to self: parents' evening is 9 December, 18:10 slot with Ms Okafor",
    "Parents' evening slot with Ms Okafor",
  ],
  ["We've finally agreed on Sunday for the allotment tidy-up at 10", 'Allotment tidy-up'],
  ['got the keys handover for the flat on 18 December at noon!!', 'Keys handover for the flat'],
  ['dog school starts Saturday 5 December at 10', 'Dog school'],
  ['book club has been shifted to the second Monday of every month, 8pm', 'Book club'],
  ["you need to remind me about grandma's eye drops every evening at nine", "Grandma's eye drops"],
  ['woensdag komt de loodgieter, ergens tussen 8 en 12', 'De loodgieter komt'],
  ['o ja, volgende week dinsdag om 8:45 moet ik met de kat naar de dierenarts', 'Met de kat naar de dierenarts'],
  ['herinner me er morgenavond even aan dat ik de was nog moet ophangen', 'De was ophangen'],
  ['ik heb trouwens op 3 december om 14:15 de controle bij de oogarts', 'De controle bij de oogarts'],
  ['also, der Elektriker kommt jetzt doch erst am Donnerstag um 7 Uhr früh', 'Der Elektriker kommt'],
  ['übrigens hab ich am Dienstag um 15:15 noch die Kontrolle beim Hautarzt', 'Die Kontrolle beim Hautarzt'],
  ['wir haben uns jetzt auf den 19. geeinigt, 15 Uhr Plätzchenbacken bei Oma', 'Plätzchenbacken bei Oma'],
  ["j'ai réussi à avoir un créneau chez l'ostéo : lundi 14 à 17h45", "Créneau chez l'ostéo"],
  ["n'oublie pas de me rappeler demain soir de sortir le linge", 'Sortir le linge'],
  ['me han dado cita en el dermatólogo para el lunes 14 a las 17:45', 'Cita en el dermatólogo'],
  ['apúntame también la cena de empresa, viernes 18 a las 21h en el asador', 'Cena de empresa en el asador'],
  ['que no se me olvide: el 15 hay que pagar el seguro del coche', 'Pagar el seguro del coche'],
  ["allora, l'idraulico alla fine viene giovedì mattina verso le otto", "L'idraulico viene"],
  ['mi hanno spostato la visita oculistica a lunedì 14 alle 17:45', 'Visita oculistica'],
  ['olha, afinal o canalizador vem quinta-feira de manhã, por volta das oito', 'O canalizador vem'],
  ['Bis zum 18. muss die Wohnungskündigung raus', 'Die Wohnungskündigung raus'],
  ['No sábado dia 12 às 16h é a festa de anos da Rita', 'A festa de anos da Rita'],
  ["un lundi sur deux à 18h, chorale, jusqu'à fin juin", 'Chorale'],
  ['todas as segundas e quartas às 7h, natação', 'Natação'],
  ['a partir de janeiro, aulas de cerâmica todas as quintas às 19h30, dez aulas', 'Aulas de cerâmica'],
])('the title has no words that lead over to the plan: %s', (text, title) => expect(titleOf(text)).toBe(title));

test.each([
  ['Right shoulder physio on Thursday at 9', 'Right shoulder physio'],
  ['Finals rehearsal on Friday at 6pm', 'Finals rehearsal'],
  ['Text Ana tomorrow at 9am, remind me', 'Text Ana'],
  ['Sorry Day event on Friday at 10am', 'Sorry Day event'],
])('a name that begins like such words stays: %s', (text, title) => expect(titleOf(text)).toBe(title));
