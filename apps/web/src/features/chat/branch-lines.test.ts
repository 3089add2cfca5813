import { describe, expect, it } from 'vitest';
import type { Message } from '@app/contract/conversations';
import { branchLines, hasBranches, type BranchLine } from './branch-lines.ts';
import { storedMessage } from './testing/stored-message.ts';

const answered = (id: string, parentId: string, model: string) => ({
  ...storedMessage(id, parentId, 'assistant'),
  model,
});

/** The second question is answered by two models; one of the replies has two versions of the next question. */
const branched = [
  storedMessage('q1', null, 'user'),
  storedMessage('a1', 'q1', 'assistant'),
  storedMessage('q2', 'a1', 'user'),
  answered('a2', 'q2', 'One'),
  answered('a2b', 'q2', 'Two'),
  storedMessage('q3', 'a2', 'user'),
  storedMessage('q3b', 'a2', 'user'),
  storedMessage('a3b', 'q3b', 'assistant'),
  storedMessage('q4', 'a3b', 'user'),
];

const describeLine = ({ id, level, version, isShown }: BranchLine) =>
  `${'  '.repeat(level - 1)}${id}${version === null ? '' : ` ${version.shown}/${version.total}`}${isShown ? ' *' : ''}`;

/** A conversation whose questions and replies follow each other. */
function linear(count: number): Message[] {
  return Array.from({ length: count }, (_, at) =>
    storedMessage(`m${at}`, at === 0 ? null : `m${at - 1}`, at % 2 === 0 ? 'user' : 'assistant'),
  );
}

describe('the lines of the branches', () => {
  it('are the questions and the versions of replies, indented at forks, with the shown branch marked', () => {
    expect(branchLines(branched, 'q4').map(describeLine)).toEqual([
      'q1 *',
      'q2 *',
      'a2 1/2 *',
      '  q3 1/2',
      '  q3b 2/2 *',
      '    q4 *',
      'a2b 2/2',
    ]);
    expect(
      branchLines(branched, 'a2b')
        .filter(({ isShown }) => isShown)
        .map(({ id }) => id),
    ).toEqual(['q1', 'q2', 'a2b']);
  });

  it('name the model of a reply and the beginning of a question', () => {
    const lines = branchLines([storedMessage('q', null, 'user', '## One\ntwo'), answered('a', 'q', 'M')], null);
    expect(lines).toMatchObject([{ text: 'One two' }]);
    expect(branchLines(branched, null).find(({ id }) => id === 'a2b')).toMatchObject({ model: 'Two', text: '' });
  });

  it('begin with every version of the first question and every message whose parent is missing', () => {
    const messages = [
      storedMessage('q1', null, 'user'),
      storedMessage('q1b', null, 'user'),
      storedMessage('lost', 'gone', 'user'),
    ];
    expect(branchLines(messages, 'q1b').map(describeLine)).toEqual(['q1 1/2', 'q1b 2/2 *', 'lost']);
  });

  it('leave out messages in a cycle', () => {
    const cycle = [storedMessage('y', 'z', 'user'), storedMessage('z', 'y', 'assistant')];
    expect(branchLines([...linear(1), ...cycle], 'm0').map(({ id }) => id)).toEqual(['m0']);
  });

  it('have thousands of levels without an overflow', () => {
    const messages = linear(5000).flatMap((message) => [
      message,
      storedMessage(`${message.id}b`, message.parentId, message.role),
    ]);
    const lines = branchLines(messages, 'm4999');
    expect(lines).toHaveLength(10_000);
    expect(lines.reduce((deepest, { level }) => Math.max(deepest, level), 0)).toBe(5000);
  });

  it('take time in proportion to the number of messages', () => {
    /** The shortest of ten runs: the collection of garbage falls into some of them. */
    const timeOf = (messages: readonly Message[]) => {
      const times = Array.from({ length: 10 }, () => {
        const started = process.cpuUsage();
        for (let time = 0; time < 2; time += 1) branchLines(messages, messages.at(-1)?.id ?? null);
        const { user, system } = process.cpuUsage(started);
        return user + system;
      });
      return Math.min(...times);
    };
    const [few, many] = [linear(5000), linear(20_000)];
    timeOf(few);
    // Four times the messages; quadratic work would take sixteen times as long.
    expect(timeOf(many) / timeOf(few)).toBeLessThan(10);
  });
});

describe('whether a conversation has branches', () => {
  it('is recognised by messages with the same parent', () => {
    expect(hasBranches(branched)).toBe(true);
    expect(hasBranches(linear(10))).toBe(false);
    expect(hasBranches([])).toBe(false);
  });
});
