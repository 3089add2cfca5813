import { sendChat } from '@app/contract/chat';
import { getDocumentVersion } from '@app/contract/documents';
import { createImport } from '@app/contract/imports';
import { getSearchFacets, type SearchHit, searchConversations } from '@app/contract/search';
import { makeChatgptConversation } from '@app/formats/testing/chatgpt-export';
import { makeClaudeConversation, makeClaudeMessage } from '@app/formats/testing/claude-export';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../../../test/multipart.ts';
import { createTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp({ environment: { RATE_LIMIT_UPLOADS_PER_MINUTE: '1000' } });
});
afterAll(() => app.close());

const createUser = (): Promise<TestUser> => app.signUp(`Searcher ${(people += 1)}`);

async function importRecords(as: TestUser, ...files: unknown[]): Promise<void> {
  const parts = files.map((records, at) => ({ name: `part-${at}.json`, bytes: JSON.stringify(records) }));
  await app.request(createImport, { as, ...multipart(parts) });
  await app.server.services.importRunner.wake();
}

async function searchFor(as: TestUser, q: string): Promise<SearchHit[]> {
  return (await app.request(searchConversations, { as, query: { q } })).body;
}

const listMarked = ({ snippet, highlights }: SearchHit) => highlights.map(([from, to]) => snippet.slice(from, to));

/** Conversations as in an export of claude.ai. Each searched word occurs once, and names its place and conversation. */
function makeClaudeExport(count: number) {
  const word = (place: string, at: number) => `${place}zq${'abcdefghijklmnopqrstuvwxyz'[at] ?? ''}x`;
  const places = ['created', 'updated', 'rewritten', 'tagged', 'attached'];
  const filler = 'An ordinary line of a long document.\n'.repeat(60);
  const makeToolUse = (input: object) => ({ type: 'tool_use', id: 't', name: 'artifacts', input });
  const conversations = Array.from({ length: count }, (_, at) => {
    const makeReply = (id: string, ...content: object[]) =>
      makeClaudeMessage(`${id}${at}`, '', {
        sender: 'assistant',
        content: [{ type: 'text', text: 'Done.' }, ...content],
      });
    const create = { command: 'create', title: `Report ${at}`, type: 'text/markdown' };
    return makeClaudeConversation(
      [
        makeClaudeMessage(`q${at}`, 'Please write a report', {
          attachments: [{ file_name: 'notes.txt', file_type: 'txt', extracted_content: filler + word('attached', at) }],
        }),
        makeReply(
          'a',
          makeToolUse({ id: 'report', ...create, content: `${filler}${word('created', at)} one\n${filler}` }),
        ),
        makeReply('b', makeToolUse({ id: 'report', command: 'update', old_str: 'one', new_str: word('updated', at) })),
        makeReply('c', makeToolUse({ id: 'other', ...create, title: 'Other', content: 'short' })),
        makeReply(
          'd',
          makeToolUse({ id: 'other', ...create, command: 'rewrite', title: 'Other', content: word('rewritten', at) }),
        ),
        makeClaudeMessage(`e${at}`, `<antArtifact identifier="t" title="Tag">${word('tagged', at)}</antArtifact>`, {
          sender: 'assistant',
          content: null,
        }),
      ],
      { uuid: `claude-${at}`, name: `Reports ${at}` },
    );
  });
  const expected = conversations.flatMap(({ name }, at) =>
    places.map((place) => ({ word: word(place, at), title: name })),
  );
  return { conversations, expected };
}

