import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordMutations } from '../testing/mutate-record.ts';
import { providerRecords } from '../testing/provider-records.ts';
import { expectValidConversation } from '../testing/valid-conversation.ts';
import type { ParsedBlock, ParsedConversation } from './conversation/conversation-tree.ts';
import { parseRecord } from './find-format.ts';

function describeBlock(block: ParsedBlock): string {
  return `${block.type}(${shownTextOf(block).replaceAll('\n', ' ')})`;
}

function shownTextOf(block: ParsedBlock): string {
  switch (block.type) {
    case 'attachment':
      return block.name;
    case 'tool_call':
      return block.tool;
    case 'raw':
      return block.label;
    default:
      return block.text;
  }
}

/** Shows derived ids only by their end. */
const shortenId = (id: string | null) => (id === null ? '-' : (/^(?!.:)[^:]*(:\w+)$/.exec(id)?.[1] ?? id));

function outlineMessages(conversation: ParsedConversation): string[] {
  return conversation.messages.map(({ sourceId, parentSourceId, role, content, blocks }) => {
    const shown = (blocks ?? [{ type: 'text', text: content } as const]).map(describeBlock).join(' ');
    return `${shortenId(sourceId)} <- ${shortenId(parentSourceId)} ${role}: ${shown}`;
  });
}

describe('a record', () => {
  test.each(providerRecords)('of $source: $what gives the expected conversation', ({ source, record, tree }) => {
    const read = parseRecord(record);
    expect(read.source).toBe(source);
    const found = read.results.map((result) => {
      if ('message' in result) throw new Error('a message of its own');
      if ('skip' in result) return [result.skip.code];
      expectValidConversation(result.conversation);
      return [result.conversation.title, ...outlineMessages(result.conversation)];
    });
    expect(found).toEqual(tree);
  });
});

describe('a record that was damaged', () => {
  test.each(providerRecords)(
    'of $source ($what) is read as far as possible, or skipped with a reason',
    ({ record }) => {
      expect.hasAssertions();
      fc.assert(
        fc.property(recordMutations(record), (damaged) => {
          for (const result of parseRecord(damaged).results) {
            expect('conversation' in result || 'skip' in result || 'message' in result).toBe(true);
            if ('conversation' in result) expectValidConversation(result.conversation);
            else if ('skip' in result) expect(result.skip.reason).not.toBe('');
          }
        }),
        { numRuns: 150 },
      );
    },
  );
});

describe('what formats leave out', () => {
  const parseFirst = (record: Record<string, unknown>) => {
    const [result] = parseRecord(record).results;
    return result && 'conversation' in result ? result.conversation : expect.fail('no conversation');
  };
  const lobehub = providerRecords.find(({ source }) => source === 'lobehub')?.record ?? {};

  test('an activity of Gemini that is not a conversation is skipped with its title', () => {
    const record = {
      header: 'Gemini Apps',
      title: 'Used an app',
      time: '2026-03-01T10:00:00Z',
      products: ['Gemini Apps'],
    };
    expect(parseRecord(record).results).toMatchObject([{ skip: { code: 'not_a_conversation' }, name: 'Used an app' }]);
    expect(parseRecord({ ...record, header: 'YouTube', products: ['YouTube'] }).source).toBeNull();
  });

  test('a project of Claude with only a name is left out', () => {
    expect(parseRecord({ uuid: 'p', name: 'Empty', docs: [] })).toEqual({ source: 'claude', results: [] });
  });

  test('folders and sessions are projects', () => {
    const listProjects = (record: Record<string, unknown>) =>
      parseRecord(record).results.map((result) => ('conversation' in result ? result.conversation.projectName : null));
    expect(listProjects(lobehub)).toEqual(['Helper', null]);
    expect(listProjects(providerRecords.find(({ source }) => source === 'typingmind')?.record ?? {})).toEqual(['Work']);
    expect(listProjects(providerRecords.find(({ source }) => source === 'chatbotui')?.record ?? {})).toEqual([
      'Folder',
      null,
    ]);
  });

  test('an id is derived from values that stay the same when the conversation grows', () => {
    const turns = [
      { role: 'user', content: 'Q' },
      { role: 'assistant', content: 'A' },
    ];
    const grown = parseFirst({ messages: [...turns, { role: 'user', content: 'More' }] });
    expect(grown.sourceId).toBe(parseFirst({ messages: turns }).sourceId);
    expect(grown.messages.slice(0, 2).map(({ sourceId }) => sourceId)).toEqual(
      parseFirst({ messages: turns }).messages.map(({ sourceId }) => sourceId),
    );
  });
});
