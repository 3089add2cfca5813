import { describe, expect, test } from 'vitest';
import { setUpAskingPerson } from '#test/asking-person.ts';

const { asNewPerson, ask, reply } = setUpAskingPerson({
  conversations: [
    {
      title: 'SQL joins',
      day: '2026-08-03',
      source: 'chatgpt',
      messages: ['Hoe werkt een SQL join?', 'Een join verbindt tabellen.'],
    },
    {
      title: 'SQL afronden',
      day: '2026-09-10',
      source: 'claude',
      messages: ['Waarom rondt SQL zo af?', 'Het rondt af naar even.'],
    },
    {
      title: 'Zuurdesem',
      day: '2026-10-11',
      source: 'chatgpt',
      messages: ['Mijn zuurdesem is plat', 'Zuurdesem heeft acht uur nodig.', 'Dank je', 'Graag gedaan.'],
    },
  ],
  goal: { title: '24 boeken lezen', targetValue: 24, unit: 'boeken', targetDate: '2026-12-31' },
  tasks: [
    { title: 'Boeken terugbrengen', dueDate: '2026-11-18' },
    { title: 'Pakket inpakken', dueDate: '2026-11-21' },
    { title: 'Banden kopen' },
  ],
  events: [
    { title: 'Tandarts', eventDate: '2026-11-24T10:00:00Z', duration: 60 },
    { title: 'Koor', eventDate: '2026-11-12T19:00:00Z', duration: 90 },
  ],
  reminder: { title: 'Fiets ophalen', remindAt: '2026-12-01T10:00:00Z' },
});
const needsModel =
  'Ik ben de ingebouwde assistent en kan dat niet schrijven of uitleggen. Een gekoppeld taalmodel kan het wel: zie de [instellingen](/settings).';
const CHART = [
  '```text',
  'augustus 2026   ████████████████████████ 1',
  'september 2026  ████████████████████████ 1',
  'oktober 2026    ████████████████████████ 1',
  '```',
].join('\n');

describe('a whole answer in Dutch about conversations', () => {
  asNewPerson('Ann');
  test.each([
    ['hoeveel berichten heb ik?', 'Er zijn 8 berichten in 3 gesprekken; daarvan schreef jij er 4.'],
    ['heb ik ooit over vulkanen gepraat?', 'Nee. In geen van je gesprekken komt vulkanen voor.'],
    [
      'hoeveel gesprekken had ik in oktober?',
      'Je had één gesprek in oktober 2026.\n\n- **[Zuurdesem](…)**, 11 oktober 2026',
    ],
    [
      'hoeveel gesprekken heb ik over SQL in september?',
      'In één van je gesprekken in september 2026 komt SQL voor.\n\n- **[SQL afronden](…)**, 10 september 2026',
    ],
    [
      'had ik meer gesprekken in augustus of in oktober?',
      'Evenveel gesprekken in beide gevallen: elk 1 voor augustus 2026 en oktober 2026.\n\n- augustus 2026: één gesprek\n- oktober 2026: één gesprek',
    ],
    [
      'gebruik ik Claude of ChatGPT meer?',
      'Meer voor ChatGPT: 1 meer dan voor Claude.\n\n- Claude: één gesprek\n- ChatGPT: 2 gesprekken',
    ],
    ['welk percentage van mijn gesprekken is met Claude?', '1 van de 3 gesprekken is met Claude: 33%.'],
    [
      'hoeveel berichten heeft een gesprek gemiddeld?',
      'Gemiddeld 2,7 berichten per gesprek (8 berichten in 3 gesprekken).',
    ],
    [
      'hoeveel gesprekken heb ik gemiddeld per maand?',
      'Gemiddeld 0,8 gesprekken per maand (3 gesprekken sinds 1 augustus 2026).',
    ],
    ['gesprekken per maand', `Gesprekken per maand (3 in totaal):\n\n${CHART}`],
    [
      'wat was mijn drukste maand?',
      `Augustus 2026, september 2026 en oktober 2026 waren de drukste maanden: elk één gesprek.\n\n${CHART}`,
    ],
    [
      'welke assistent gebruik ik het meest?',
      'ChatGPT is de meest gebruikte assistent: 2 gesprekken.\n\n- ChatGPT: 2\n- Claude: 1',
    ],
    ['wat is mijn langste gesprek?', 'Je langste gesprek:\n\n- **[Zuurdesem](…)**, 11 oktober 2026 (4 berichten)'],
  ])('%s', async (question, answer) => {
    expect(await reply(question)).toBe(answer);
  });
});