describe('words that occur only in documents', () => {
  test('of an export of Claude are all found, with their documents', async () => {
    const ann = await createUser();
    const { conversations, expected } = makeClaudeExport(20);
    const project = {
      uuid: 'p-1',
      name: 'Garden',
      prompt_template: 'Answer like a gardener.',
      docs: [{ uuid: 'd-1', filename: 'soil.md', content: 'Loamzqx holds water.' }],
    };
    await importRecords(ann, conversations, project);
    const searches = [...expected, { word: 'loamzqx', title: 'Project: Garden' }];
    const missed: string[] = [];
    for (const { word, title } of searches) {
      const [hit, ...others] = await searchFor(ann, word);
      const isExpectedHit = hit?.title === title && others.length === 0 && hit.document !== undefined;
      if (!isExpectedHit || listMarked(hit)[0]?.toLowerCase() !== word) missed.push(word);
    }
    expect(missed).toEqual([]);
  }, 60_000);

  test('are found far into a long document, and quoted from there', async () => {
    const ann = await createUser();
    const body = `${'plain words here '.repeat(20_000)}narwhalzq swims ${'plain words here '.repeat(5_000)}`;
    const attachments = [{ file_name: 'book.txt', file_type: 'txt', extracted_content: body }];
    await importRecords(ann, [makeClaudeConversation([makeClaudeMessage('q', 'Read this', { attachments })])]);
    const [hit] = await searchFor(ann, 'narwhalzq');
    expect(hit?.document?.title).toBe('book.txt');
    expect(hit?.snippet).toContain('narwhalzq swims');
  });

  test('are found when mistyped, and by another form', async () => {
    const ann = await createUser();
    const extracted_content = 'The zucini soups of the kuberzan cook.';
    const attachments = [{ file_name: 'book.txt', file_type: 'txt', extracted_content }];
    await importRecords(ann, [makeClaudeConversation([makeClaudeMessage('q', 'Read this', { attachments })])]);
    await app.jobs.runPending();
    for (const q of ['kuberzna', 'zucini soup']) {
      const [hit] = await searchFor(ann, q);
      expect(hit?.document?.title).toBe('book.txt');
    }
    const [hit] = await searchFor(ann, 'kuberzna in:document');
    expect(hit && listMarked(hit)).toEqual(['kuberzan']);
  });

  test('in an earlier version are found too, and the hit names the version', async () => {
    const ann = await createUser();
    await importRecords(ann, makeClaudeExport(1).conversations);
    const [hit] = await searchFor(ann, 'short');
    expect(hit?.document?.title).toBe('Other');
    const params = { id: hit?.document?.id ?? '', versionId: hit?.document?.versionId ?? '' };
    const { body } = await app.request(getDocumentVersion, { as: ann, params });
    expect(body).toMatchObject({ text: 'short' });
    const [latest] = await searchFor(ann, 'rewrittenzqax');
    expect(latest?.document).toEqual({ id: hit?.document?.id, title: 'Other' });
  });
});

test('a document is found by its meaning and quoted if no conversation has all the words', async () => {
  const ann = await createUser();
  // The embedder of the tests compares words.
  const attachments = [{ file_name: 'garlic', extracted_content: 'Garlic, garlic.' }];
  await importRecords(ann, [
    makeClaudeConversation([makeClaudeMessage('m', 'Hello', { attachments })], { name: 'Hm' }),
  ]);
  expect(await searchFor(ann, 'garlic xylophone')).toEqual([]);
  expect(await app.server.services.documents.listUsersToEmbed()).toContain(ann.userId);
  await app.server.services.documents.embedChanged(ann.userId, new AbortController().signal);
  expect(await app.server.services.documents.listUsersToEmbed()).not.toContain(ann.userId);
  const [hit] = await searchFor(ann, 'garlic xylophone');
  expect(hit).toMatchObject({ title: 'Hm', matchedBy: 'meaning', document: { title: 'garlic' } });
  expect(hit?.snippet).toBe('Garlic, garlic.');
});

test('a passage after a long blank stretch of a document is quoted', async () => {
  const ann = await createUser();
  const extracted_content = `${'intro '.repeat(250)}${' \n'.repeat(1_000)}Garlic, garlic.`;
  const attachments = [{ file_name: 'cooking', extracted_content }];
  await importRecords(ann, [makeClaudeConversation([makeClaudeMessage('m', 'Hi', { attachments })], { name: 'Hm' })]);
  await app.server.services.documents.embedChanged(ann.userId, new AbortController().signal);
  const [hit] = await searchFor(ann, 'garlic xylophone');
  expect(hit?.snippet).toContain('Garlic, garlic.');
});

