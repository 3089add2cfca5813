import { describe, expect, test } from 'vitest';
import { compareFile, readExportFile } from './compare-file.mjs';

const REPLY = 'The light of the sun is scattered by the air, and blue most of all.';
const file = {
  title: 'Sky',
  exporter: '3.1.0',
  note: 'A remark of the exporter that nobody wrote in the conversation, over sixty characters long.',
  messages: [
    { author: 'user', content: 'Why is it blue?' },
    { author: 'ai', content: REPLY },
    { author: 'user', content: 'Thanks' },
  ],
};
const parse = (value) => readExportFile(Buffer.from(JSON.stringify(value)));
const { note: _note, ...plain } = file;

function storedSky(change = (messages) => messages) {
  const at = (second) => `2026-03-01T10:00:0${second}.500Z`;
  const messages = [
    { id: 'a', parentId: null, role: 'user', content: 'Why is it  blue?', createdAt: at(1) },
    { id: 'b', parentId: 'a', role: 'assistant', content: REPLY, createdAt: at(2) },
    { id: 'c', parentId: 'b', role: 'user', content: 'Thanks', createdAt: at(3) },
  ];
  return [{ title: 'Sky', documents: '', messages: change(messages) }];
}

describe('the comparison of a file with what is stored', () => {
  test('finds nothing where everything is stored, whatever the white space', () => {
    expect(compareFile(parse(plain), storedSky())).toEqual([]);
  });

  test.each([
    ['a message is gone', (messages) => messages.slice(0, 2), 'lost: user 2: Thanks'],
    [
      'a text is cut',
      ([first, second, third]) => [first, { ...second, content: REPLY.slice(0, -9) }, third],
      `lost: assistant 1: ${REPLY}`,
    ],
    [
      'a message has another role',
      ([first, second, third]) => [first, second, { ...third, role: 'assistant' }],
      'wrong role: user 2: Thanks',
    ],
    [
      'a message is in another branch',
      ([first, second, third]) => [first, second, { ...third, parentId: 'a' }],
      'wrong parent: user 2: Thanks',
    ],
  ])('says that %s', (_fault, change, finding) => {
    expect(compareFile(parse(plain), storedSky(change))).toContain(finding);
  });

  test('says that a conversation has another title, or is missing', () => {
    expect(compareFile(parse({ ...plain, title: 'Sea' }), storedSky())).toEqual(['title: Sea is stored as Sky']);
    expect(compareFile(parse(plain), [])).toContain('no conversation has the texts of Sky');
  });

  test('compares times to the second', () => {
    const claude = { uuid: 'c', name: 'Sky', chat_messages: [] };
    claude.chat_messages.push({ uuid: 'm', sender: 'human', text: 'Thanks', created_at: '2026-03-01T10:00:03.9Z' });
    const [stored] = storedSky(([, , third]) => [{ ...third, parentId: null }]);
    expect(compareFile(parse(claude), [stored])).toEqual([]);
    claude.chat_messages[0].created_at = '2026-03-01T10:00:07Z';
    expect(compareFile(parse(claude), [stored])).toEqual([
      'time: 2026-03-01T10:00:03.500Z instead of 2026-03-01T10:00:07.000Z: Thanks',
    ]);
  });

  test('finds a long text that no reader looks at', () => {
    expect(compareFile(parse(file), storedSky())).toEqual([`unstored at $[].note: ${file.note}`]);
  });
});

describe('a page saved as Markdown', () => {
  test('has no reply where a question was not answered', () => {
    const page =
      '# Sky\n\n## chat-1\n\n> Why is it\n> blue?\n\nLight.\n\n## chat-2\n\n> And at night,\n> is it black?\n';
    const [{ messages }] = readExportFile(Buffer.from(page)).conversations;
    expect(messages.map(({ role, texts }) => [role, texts[0].trim()])).toEqual([
      ['user', 'Why is it\nblue?'],
      ['assistant', 'Light.'],
      ['user', 'And at night,\nis it black?'],
    ]);
  });
});
