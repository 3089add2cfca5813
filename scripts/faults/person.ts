import { isSuccess, readObject, type Client } from './client.ts';

/** An account with the rows that its writes refer to. */
export interface Person {
  token: string;
  goalId: string;
  eventId: string;
}

const FUTURE_DATE = '2031-05-05T09:00:00Z';

export async function signUp(client: Client, name: string): Promise<Person> {
  const create = async (path: string, body: object, token?: string): Promise<Record<string, unknown>> => {
    const response = await client.request(`POST ${path}`, { body, ...(token !== undefined && { token }) });
    if (!isSuccess(response)) throw new Error(`POST ${path} answered ${response.status} ${response.text}`);
    return readObject(response.text);
  };
  const account = { firstName: name, lastName: 'Tester', email: `${name.toLowerCase()}@example.org` };
  const { authToken } = await create('/api/auth/signup', { ...account, password: 'correct horse' });
  const token = String(authToken);
  const goal = await create('/api/goals', { title: 'Read', targetValue: 100_000, unit: 'pages' }, token);
  const event = await create('/api/events', { title: 'With notes', eventDate: FUTURE_DATE }, token);
  return { token, goalId: String(goal['id']), eventId: String(event['id']) };
}
