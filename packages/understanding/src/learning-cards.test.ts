import { describe, expect, test } from 'vitest';
import { lessonOf, proposeCards } from './learning-cards.ts';

const turnsOf = (...texts: string[]) =>
  texts.map((text, index) => ({
    id: `${index}`,
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text,
  }));
const cards = (...texts: string[]) => proposeCards(turnsOf(...texts)).map(({ front, back }) => [front, back]);

const KERNEL =
  'The Linux kernel is a core component of the Linux operating system. It serves as the bridge between the hardware and the software of a computer.';

describe('cards from definitions', () => {
  test('define a term by the sentence that says what it is, not by the one that says where it belongs', () => {
    expect(cards('Explain the Linux kernel', KERNEL)).toEqual([
      ['What is the Linux kernel?', 'The bridge between the hardware and the software of a computer.'],
    ]);
  });

  test('leave out the words that only open a sentence', () => {
    const reply = 'In general, a zoning law involves rules on what may be built on a piece of land and for which use.';
    expect(cards('What does a zoning law involve?', reply).map(([front]) => front)).toEqual([
      'What does a zoning law involve?',
    ]);
  });

  test('say what a term refers to, where a word comes from, and what something is called', () => {
    const reply = [
      'In the context of computer systems, the term "kernel" refers to the central part that manages the hardware.',
      'The word "muscle" is derived from the Latin word "musculus", which means "little mouse".',
      'This is done by a mechanism called process scheduling, which gives each process a fair amount of time.',
    ].join('\n\n');
    expect(cards('What is the origin of these terms?', reply).map(([front]) => front)).toEqual([
      'What does the term "kernel" refer to in the context of computer systems?',
      'Where does the word "muscle" come from?',
      'What is process scheduling?',
    ]);
  });

  test('leave out an origin that is only a form of the word itself', () => {
    const reply = 'The word "kernel" is derived from the Latin word "kernels", which means "seed" or "core".';
    expect(cards('Where does the word kernel come from?', reply)).toEqual([]);
  });

  test('say what a thing in “a vs b?” is, what a theorem states, and what a t-test does', () => {
    const reply = 'A poolish is a liquid preferment of equal parts flour and water. A biga is a stiff preferment.';
    expect(cards('poolish vs biga?', reply).map(([front]) => front)).toEqual(['What is a poolish?']);
    expect(
      cards(
        'CAP theorem in two sentences',
        'The CAP theorem states that a distributed store can have at most two of consistency, availability and partition tolerance.',
      ),
    ).toMatchObject([['What does the CAP theorem state?', expect.stringMatching(/^A distributed store can/)]]);
    expect(cards('what exactly does a t-test do', 'A t-test compares the means of two groups.')).toEqual([
      ['What does a t-test do?', 'A t-test compares the means of two groups.'],
    ]);
  });

  test('keep the capital of a name, even if another word of the reply begins like it', () => {
    const reply = 'Redis/Valkey is a store of keys and values in memory, to which many reads of a site are redirected.';
    expect(cards('Explain Redis/Valkey', reply).map(([front]) => front)).toEqual(['What is Redis/Valkey?']);
  });

  test('say who a person with a one-word name was, and do not answer why with a definition', () => {
    expect(cards('Who was Rembrandt?', 'Rembrandt was a Dutch painter of the Golden Age.')).toEqual([
      ['Who was Rembrandt?', expect.stringContaining('Dutch painter')],
    ]);
    const reply = 'The Gulf Stream is a warm ocean current that carries heat to the North Atlantic.';
    expect(cards('Why is the Gulf Stream important for Europe?', reply).map(([front]) => front)).toEqual([
      'What is the Gulf Stream?',
    ]);
  });

  test('explain a difference by one sentence about both or by a definition of each', () => {
    const reply =
      'A desktop license is a licence to install a font. A web license is a licence to embed a font on a site.';
    expect(cards("what's the difference between a desktop and a web license?", reply)).toHaveLength(2);
    expect(
      cards(
        'difference between ser and estar again?',
        'Ser is used for lasting traits; estar is used for passing states.',
      ),
    ).toContainEqual([
      'What is the difference between ser and estar?',
      'Ser is used for lasting traits; estar is used for passing states.',
    ]);
  });

  test('ignore a later sentence about another subject', () => {
    const reply =
      'Event sourcing is a pattern in which every change is stored. The current state is obtained by replaying events. It is a bad idea for simple applications.';
    expect(cards('what is event sourcing?', reply).map(([front]) => front)).toEqual(['What is event sourcing?']);
  });

  test.each([
    ['opinions', 'Rust is a great choice for your project and a popular language.'],
    ['what points elsewhere', 'This is a function that adds two numbers and returns the sum of them.'],
    ['empty subjects', 'The answer is a number between one and ten that nobody knows.'],
    ['pieces of code', 'A map is a structure such as {a: 1} that holds keys and values.'],
    ['judged things', 'A bad sign is a pink streak in the starter, which shows that mold has grown on it.'],
    ['groups nobody asked about', 'Old silent comedies are a genre of films that rely on physical humour.'],
    ['who somebody is, unasked', 'Ada Lovelace is a mathematician who wrote about the first computing machine.'],
  ])('leave out %s', (_, reply) => {
    expect(cards('How does it work?', reply)).toEqual([]);
  });
});

