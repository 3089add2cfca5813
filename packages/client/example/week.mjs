// Prints what is planned for the next seven days, and what was said about one word.
// ARCHIVE_URL=http://127.0.0.1:3000 ARCHIVE_TOKEN=aia_pat_… node week.mjs lease
import { createClient, isRefusedWith } from 'ai-assistant-client';

const { ARCHIVE_URL: address = 'http://127.0.0.1:3000', ARCHIVE_TOKEN: token = '' } = process.env;
const [word = 'plan'] = process.argv.slice(2);
const client = createClient({ address, token });
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString();

try {
  const { body: events } = await client.listEvents({ query: { from: inDays(0), to: inDays(7) } });
  for (const { eventDate, title } of events) console.log(`${eventDate} ${title}`);
  const { body: tasks } = await client.listTasks({ query: { done: false } });
  for (const { dueDate, title } of tasks) console.log(`${dueDate ?? 'any day'} ${title}`);
  for (let cursor; ;) {
    const { body: hits, next } = await client.searchConversations({ query: { q: word, cursor } });
    for (const { title, snippet } of hits) console.log(`“${title}”: ${snippet}`);
    if (next === undefined) break;
    cursor = next;
  }
} catch (error) {
  if (!isRefusedWith(error, 'listEvents', 'tokens.invalid', 'tokens.insufficient_scope')) throw error;
  console.error(`${error.message} (${error.code})`);
  process.exitCode = 1;
}
