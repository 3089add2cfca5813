import { describe, expect, it } from 'vitest';
import { emptyChat } from './chat-state.ts';
import { MessageTree } from './message-tree.ts';
import { storedMessage } from './testing/stored-message.ts';
import { leafForVersion, threadRows } from './thread-rows.ts';

const messages = [
  storedMessage('q1', null, 'user'),
  storedMessage('a1', 'q1', 'assistant'),
  storedMessage('q2', 'a1', 'user'),
  storedMessage('a2', 'q2', 'assistant'),
  storedMessage('a2b', 'q2', 'assistant'),
  storedMessage('q2b', 'a1', 'user'),
];

const keysOf = (state: Partial<typeof emptyChat>) =>
  threadRows({ ...emptyChat, messages, ...state }).map((row) => row.key);

describe('the tree of messages', () => {
  it('gives the path from the first message to a leaf', () => {
    const path = new MessageTree(messages).pathTo('a2b');
    expect(path.map(({ id }) => id)).toEqual(['q1', 'a1', 'q2', 'a2b']);
    expect(new MessageTree(messages).pathTo(null)).toEqual([]);
  });

  it('ends a path at a missing parent and in a cycle', () => {
    const broken = [
      storedMessage('x', 'gone', 'user'),
      storedMessage('y', 'z', 'user'),
      storedMessage('z', 'y', 'assistant'),
    ];
    const tree = new MessageTree(broken);
    expect(tree.pathTo('x').map(({ id }) => id)).toEqual(['x']);
    expect(tree.pathTo('y').map(({ id }) => id)).toEqual(['z', 'y']);
    expect(['y', 'z']).toContain(tree.leafBelow('y'));
  });

  it('counts messages with the same parent and role as versions', () => {
    const tree = new MessageTree([...messages, storedMessage('odd', 'q2', 'user')]);
    expect(tree.versionsOf(storedMessage('a2', 'q2', 'assistant')).map(({ id }) => id)).toEqual(['a2', 'a2b']);
  });

  it('follows a version to the end of its newest branch', () => {
    expect(leafForVersion(messages, 'q2')).toBe('a2b');
    expect(leafForVersion(messages, 'a2')).toBe('a2');
    expect(leafForVersion(messages, 'q2b')).toBe('q2b');
  });
});

describe('the rows of a thread', () => {
  it('are the messages of the shown branch', () => {
    expect(keysOf({ activeLeafId: 'a2' })).toEqual(['q1', 'a1', 'q2', 'a2']);
    expect(keysOf({ activeLeafId: 'q2b' })).toEqual(['q1', 'a1', 'q2b']);
  });

  it('show a failed question where it was asked, and only on that branch', () => {
    const failures = [
      { id: 'failed', parentId: 'a2', text: 'Hello?', files: [], createdAt: '2026-11-21T09:00:00.000Z' },
    ];
    expect(keysOf({ activeLeafId: 'a2', failures })).toEqual(['q1', 'a1', 'q2', 'a2', 'failed']);
    expect(keysOf({ activeLeafId: 'q2b', failures })).toEqual(['q1', 'a1', 'q2b']);
  });
});
