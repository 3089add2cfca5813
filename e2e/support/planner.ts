import { callAs, type Person } from './people.ts';

const DAY_MS = 86_400_000;
const dateIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Creates tasks of every kind and goals on and off track. Returns the goal with the most details. */
export async function fillPlanner(person: Person): Promise<{ goalId: string }> {
  const post = (route: string, body: object) => callAs<{ id: string }>(person, 'POST', route, body);
  const marathon = await post('/api/goals', {
    title: 'Run a half marathon',
    description: 'In spring, without walking.',
    targetValue: 300,
    unit: 'km',
    targetDate: dateIn(120),
  });
  for (const [amount, note] of [
    [8, 'First long one'],
    [12, ''],
    [10.5, 'Rain all the way'],
    [14, ''],
  ] as const) {
    await post(`/api/goals/${marathon.id}/progress`, { amount, note });
  }
  await post(`/api/goals/${marathon.id}/milestones`, { title: 'First 40 km', targetValue: 40 });
  await post(`/api/goals/${marathon.id}/milestones`, { title: 'Halfway', targetValue: 150 });
  const move = await post('/api/goals', { title: 'Move house', targetDate: dateIn(20) });
  await post(`/api/goals/${move.id}/milestones`, { title: 'Find one' });
  await post(`/api/goals/${move.id}/milestones`, { title: 'Pack the books' });
  const read = await post('/api/goals', { title: 'Read twelve books', targetValue: 12, unit: 'books' });
  await post(`/api/goals/${read.id}/progress`, { amount: 12 });
  await post('/api/tasks', { title: 'Send the invoice', dueDate: dateIn(-2), estimateMinutes: 30 });
  await post('/api/tasks', { title: 'Prepare the slides', dueDate: dateIn(1), estimateMinutes: 90 });
  await post('/api/tasks', { title: 'Buy running shoes', goalId: marathon.id });
  await post('/api/tasks', { title: 'Water the plants', dueDate: dateIn(0), recurrence: 'FREQ=WEEKLY' });
  await post('/api/tasks', { title: 'Renew the passport', dueDate: dateIn(40), estimateMinutes: 60 });
  await post('/api/tasks', { title: 'Call the bank', isDone: true });
  return { goalId: marathon.id };
}
