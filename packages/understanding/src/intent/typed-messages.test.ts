import { expect, test } from 'vitest';
import { detectIntent } from '../intents.ts';

const intentOf = (text: string) => detectIntent(text, new Date('2026-11-28T09:00:00Z'), 'Europe/Berlin');

test.each([
  // Short forms of other languages
  ['q tengo hoy por la tarde', { intent: 'plan_question' }],
  ['tengo q renovar el dni, añádelo a pendientes', { intent: 'task' }],
  // A task after 'note down'
  ['jot down: renew library card', { intent: 'task', suggestion: { title: 'Renew library card' } }],
  ['notier mal: Regal zurückbringen', { intent: 'task', suggestion: { title: 'Regal zurückbringen' } }],
  // Several things, or the verb last
  ['we are out of milk and eggs, put those on my list please', { intent: 'task' }],
  ['ik moet de aangifte nog doen, wil je dat als taak opslaan', { intent: 'task' }],
  ['ich brauch noch batterien, kommt auf den einkaufszettel', { intent: 'task' }],
  ['todo order new contact lenses', { intent: 'task', suggestion: { title: 'Order new contact lenses' } }],
  // Reminders asked for politely or with the time first
  [
    'would you mind reminding me in 3 days to check the post',
    { intent: 'reminder', suggestion: { title: 'Check the post' } },
  ],
  [
    "when it's 5pm tell me to leave for the train",
    { intent: 'reminder', suggestion: { title: 'Leave for the train' } },
  ],
  ['no me dejes olvidar la pastilla a las 10 de la noche', { intent: 'reminder', suggestion: { title: 'Pastilla' } }],
  // Goals for a period, or a wish followed by 'make it a goal'
  ['goal for next year: finish the novel', { intent: 'goal', title: 'Finish the novel' }],
  ['ich will 2027 einen marathon laufen, mach ein ziel draus', { intent: 'goal' }],
  // Something new and not a change
  ['mets un déjeuner avec Karim vendredi à 12h30', { intent: 'event' }],
  // Lists of the person in words that no table has
  ['mi fai vedere le cose da fare di questa settimana', { intent: 'plan_question', about: 'tasks' }],
  ['what still needs to be done before friday', { intent: 'plan_question', window: { label: 'friday' } }],
  ['how far am I with the reading goal, 24 books this year', { intent: 'plan_question', about: 'goals' }],
  ['am I on track with saving for the bike', { intent: 'plan_question', about: 'goals' }],
  ['remaining tasks?', { intent: 'plan_question', about: 'tasks' }],
  ['hab ich die Steuer schon erledigt?', { intent: 'plan_question', query: ['steuer'], asksDone: true }],
  ['is everything done yet?', { intent: 'plan_question', about: 'tasks', query: [] }],
  ['is the passport thing done already', { intent: 'plan_question', about: 'tasks', query: ['passport'] }],
  // Plans for a day, a week or a place
  ['how does next week look, very full?', { intent: 'plan_question', about: 'events' }],
  ['where do I have to be at 3 tomorrow', { intent: 'plan_question', about: 'events' }],
  ['muss ich morgen Vormittag irgendwo hin?', { intent: 'plan_question', about: 'events' }],
  // Earlier conversations
  ['remember when I was asking about interest rates? what came out of it', { intent: 'archive_question' }],
  ['some time ago I asked about descaling. can you find that', { intent: 'archive_question' }],
  ['acha pra mim aquela conversa sobre energia solar', { intent: 'archive_question' }],
  ['show me everything in Finance', { intent: 'archive_question', category: 'Finance' }],
  ['zeig mir alles was unter finanzen abgelegt ist', { intent: 'archive_question', category: 'finanzen' }],
  ["what's the first thing I ever asked about Apple?", { recency: 'oldest', query: ['apple'], window: undefined }],
  ['liste tudo o que eu perguntei sobre Apple', { intent: 'archive_question', isList: true, query: ['apple'] }],
  ['zeig mir die Unterhaltungen vom April 2023', { isList: true, query: [], window: { label: 'in April 2023' } }],
  ['was habe ich zuletzt über Safari gefragt?', { recency: 'newest', query: ['safari'] }],
  // The category of a conversation, and the categories
  ['which category did you put the one about the cat in', { asksCategory: true, query: ['cat'] }],
  ['in welke categorie zit dat gesprek over de hypotheek', { asksCategory: true, query: ['hypotheek'] }],
  ['delete the category Misc and move everything to Other', { intent: 'help', topic: 'categories' }],
  ['cambia el nombre de la categoría Curro a Trabajo', { intent: 'help', topic: 'categories' }],
  // Months and years of other languages
  ["montre les conversations d'octobre 2023", { isList: true, query: [], window: { label: 'in October 2023' } }],
  ["montre-moi les conversations du mois d'avril 2023", { isList: true, window: { label: 'in April 2023' } }],
  ["combien de conversations au mois d'avril 2024 ?", { window: { label: 'in April 2024' } }],
  ['quantas conversas eu tive em 2023?', { intent: 'count_question', query: [], window: { label: 'in 2023' } }],
  ['wie viele Gespräche hatte ich im März 2024?', { intent: 'count_question', window: { label: 'in March 2024' } }],
  // A text in the message, not the current conversation
  ['resume a história do Brasil em três frases', { intent: 'needs_model', kind: 'writing' }],
  ["fix the grammar: he don't know nothing", { intent: 'needs_model', kind: 'writing' }],
  // A question about inflation is not a question about the app
  ['me explica o que é inflação', { intent: 'needs_model', kind: 'knowledge' }],
])('%s', (text, expected) => {
  expect(intentOf(text)).toMatchObject(expected);
});

test.each([
  ['how many tasks do I still have', 'tasks'],
  ['what is on my calendar next week', 'events'],
  ['which goals do I have?', 'goals'],
])('“which of those” goes on with the list of: %s', (first, about) => {
  const [reference, zone] = [new Date('2026-11-28T09:00:00Z'), 'Europe/Berlin'] as const;
  const found = detectIntent(
    'which of those is the most urgent?',
    reference,
    zone,
    detectIntent(first, reference, zone),
  );
  expect(found).toMatchObject({ intent: 'plan_question', about, query: [] });
});

test('“por la mañana” after a day is the morning, not tomorrow', () => {
  expect(intentOf('tengo algo el lunes por la mañana?')).toMatchObject({
    window: { from: new Date('2026-11-30T04:00:00Z') },
  });
});

test('a clause after “in cui” names no category', () => {
  expect(intentOf('trova la chat in cui parlavo del mutuo')).not.toHaveProperty('category');
});

test.each(['anota: el partido acabó 2-1', 'note down: the meeting was moved'])('no task: %s', (text) => {
  expect(intentOf(text).intent).not.toBe('task');
});

test.each(['is that already done?', 'is it finished yet'])('no question about a task: %s', (text) => {
  expect(intentOf(text).intent).not.toBe('plan_question');
});
