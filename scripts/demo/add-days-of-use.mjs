import { setTimeout as delay } from 'node:timers/promises';
import { starterTemplates } from '../../apps/web/src/features/library/templates/starter-templates.ts';
import { call } from './call.mjs';

const DAY_MS = 86_400_000;
const POLL_MS = 500;
/** Suggestions and cards are found in the background after an import. */
const FINDING_TIMEOUT_MS = 60_000;
/** The titles of the suggestions that are approved; the other suggestions stay in the inbox. */
const APPROVED_TITLES = /plumber|manager Dana|dentist|Spanish class|Samir|choir/i;
const APPROVED_COUNT = 6;
const ACCEPTED_CARD_COUNT = 6;

/**
 * Gives the demo what an account has after some days of use: approved suggestions, tasks, goals, cards and templates. A
 * part that fails is left out: a demo with a little less is better than none.
 * @param {string} address
 * @param {string} authToken
 * @param {Date} now
 */
export async function addDaysOfUse(address, authToken, now) {
  const headers = { authorization: `Bearer ${authToken}`, 'content-type': 'application/json' };
  const get = (route) => call(`${address}${route}`, { headers });
  const post = (route, body) => call(`${address}${route}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const dateIn = (days) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const parts = [
    () => addGoals(post, dateIn),
    () => addTasks(post, dateIn),
    () => post('/api/templates/import', { templates: starterTemplates }),
    () => approveSuggestions(get, post),
    () => acceptCards(get, post),
  ];
  for (const part of parts) await part().catch((error) => console.warn(`The demo lacks a part: ${error.message}`));
}

async function addGoals(post, dateIn) {
  const halfMarathon = await post('/api/goals', {
    title: 'Run the spring half marathon',
    description: 'This time without walking.',
    targetValue: 300,
    unit: 'km',
    targetDate: dateIn(140),
  });
  for (const amount of [8, 12, 10, 14]) await post(`/api/goals/${halfMarathon.id}/progress`, { amount });
  await post(`/api/goals/${halfMarathon.id}/milestones`, { title: 'The first 100 km', targetValue: 100 });
  const spanish = await post('/api/goals', {
    title: 'Learn 500 Spanish words',
    targetValue: 500,
    unit: 'words',
    targetDate: dateIn(210),
  });
  await post(`/api/goals/${spanish.id}/progress`, { amount: 60 });
}

async function addTasks(post, dateIn) {
  const add = (title, days, estimateMinutes) => post('/api/tasks', { title, dueDate: dateIn(days), estimateMinutes });
  await add('Show the plumber where the water is turned off', 1, 15);
  await add('Collect examples for the review with Dana', 2, 45);
  await add('Ten words for the Spanish class', 3, 30);
  await add('Choose a present for Jonas and Mira', 6, 60);
  await post('/api/tasks', { title: 'Order new concert folders', isDone: true });
}

async function approveSuggestions(get, post) {
  const wanted = await waitFor(async () => {
    const suggestions = await get('/api/suggestions');
    return suggestions.filter(({ title }) => APPROVED_TITLES.test(title));
  }, APPROVED_COUNT);
  for (const suggestion of wanted) await post('/api/suggestions/approve', { suggestion });
}

async function acceptCards(get, post) {
  const proposals = await waitFor(() => get('/api/learning/proposals'), ACCEPTED_CARD_COUNT);
  const ids = proposals.slice(0, ACCEPTED_CARD_COUNT).map(({ id }) => id);
  if (ids.length > 0) await post('/api/learning/proposals/decide', { decision: 'accept', ids });
}

/** Repeats the request until the list has `count` items; after FINDING_TIMEOUT_MS returns what there is. */
async function waitFor(list, count) {
  const end = performance.now() + FINDING_TIMEOUT_MS;
  let found = await list();
  while (found.length < count && performance.now() < end) {
    await delay(POLL_MS);
    found = await list();
  }
  return found;
}