describe('cards from questions', () => {
  test('leave out an answer that only repeats the question', () => {
    const asked = 'Can the ARG_MAX limit be changed on macOS?';
    expect(cards(asked, 'Yes, the ARG_MAX limit can be changed on macOS.')).toEqual([]);
    expect(cards(asked, 'Yes, the ARG_MAX limit can be changed on macOS by building another kernel.')).toHaveLength(1);
  });

  test('have the question and the sentence that answers it', () => {
    expect(
      cards(
        'Hi! Why do leaves change their colour in autumn?',
        "Great question! Leaves change their colour because trees stop making chlorophyll, so other pigments show. Let me know if you'd like more.",
      ),
    ).toEqual([
      [
        'Why do leaves change their colour in autumn?',
        'Leaves change their colour because trees stop making chlorophyll, so other pigments show.',
      ],
    ]);
  });

  test('list steps and parts in short form', () => {
    const steps =
      '1. **Boil water:** use fresh water.\n2. **Add the pasta:** stir once.\n3. **Drain it:** keep some water.';
    expect(cards('How do I cook pasta?', `Here is how:\n\n${steps}`)).toEqual([
      ['How do you cook pasta?', '1. Boil water\n2. Add the pasta\n3. Drain it'],
    ]);
    const parts = '## Economic decline\n\nTaxes rose.\n\n## Military defeats\n\nArmies were lost.';
    expect(cards('What were the main causes of the fall of Rome?', parts)).toEqual([
      ['What were the main causes of the fall of Rome?', 'Economic decline; Military defeats.'],
    ]);
  });

  test('compare two things aspect by aspect', () => {
    const reply =
      'Some differences:\n\n1. Speed: Go is usually faster than Ruby, because it is compiled.\n2. Fun: nobody knows.';
    expect(cards('Compare Go and Ruby', reply)).toContainEqual([
      'Go and Ruby: how do they compare in speed?',
      'Go is usually faster than Ruby, because it is compiled.',
    ]);
    const types = '1. Performance: Go is a compiled language, while Ruby is an interpreted language.';
    expect(cards('Compare Go and Ruby', types).map(([front]) => front)).not.toContain(
      'Go and Ruby: how do they compare in performance?',
    );
  });

  test.each([
    ['for advice', 'Should files be the source of truth?', 'Yes, with digests kept in the vault of the server.'],
    [
      'of the clock',
      'What time is it in Tokyo when it is 3 pm in Berlin?',
      'It is 10 pm in Tokyo when it is 3 pm in Berlin.',
    ],
    [
      'for a calculation',
      'How far do 18 hours at 490 knots take a plane?',
      '18 hours at 490 knots take a plane 8,820 miles.',
    ],
    ['for news', 'What is new in the Linux kernel?', 'The Linux kernel is a component that gained a new scheduler.'],
    [
      'answered by an announcement',
      'What is the role of the moon?',
      'There are several roles of the moon worth a look.',
    ],
    ['that need the conversation', 'What is the meeting about?', 'The meeting is a review of the quarterly numbers.'],
    ['about oneself', 'What should I tell my wife about the kernel?', KERNEL],
    ['that want something made', 'Write an essay about the Linux kernel', KERNEL],
    ['that were not answered', 'Who won the cup in 1998?', "I don't have information about that cup."],
    ['that cannot be understood alone', 'Why is that?', 'That is because it was always so and it never changed.'],
  ])('leave out questions %s', (_, ask, reply) => {
    expect(cards(ask, reply).filter(([front]) => front === ask)).toEqual([]);
  });

  test('leave out answers that were contradicted or retracted', () => {
    expect(cards('Explain the Linux kernel', KERNEL, 'That is wrong.', 'Let me see.')).toEqual([]);
    expect(cards('Explain the Linux kernel', KERNEL, 'Hm, really?', 'You are correct, I apologize.')).toEqual([]);
  });
});

describe('a side of a card', () => {
  test('is never longer than 200 characters, and shortened only by dropping additions', () => {
    const long = `The Linux kernel is a core component of the Linux operating system, which ${'does many things and '.repeat(12)}ends.`;
    expect(cards('Explain the Linux kernel', long)).toEqual([
      ['What is the Linux kernel?', 'A core component of the Linux operating system.'],
    ]);
    const solid = `The Linux kernel is a core component ${'of a large and complicated system '.repeat(8)}of programs.`;
    expect(cards('Explain the Linux kernel', solid)).toEqual([]);
  });

  test.each([
    '',
    '```',
    '**'.repeat(500),
    '1. '.repeat(4_000),
    'The '.repeat(5_000),
    'a: '.repeat(5_000),
    `Foo is a component of ${'a'.repeat(150)}, that`,
    '"'.repeat(20_000),
  ])('is not made from an unusual text', (text) => {
    expect(cards(text, text, text, text)).toEqual([]);
    expect(cards('Explain the Linux kernel', text)).toEqual([]);
  });
});

describe('what a conversation teaches', () => {
  test('is named by its title if the cards mention it, otherwise by their subjects', () => {
    const turns = turnsOf('Explain the Linux kernel', KERNEL);
    expect(lessonOf('Linux kernel basics.', turns)).toMatchObject({ topic: 'Linux kernel basics' });
    expect(lessonOf('Haiku about blimps', turns)).toMatchObject({ topic: 'Linux kernel', topicKey: 'kernel linux' });
    expect(lessonOf('Small talk', turnsOf('How are you?', 'Fine.'))).toMatchObject({ topic: '', cards: [], note: [] });
  });

  test('has notes word for word, with their message', () => {
    const { note } = lessonOf('Linux kernel', turnsOf('Explain the Linux kernel', KERNEL));
    expect(note.length).toBeGreaterThan(0);
    for (const { turnId, text } of note) {
      expect(turnId).toBe('1');
      expect(KERNEL).toContain(text);
    }
  });
});