test('documents of archived conversations are found by their meaning with is:archived, and only then', async () => {
  const ann = await createUser();
  const makeConversationWithFile = (id: string, content: string, more = {}) =>
    makeClaudeConversation(
      [makeClaudeMessage(`m-${id}`, 'Hello', { attachments: [{ file_name: id, extracted_content: content }] })],
      { uuid: id, name: id, ...more },
    );
  const others = Array.from({ length: 40 }, (_, at) => makeConversationWithFile(`other-${at}`, 'Garlic, garlic.'));
  await importRecords(ann, [makeConversationWithFile('old', 'Garlic, garlic and more.'), ...others]);
  await app.db.execute(
    sql`update conversations set is_archived = true where user_id = ${ann.userId} and title = 'old'`,
  );
  await app.server.services.documents.embedChanged(ann.userId, new AbortController().signal);
  expect(
    (await searchFor(ann, 'garlic xylophone is:archived')).map(({ title, matchedBy }) => [title, matchedBy]),
  ).toEqual([['old', 'meaning']]);
  expect((await searchFor(ann, 'garlic xylophone')).map(({ title }) => title)).not.toContain('old');
});

describe('words of documents', () => {
  const makeAttachment = (content: string) => ({
    attachments: [{ file_name: 'book.txt', extracted_content: content }],
  });
  const makeRecord = (id: string, content: string) =>
    makeClaudeConversation([makeClaudeMessage(`m-${id}`, 'Read', makeAttachment(content))], { uuid: id, name: id });

  test('that an earlier version of the app split differently are indexed again, once, at the next start', async () => {
    const ann = await createUser();
    await importRecords(ann, [makeRecord('a', 'The quokka.js library')]);
    await app.db.execute(sql`
      update conversation_words set words = to_tsvector('plain', 'quokka.js')
      where user_id = ${ann.userId} and document_id is not null`);
    const startServer = async () => {
      await app.server.start();
      await app.jobs.runPending();
    };
    await startServer();
    expect(await searchFor(ann, '"quokka" in:document')).toEqual([]);
    await app.db.execute(sql`update instance_settings set value = '0' where key = 'document-words'`);
    await startServer();
    expect(await searchFor(ann, '"quokka" in:document')).toHaveLength(1);
    const { rows } = await app.db.execute(
      sql`select 1 from conversation_words where user_id = ${ann.userId} and document_id is not null`,
    );
    expect(rows).toHaveLength(1);
  });

  test('are not counted while an import runs, but once when it ends', async () => {
    const ann = await createUser();
    const records = Array.from({ length: 30 }, (_, at) => makeRecord(`c-${at}`, `narwhalzqen ${at}`));
    await importRecords(ann, records);
    // The same transaction wrote the job and ended the import.
    const { rows } = await app.db.execute(sql`
      select j.xmin = i.xmin as "isOfEnd" from pgboss.job j, imports i
      where j.name = 'count-vocabulary' and j.singleton_key = ${ann.userId} and i.user_id = ${ann.userId}`);
    expect(rows).toEqual([{ isOfEnd: true }]);
    await app.jobs.runPending();
    expect(await searchFor(ann, 'narwhalzqne')).toHaveLength(30);
  });
});

test('the archive lookup of the assistant quotes documents, even of the conversation it is asked in', async () => {
  const ann = await createUser();
  const filler = 'An ordinary line of a long document.\n'.repeat(2_000);
  const content = `${filler}The quincewort needs a wall that faces south.\n${filler}`;
  const attachments = [{ file_name: 'plan.txt', extracted_content: content }];
  await importRecords(ann, [
    makeClaudeConversation([makeClaudeMessage('m', 'Read', { attachments })], { name: 'Garden' }),
  ]);
  const [found] = await app.server.services.search.findConversationsByWords(ann.userId, {
    words: ['quincewort'],
    limit: 3,
  });
  expect(found?.messages.at(-1)?.content).toContain('The quincewort needs a wall that faces south.');
  expect(found?.messages.at(-1)?.content.length).toBeLessThan(2_000);
  const sendMessage = async (conversationId?: string) =>
    (
      await app.request(sendChat, {
        as: ann,
        body: { message: 'What did we say about quincewort?', ...(conversationId && { conversationId }) },
      })
    ).body.response;
  expect(await sendMessage()).toContain('needs a wall that faces south');
  expect(await sendMessage(found?.conversationId)).toContain('needs a wall that faces south');
});

