import { expect, test } from 'vitest';
import { withPlannedTitles, snapshotOf } from '../test-snapshot.ts';
import { findOpenPromises } from './open-promise.ts';
import { findRecurringWorries } from './recurring-worry.ts';
import { adviseOnRepeatedRequests } from './repeated-question.ts';
import { findUnfinishedPlans } from './unfinished-plan.ts';
import { findWishedHabits } from './wished-habit.ts';

const plan = { text: "I'm planning to open a coffee shop in Lisbon. What permits do I need?", ago: 20 };

test('a plan without a later mention is unfinished, and quoted', () => {
  const [found, ...others] = findUnfinishedPlans(snapshotOf([plan]));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    title: 'Make it a goal: Open a coffee shop in Lisbon',
    priority: 'medium',
    actionType: 'planning',
    sources: [{ id: 'conversation-0', messageId: 'message-0', quote: "I'm planning to open a coffee shop in Lisbon." }],
    action: { kind: 'goal', title: 'Open a coffee shop in Lisbon' },
  });
});

test('the advice on a plan depends on its wording: to decide, to prepare, or to make it a goal', () => {
  const lines = [
    { text: "We're thinking about opening a second shop in the old post office.", ago: 9 },
    { text: "I'm preparing for interviews at two large companies.", ago: 12 },
    { text: "I'm planning to release my first album this year.", ago: 30 },
  ];
  expect(findUnfinishedPlans(snapshotOf(lines)).map(({ title }) => title)).toEqual([
    'Decide about opening a second shop in the old post office',
    'Prepare for interviews at two large companies',
    'Make it a goal: Release your first album this year',
  ]);
});

test('work that was started leads to an event of an hour on the next day', () => {
  const lines = [{ text: "I'm working on a mystery novel and need a name for the detective.", ago: 9 }];
  expect(findUnfinishedPlans(snapshotOf(lines))).toMatchObject([
    {
      title: 'Get back to your mystery novel',
      action: { kind: 'event', start: '2026-11-21T18:00:00.000Z', minutes: 60 },
    },
  ]);
});

test('a plan that two conversations mention is recommended once, with a higher priority', () => {
  const again = { text: 'I decided to open the coffee shop in Lisbon with my sister.', ago: 5 };
  const [found, ...others] = findUnfinishedPlans(snapshotOf([plan, again]));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ priority: 'high', sources: [{ id: 'conversation-1' }, { id: 'conversation-0' }] });
});

test.each([
  ['made today', [{ ...plan, ago: 0 }], {}],
  ['that is in the planner', [plan], withPlannedTitles('Open the coffee shop in Lisbon')],
  ['whose suggestion was decided on', [plan], { decidedMessages: new Set(['message-0']) }],
  ['that has been done since', [{ ...plan }, { text: 'I finally launched the coffee shop in Lisbon!', ago: 1 }], {}],
  ['for a day in the past', [{ text: "I'm planning to visit New York this weekend.", ago: 60 }], {}],
  ['of more than a year ago', [{ ...plan, ago: 400 }], {}],
])('a plan %s is not unfinished', (_, lines, planner) => {
  expect(findUnfinishedPlans(snapshotOf(lines, planner))).toEqual([]);
});

const worries = [
  { text: "I'm really worried about my mother's operation.", ago: 25 },
  { text: "I'm still anxious about the operation of my mother, what can I ask the surgeon?", ago: 3 },
];

test('a worry in two conversations is recurring', () => {
  const [found, ...others] = findRecurringWorries(snapshotOf(worries));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ priority: 'high', sources: [{ id: 'conversation-1' }, { id: 'conversation-0' }] });
  expect(found?.why).toBe('You named it as a worry 2 times, in different conversations.');
});

test('a repeated feeling is a recurring worry, whatever its cause', () => {
  const lines = [
    { text: "i'm exhausted.", ago: 60 },
    { text: "I'm completely overwhelmed, today I cried.", ago: 2 },
  ];
  expect(findRecurringWorries(snapshotOf(lines))).toMatchObject([
    { title: 'Take time for what keeps worrying you: how worn out you are', sources: [{}, {}] },
  ]);
});

