import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { expectNeverThrows } from '../../testing/damaged-files.ts';
import { readBytes, readSample, titledOutline } from '../../testing/read-sample.ts';
import { findRealFiles, hasRealData, readRealFile } from '../../testing/real-data.ts';

const PATH = 'project/.aider.chat.history.md';
const readSampleText = () => readFile(new URL('../../samples/aider.md', import.meta.url), 'utf8');
const readTexts = async (text: string, path = PATH) =>
  (await readBytes(text, path)).conversations.map(({ messages }) => messages.map(({ content }) => content));

describe("Aider's history", () => {
  test('is one conversation for each start, without commands and the lines the program writes when it starts', async () => {
    const results = await readSample('aider.md', PATH);
    const shown = results.conversations.map((conversation) =>
      titledOutline(conversation).map((line) => line.replaceAll(conversation.sourceId, '')),
    );
    expect(shown).toEqual([
      [
        'which bed is driest?',
        ':0 <- - user: text(which bed is driest?)',
        ':1 <- :0 assistant (claude-sonnet-4-5): text(The third. Quoting your notes: > it gets no rain ' +
          '```python # aider is a comment here #### so is this > and this print("dry") ```)',
        ':2 <- :1 user: text(water it > twice a day)',
        ':3 <- :2 assistant (claude-sonnet-4-5): text(I change the plan: beds.py ```python <<<<<<< SEARCH water = 0 ======= water = 2 >>>>>>> REPLACE ```) output(aider: Applied edit to beds.py Commit 1a2b3c4 feat: water the third bed)',
      ],
      [
        'list the tools',
        ':0 <- - user: text(list the tools)',
        ':1 <- :0 assistant (gpt-5): text(Here they are: ``` rake)',
        ':2 <- :1 user: text(go on)',
        ':3 <- :2 assistant (gpt-5): text(spade)',
      ],
    ]);
    expect(results.conversations[0]).toMatchObject({ source: 'aider', createdAt: Date.UTC(2026, 4, 6, 7) });
    expect(results.skips).toMatchObject([{ code: 'no_messages', item: 'Session of 2026-05-06 08:00:00' }]);
  });

  test('only gets longer when the file grows', async () => {
    const text = await readSampleText();
    const readIds = async (part: string) =>
      (await readBytes(part, PATH)).conversations.map(({ messages }) => messages.map(({ sourceId }) => sourceId));
    const [whole] = await readIds(text);
    const [half] = await readIds(text.slice(0, text.indexOf('#### water it')));
    expect(half).toHaveLength(2);
    expect(whole?.slice(0, 2)).toEqual(half);
  });

  test('is read even if the spaces at its line ends were removed', async () => {
    const [first] = await readTexts((await readSampleText()).replace(/ +$/gm, ''));
    expect(first).toMatchObject(['which bed is driest?', {}, 'water it\n\n> twice a day', {}]);
  });

  test('without the line of a start is recognised by the name of the file', async () => {
    expect(await readTexts('#### Q  \n\nA\n')).toEqual([['Q', 'A']]);
    expect(await readTexts('#### Q  \n\nA\n', 'notes.md')).toEqual([]);
  });

  test('has code between tags in one piece', async () => {
    const reply = 'Do:\n\n<source>md\n#### not a question\n> not a notice\n</source>\n\nDone.';
    expect(await readTexts(`#### Q  \n\n${reply}\n\n#### R  \n`)).toEqual([['Q', reply, 'R']]);
  });

  test('keeps a question that begins with a path, and drops a command of the shell', async () => {
    const history =
      '# aider chat started at 2026-05-06 07:00:00\n\n#### /etc/hosts is wrong  \n\nA\n\n#### !ls  \n\n> x  \n';
    expect(await readTexts(history)).toEqual([['/etc/hosts is wrong', 'A']]);
  });

  test('has reasoning separate from the text', async () => {
    const reply = '--------------\n► **THINKING**\n\nhm\n\n------------\n► **ANSWER**\n\nA';
    const [conversation] = (await readBytes(`#### Q  \n\n${reply}\n`, PATH)).conversations;
    expect(conversation?.messages[1]?.blocks).toEqual([
      { type: 'reasoning', text: 'hm' },
      { type: 'text', text: 'A' },
    ]);
  });

  test('that is damaged is read as far as possible', async () => {
    await expectNeverThrows(await readSampleText(), PATH);
    expect(await readBytes('', PATH)).toMatchObject({ conversations: [], skips: [] });
  });
});

describe.runIf(hasRealData('aider'))('real histories of Aider', () => {
  test('contain each input that is not a command once, and every reply', async () => {
    for (const { path, name } of await findRealFiles('aider', /history\.md$/)) {
      const file = await readFile(path, 'utf8');
      const results = (await readRealFile(path, name)).conversations;
      const messages = results.flatMap((conversation) => conversation.messages);
      expect(
        messages.filter(({ role }) => role === 'user').map(({ content }) => content),
        name,
      ).toEqual(findInputs(file));
      const shown = messages.map(({ content }) => content).join('\n');
      for (const line of findReplies(file)) expect(shown, line).toContain(line);
    }
  });
});

/** Extracted without the code under test: runs of lines that begin with '#### '. */
function findInputs(file: string): string[] {
  const runs = file.match(/(?:^####(?: .*|)\n)+/gm) ?? [];
  const inputs = runs.map((run) =>
    run
      .replace(/^#### ?/gm, '')
      .replace(/ +$/gm, '')
      .trim(),
  );
  const asked = inputs.map((input) => input.replace(/^\/(?:ask|help|code|architect)\s+/, ''));
  return asked.filter((input, at) => !/^\/[a-z-]+(\s|$)/.test(input) && input !== '' && input !== asked[at - 1]);
}

const findReplies = (file: string) =>
  file
    .split('\n')
    .filter((line) => /^[A-Z][a-z]/.test(line))
    .map((line) => line.trimEnd());