describe('a whole answer in Dutch about plans and goals', () => {
  asNewPerson('Ben');
  test.each([
    ['Wat heb ik dinsdag?', 'In je agenda op 24 november 2026:\n\n- dinsdag 24 november om 10:00: Tandarts'],
    [
      'wat staat er volgende week in mijn agenda?',
      'In je agenda van 23 november 2026 tot en met 29 november 2026:\n\n- dinsdag 24 november om 10:00: Tandarts',
    ],
    [
      'wanneer was mijn laatste afspraak?',
      'Je laatste afspraak: donderdag 12 november om 19:00: Koor (8 dagen geleden)',
    ],
    [
      'hoeveel afspraken heb ik?',
      'Je hebt één afspraak van 20 november 2026 tot en met 18 februari 2027.\n\n- dinsdag 24 november om 10:00: Tandarts',
    ],
    [
      'wanneer ben ik dinsdag vrij?',
      'Je bent vrij op 24 november 2026:\n\n- dinsdag 24 november van 8:00 tot 10:00\n- dinsdag 24 november van 11:00 tot 20:00\n\nDie dag:\n\n- dinsdag 24 november om 10:00: Tandarts',
    ],
    ['welke herinneringen heb ik?', 'Je komende herinneringen:\n\n- dinsdag 1 december om 10:00: Fiets ophalen'],
    ['hoeveel herinneringen heb ik?', 'Je hebt één komende herinnering.'],
    ['welke taken zijn te laat?', 'Eén taak is te laat:\n\n- Boeken terugbrengen, deadline woensdag 18 november'],
    ['hoeveel taken heb ik?', 'Je hebt 3 open taken.'],
    ['toon mijn taken zonder datum', 'Je hebt één open taak zonder deadline:\n\n- Banden kopen'],
    ['welke taken heb ik deze maand afgerond?', 'Je hebt geen taken afgerond in november 2026.'],
    ['hoeveel taken heb ik in Work?', 'Ik kan taken niet selecteren op categorie.'],
    [
      'wat zijn mijn doelen?',
      'Je hebt één open doel:\n\n- 24 boeken lezen: 0 van 24 boeken (0%), nog 24 te gaan, uiterlijk donderdag 31 december (op schema)',
    ],
    ['hoeveel flashcards heb ik?', 'Vandaag hoef je geen kaart te herhalen. Je hebt 0 kaarten.'],
    ['staat er iets in mijn inbox?', 'Er wacht geen voorstel in je inbox.'],
    ['welke markeringen heb ik?', 'Je hebt geen markeringen.'],
  ])('%s', async (question, answer) => {
    expect((await reply(question)).trim()).toBe(answer);
  });
});

