import { describe, expect, test } from 'vitest';
import { proposeCards } from '../learning-cards.ts';

const cards = (question: string, answer: string) =>
  proposeCards([
    { id: 'question', role: 'user', text: question },
    { id: 'answer', role: 'assistant', text: answer },
  ]).map(({ front, back }) => [front, back]);

describe('cards of what a reply explains', () => {
  test('define a marked term by the kind of thing it is, whatever was asked', () => {
    expect(
      cards(
        'my landlord wants to keep the deposit, what now',
        'First look at the paperwork. An **inventory** is a signed list of everything in the flat and its condition.\nSend him a copy.',
      ),
    ).toEqual([['What is an inventory?', 'A signed list of everything in the flat and its condition.']]);
  });

  test('define each term of a list that was asked for', () => {
    expect(
      cards(
        'gross, net and tare weight, one line each pls',
        '- **Gross weight:** the goods together with their packaging.\n- **Net weight:** the goods without any packaging.\n- **Tare weight:** the packaging or the vehicle alone.',
      ).map(([front]) => front),
    ).toEqual(['What does gross weight mean?', 'What does net weight mean?', 'What does tare weight mean?']);
  });

  test('explain the difference of two things by a sentence about each', () => {
    expect(
      cards(
        'verschil vilt en wol in gewone taal',
        'Vilt bestaat uit vezels die met water en wrijving in elkaar zijn gedrukt. Wol is de vacht van een schaap, gesponnen of niet.',
      ),
    ).toEqual([
      [
        'Wat is het verschil tussen vilt en wol?',
        'Vilt bestaat uit vezels die met water en wrijving in elkaar zijn gedrukt. Wol is de vacht van een schaap, gesponnen of niet.',
      ],
    ]);
  });

  test('answer a question that follows its subject: “een wichelroede wat is dat”', () => {
    expect(
      cards('een wichelroede wat is dat', 'Een wichelroede is een gevorkte tak waarmee mensen naar water zoeken.'),
    ).toEqual([['Wat is een wichelroede?', 'Een gevorkte tak waarmee mensen naar water zoeken.']]);
  });

  test('name the cause of a message of a program', () => {
    expect(
      cards(
        'Traceback (most recent call last):\n  File "run.py", line 3\nModuleNotFoundError: No module named \'yaml\'',
        'The package PyYAML is missing in the environment that runs the script. Install it with pip.',
      ),
    ).toEqual([
      [
        "What causes “ModuleNotFoundError: No module named 'yaml'”?",
        'The package PyYAML is missing in the environment that runs the script.',
      ],
    ]);
  });

  test('say when to do something, if the answer is the same for everybody', () => {
    expect(cards('when do i prune lavender', 'Late August, just after it has flowered. Leave some green.')).toEqual([
      ['When do you prune lavender?', 'Late August, just after it has flowered.'],
    ]);
  });

  test.each([
    [
      'what do i wear to a wedding in a mosque',
      '**Clothes:** long and loose, no bright white.\n**Shoes:** easy to take off.',
    ],
    ['what do i say to a friend in mourning', 'Say what is true and leave out what comforts only the speaker.'],
    ['when do i ring my bank', 'On 3 May, because the letter says so.'],
    ['hoe lang duurt het nog', 'Ongeveer drie weken, gok ik.'],
    ['is voorlezen een belijdenis', 'Nee. **Voorlezen** is geen belijdenis maar een vriendendienst aan je oma.'],
    ['how many rolls do i need for a wall of 4.2 x 2.6', 'Five rolls, with one in reserve.'],
  ])('leave out advice for one person: %s', (question, answer) => {
    expect(cards(question, answer)).toEqual([]);
  });
});
