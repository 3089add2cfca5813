import { isSuccess, readObject, type Client } from './client.ts';

/** An account with the rows that its writes refer to. */
export interface Person {
  token: string;
  goalId: string;
  eventId: string;
}

const FAR_AHEAD = '2031-05-05T09:00:00Z';

export async function signUp(client: Client, name: string): Promise<Person> {
  const make = async (path: string, body: object, token?: string): Promise<Record<string, unknown>> => {
    const answer = await client.ask(`POST ${path}`, { body, ...(token !== undefined && { token }) });
    if (!isSuccess(answer)) throw new Error(`POST ${path} answered ${answer.status} ${answer.text}`);
    return readObject(answer.text);
  };
  const account = { firstName: name, lastName: 'Tester', email: `${name.toLowerCase()}@example.org` };
  const { authToken } = await make('/api/auth/signup', { ...account, password: 'correct horse' });
  const token = String(authToken);
  const goal = await make('/api/goals', { title: 'Read', targetValue: 100_000, unit: 'pages' }, token);
  const event = await make('/api/events', { title: 'With notes', eventDate: FAR_AHEAD }, token);
  return { token, goalId: String(goal['id']), eventId: String(event['id']) };
}