test.each([
  ['named once', worries.slice(0, 1)],
  ['said twice in one conversation', worries.map((line) => ({ ...line, conversation: 'one' }))],
  ['of another kind each time', [worries[0], { text: "I'm nervous about the job interview.", ago: 2 }]],
  ['of years ago', worries.map((line) => ({ ...line, ago: line.ago + 800 }))],
])('a worry %s is not recurring', (_, lines) => {
  expect(findRecurringWorries(snapshotOf(lines.flatMap((line) => line ?? [])))).toEqual([]);
});

const ask = 'Can you write the weekly status report for the marketing team about';

test('a question asked in two conversations becomes a template with a blank', () => {
  const lines = [
    { text: `${ask} newsletters?`, ago: 9 },
    { text: `${ask} advertising?`, ago: 2 },
  ];
  const [found] = adviseOnRepeatedRequests(snapshotOf(lines));
  expect(found).toMatchObject({
    actionType: 'organization',
    why: 'You asked this 2 times in 2 conversations, last on Nov 18.',
    action: { kind: 'template', body: `${ask} {{topic}}?` },
  });
  expect(found?.sources).toHaveLength(2);
});

test('a request repeated with other details on another day becomes a template; a retry or a follow-up does not', () => {
  const scriptRequest = (language: string, ago: number) => ({
    text: `Generate a ${language} script that copies the current timestamp to the system clipboard`,
    ago,
    conversation: 'one',
  });
  expect(adviseOnRepeatedRequests(snapshotOf([scriptRequest('python', 9), scriptRequest('ruby', 8)]))).toMatchObject([
    { action: { body: expect.stringContaining('{{language}}') as string } },
  ]);
  expect(adviseOnRepeatedRequests(snapshotOf([scriptRequest('python', 9), scriptRequest('ruby', 8.99)]))).toEqual([]);
  const repeatRequest = (mark: string, ago: number) => ({
    text: `Could you repeat those back in a single line separated by ${mark} and without the hashtag symbol?`,
    ago,
    conversation: 'one',
  });
  expect(adviseOnRepeatedRequests(snapshotOf([repeatRequest('spaces', 9), repeatRequest('commas', 8)]))).toEqual([]);
});

test('a request with another pasted text each time becomes a template for any text', () => {
  const lines = ['fixed the login', 'rehearsed the move', 'wrote the guide'].map((done, at) => ({
    text: `Turn these bullet points into a weekly status update for my manager:\n- ${done}`,
    ago: 7 * at + 1,
  }));
  expect(adviseOnRepeatedRequests(snapshotOf(lines))).toMatchObject([
    {
      title: 'Make a template of “Turn these bullet points into a weekly status update for my manager: …”',
      action: { body: 'Turn these bullet points into a weekly status update for my manager:\n\n{{text: long}}' },
    },
  ]);
});

test('a template with few words before its first blank is named by the words after its last blank', () => {
  const lines = ['of the old windmill', 'of our choir at the market'].map((what, at) => ({
    text: `If I post a picture ${what}, what might be some relevant hashtags to attach?`,
    ago: 7 * at + 1,
  }));
  expect(adviseOnRepeatedRequests(snapshotOf(lines))).toMatchObject([
    { title: 'Make a template of “… what might be some relevant hashtags to attach?”' },
  ]);
});

test.each([
  'How do i undo the last commit but keep the changes?',
  'What is the fuel consumption of a transporter van with eight people?',
  'How do I write a database query that joins three tables?',
])('A repeated question for facts or instructions leads to its earlier replies, not to a template: %s', (text) => {
  const lines = [
    { text, ago: 9 },
    { text, ago: 2 },
  ];
  expect(adviseOnRepeatedRequests(snapshotOf(lines))).toMatchObject([
    { title: `Keep the reply to “${text}”`, action: null },
  ]);
});

test('a request for a text that is repeated word for word leads to no recommendation', () => {
  const text = 'Write a short poem about the autumn in the vineyards';
  const lines = [9, 2].map((ago) => ({ text, ago }));
  expect(adviseOnRepeatedRequests(snapshotOf(lines))).toEqual([]);
});