describe('filters', () => {
  test('has:document, has:image and in:document narrow a search, and are counted', async () => {
    const ann = await createUser();
    const message = makeClaudeMessage('m', 'A walrus in a message');
    const attachments = [{ file_name: 'walrus.txt', extracted_content: 'All about the walrus' }];
    const files = [{ file_name: 'sea.png', file_type: 'image/png' }];
    await importRecords(ann, [
      makeClaudeConversation([message], { uuid: 'c-1', name: 'Spoken' }),
      makeClaudeConversation([makeClaudeMessage('n', 'Read', { attachments })], { uuid: 'c-2', name: 'Read' }),
      makeClaudeConversation([makeClaudeMessage('o', 'Seen', { files })], { uuid: 'c-3', name: 'Seen' }),
    ]);
    const searchTitles = async (q: string) => (await searchFor(ann, q)).map(({ title }) => title).toSorted();
    expect(await searchTitles('"walrus"')).toEqual(['Read', 'Spoken']);
    expect(await searchTitles('walrus in:document')).toEqual(['Read']);
    expect(await searchTitles('has:document')).toEqual(['Read']);
    expect(await searchTitles('in:document')).toEqual(['Read']);
    expect(await searchTitles('has:image')).toEqual(['Seen']);
    const { has } = (await app.request(getSearchFacets, { as: ann, query: {} })).body;
    expect(has).toEqual(
      expect.arrayContaining([
        { has: 'document', count: 1 },
        { has: 'image', count: 1 },
      ]),
    );
    expect((await app.request(getSearchFacets, { as: ann, query: { q: 'walrus in:document' } })).body.total).toBe(1);
  });
});

test('documents of conversations that were stored without them are extracted once, in the background', async () => {
  const ann = await createUser();
  const canvas = { name: 'Plan', type: 'document', content: 'Pack the quokkazq' };
  const edit = { updates: [{ pattern: 'quokkazq', multiple: false, replacement: 'wombatzq' }] };
  const makeToolCall = (id: string, tool: string, input: object) =>
    ({ id, role: 'assistant', recipient: `canmore.${tool}`, text: JSON.stringify(input) }) as const;
  const record = makeChatgptConversation([
    { id: 'q', text: 'Plan' },
    makeToolCall('c', 'create_textdoc', canvas),
    makeToolCall('u', 'update_textdoc', edit),
    { id: 'a', role: 'assistant', text: 'Done' },
  ]);
  await importRecords(ann, [record]);
  const before = (await searchFor(ann, 'wombatzq'))[0];
  // An earlier version of the app stored the conversation without documents.
  await app.db.execute(sql`delete from documents where user_id = ${ann.userId}`);
  await app.db.execute(sql`delete from conversation_words where user_id = ${ann.userId} and document_id is not null`);
  expect(await searchFor(ann, 'wombatzq')).toEqual([]);
  const { documents } = app.server.services;
  for (let time = 0; time < 2; time += 1) await documents.addMissingDocuments(ann.userId, new AbortController().signal);
  const [hit] = await searchFor(ann, 'wombatzq');
  expect(hit).toEqual({ ...before, document: { id: hit?.document?.id, title: 'Plan' } });
  const stored = await documents.list(ann.userId, hit?.conversationId ?? '');
  expect(stored.map(({ versions }) => versions.length)).toEqual([2]);
  await importRecords(ann, [{ ...record, update_time: 1_800_000_000 }]);
  expect(await documents.list(ann.userId, hit?.conversationId ?? '')).toEqual(stored);
});