describe('a whole answer in Dutch to other messages', () => {
  asNewPerson('Cas');
  test.each([
    ['Dank je wel', 'Graag gedaan.'],
    ['schrijf een gedicht over de zee', needsModel],
    ['wat is 15% van 80?', '15% van 80: **12**'],
    ['Hoe laat is het?', 'Het is vrijdag 20 november om 9:00.'],
    ['wat gebeurde er op 31 november?', '31 november bestaat niet. Noem een andere dag.'],
    ['Wat hebben we over xylofoons gezegd?', 'Ik heb niets over xylofoons in je gesprekken gevonden.'],
    ['Zet melk kopen op mijn lijst', 'Ik kan dit als taak toevoegen.'],
    ['Herinner me morgen om 9 uur aan de vuilnis', 'Ik kan je hieraan herinneren.'],
    [
      'Wat hebben we over zuurdesem gezegd?',
      'Dit heb ik in je gesprekken gevonden:\n\n**[Zuurdesem](…)**, 11 oktober 2026\n\n> *Je schreef:* Mijn zuurdesem is plat\n>\n> Zuurdesem heeft acht uur nodig.',
    ],
    [
      'wanneer heb ik voor het eerst naar SQL gevraagd?',
      'Je had het voor het eerst over SQL op 3 augustus 2026:\n\n**[SQL joins](…)**, 3 augustus 2026\n\n> *Je vroeg:* Hoe werkt een SQL join?\n>\n> Een join verbindt tabellen.',
    ],
    [
      'Verplaats de chat over zuurdesem naar Health',
      '[Zuurdesem](…) staat nu in Health en blijft daar. Het stond in Other.',
    ],
  ])('%s', async (question, answer) => {
    expect(await reply(question)).toBe(answer);
  });
});

describe('a follow-up', () => {
  asNewPerson('Dirk');
  test.each([
    [
      ['hoeveel gesprekken heb ik over SQL?', 'hoeveel daarvan met Claude?'],
      'In één van je gesprekken met Claude komt SQL voor.\n\n- **[SQL afronden](…)**, 10 september 2026',
    ],
    [
      ['wat is mijn langste gesprek?', 'en het tweede?'],
      'Nummer 2 van 3:\n\n- **[SQL afronden](…)**, 10 september 2026 (2 berichten)',
    ],
    [
      ['Tandarts dinsdag om 15.00 uur', 'maak er 16.00 uur van'],
      'Ik heb het voorstel gewijzigd: **Tandarts**, dinsdag 24 november om 16:00 (1 uur).',
    ],
    [['Tandarts dinsdag om 15.00 uur', 'laat maar'], 'Het voorstel “Tandarts” vervalt.'],
    [
      ['ik heb 3 boeken gelezen, tel ze op bij mijn leesdoel', 'ja'],
      'Ik heb 3 boeken opgeteld bij **24 boeken lezen**: 3 van 24 boeken (13%), nog 21 te gaan, uiterlijk donderdag 31 december (voor op schema).',
    ],
    [['Onthoud dat ik vegetariër ben', 'ja'], 'Ik onthoud: Ik ben vegetariër'],
    [['Ik wil 3000 euro sparen, maak daar een doel van', 'nee'], 'Er is niets veranderd.'],
  ])('%j is answered in Dutch', async (messages, answer) => {
    expect(await reply(...messages)).toBe(answer);
  });

  test('asks for consent in Dutch, and moves the event of the reply before', async () => {
    const asked = ['wanneer is de tandarts en hoeveel dagen is dat nog?', 'zet het maar naar de dag erna'];
    const { response, offers } = await ask(...asked);
    expect(response).toBe(
      'Zal ik dit verzetten? **Tandarts**, dinsdag 24 november om 10:00 → **woensdag 25 november om 10:00**.',
    );
    expect(offers).toEqual(['Ja', 'Nee']);
    expect(await reply(...asked, 'Ja')).toBe('“Tandarts” staat nu op woensdag 25 november om 10:00.');
  });
});

describe('languages in one conversation', () => {
  asNewPerson('Eva');
  test('each message of a mixed conversation is answered in its own language', async () => {
    const first = 'how many reminders do I have?';
    expect(await reply(first)).toBe('You have one upcoming reminder.');
    expect(await reply(first, 'hoeveel taken heb ik?')).toBe('Je hebt 3 open taken.');
    expect(await reply(first, 'hoeveel taken heb ik?', 'how many events do I have?')).toMatch(/^You have one event/);
  });

  test('a title in another language does not decide the language', async () => {
    expect(await reply('when is Tandarts?')).toMatch(/^Your|^On your schedule/);
    expect(await reply('zet “call the bank” op mijn lijst')).toBe('Ik kan dit als taak toevoegen.');
  });
});