test('a question does not count as repeated if it was retried, asked twice in a conversation or has a template', () => {
  const once = { text: `${ask} newsletters?`, ago: 9, conversation: 'one' };
  expect(adviseOnRepeatedRequests(snapshotOf([once, once, once]))).toEqual([]);
  expect(adviseOnRepeatedRequests(snapshotOf([once, { ...once, ago: 8 }]))).toEqual([]);
  const template = { body: `${ask} {{topic}}?` };
  const planner = { templates: [template] as never };
  expect(adviseOnRepeatedRequests(snapshotOf([once, { ...once, ago: 2, conversation: 'two' }], planner))).toEqual([]);
});

test('a promise for a future day gets a reminder on the day before', () => {
  const lines = [{ text: 'I promised Anna to send her the photos next Friday.', ago: 1 }];
  const [found] = findOpenPromises(snapshotOf(lines));
  expect(found).toMatchObject({ priority: 'high', action: { kind: 'reminder', recurrence: null } });
  expect(found?.title).toMatch(/^Send her the photos.*, promised to Anna$/);
});

test.each([
  [
    'with a reminder',
    [{ text: 'I need to call the dentist about my tooth.', ago: 4 }],
    withPlannedTitles('Call the dentist'),
  ],
  ['of four months ago', [{ text: 'I need to call the dentist about my tooth.', ago: 120 }], {}],
  ['for a day long past', [{ text: 'I have to pay the rent by October 1.', ago: 60 }], {}],
  ['whose subject is not named', [{ text: 'I need to order it before the end of June.', ago: 1 }], {}],
  ['that is a question to the assistant', [{ text: 'I need to write a query that joins two tables.', ago: 1 }], {}],
])('a promise %s is not open', (_, lines, planner) => {
  expect(findOpenPromises(snapshotOf(lines, planner))).toEqual([]);
});

test('a wished habit gets a repeating reminder at a suitable hour', () => {
  const lines = [{ text: 'I want to meditate for ten minutes every morning.', ago: 6 }];
  expect(findWishedHabits(snapshotOf(lines))).toMatchObject([
    {
      title: 'Make it a habit: Meditate for ten minutes every morning',
      actionType: 'habit',
      action: { kind: 'reminder', remindAt: '2026-11-21T08:00:00.000Z', recurrence: 'FREQ=DAILY' },
    },
  ]);
});

test('a habit that has a reminder, or that is another person’s, is not recommended', () => {
  const lines = [{ text: 'I want to meditate for ten minutes every morning.', ago: 6 }];
  expect(findWishedHabits(snapshotOf(lines, withPlannedTitles('Meditate ten minutes')))).toEqual([]);
  expect(findWishedHabits(snapshotOf([{ text: 'My brother runs every morning.', ago: 2 }]))).toEqual([]);
});

test('statements in other languages lead to the same advice', () => {
  const lines = [
    { text: 'Ich möchte ein kleines Café in Lissabon eröffnen. Was brauche ich dafür?', ago: 20 },
    { text: "Je m'inquiète beaucoup pour l'opération de ma mère.", ago: 12 },
    { text: "Je suis stressée par l'opération de ma mère, que faire ?", ago: 4 },
    { text: 'Ho promesso ad Anna di mandarle le foto del viaggio.', ago: 3 },
    { text: 'Quiero meditar diez minutos todas las semanas por la mañana.', ago: 3 },
  ];
  const snapshot = snapshotOf(lines);
  expect(findUnfinishedPlans(snapshot)).toMatchObject([
    { title: 'Make it a goal: Ein kleines Café in Lissabon eröffnen' },
  ]);
  expect(findRecurringWorries(snapshot)).toMatchObject([
    { title: "Take time for what keeps worrying you: l'opération de ta mère", sources: [{}, {}] },
  ]);
  expect(findOpenPromises(snapshot)).toMatchObject([{ title: 'Mandarle le foto del viaggio, promised to Anna' }]);
  expect(findWishedHabits(snapshot)).toMatchObject([
    { action: { kind: 'reminder', remindAt: '2026-11-21T08:00:00.000Z', recurrence: 'FREQ=WEEKLY' } },
  ]);
  const done = { text: 'Ich habe das kleine Café in Lissabon eröffnet!', ago: 1 };
  expect(findUnfinishedPlans(snapshotOf([...lines, done]))).toEqual([]);
});
