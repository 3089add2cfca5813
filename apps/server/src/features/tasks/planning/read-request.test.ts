import { describe, expect, test } from 'vitest';
import { mergeRequests, readSlotRequest } from './read-request.ts';

// A Friday.
const now = new Date('2026-11-20T09:00:00Z');
const read = (message: string) => readSlotRequest(message, now, 'UTC');

describe('a request for time', () => {
  test.each([
    ['Find 2 hours for the tax return next week', 'Tax return', 120],
    ['I need 45 minutes to call the bank tomorrow', 'Call the bank', 45],
    ['When can I go running in the morning?', 'Go running', undefined],
    ['please schedule a 90 minute session for writing on Tuesday', 'Writing', 90],
    ['half an hour for emails today', 'Emails', 30],
    ['Can you find time for the slides this week?', 'Slides', undefined],
    ['gym 1h tomorrow evening', 'Gym', 60],
    ['I need two hours for the essay before Wednesday, mornings are best', 'Essay', 120],
    ['gym three times next week after work', 'Gym', undefined],
    ['an hour and a half for the accounts on Thursday', 'Accounts', 90],
    ['ninety minutes to rehearse this weekend', 'Rehearse', 90],
    ['I need to finish my taxes by Friday, about 3 hours', 'Finish my taxes', 180],
    ['plan a date night this weekend', 'Date night', undefined],
    ['1.5 hours for reading, preferably in the evening', 'Reading', 90],
  ])('has a title, and a length if it names one: %s', (message, title, duration) => {
    const request = read(message);
    expect(request.title).toBe(title);
    expect(request.duration).toBe(duration);
  });

  test('names a window, which never starts in the past', () => {
    const { from, to, when } = read('two hours for the tax return next week');
    expect([from?.toISOString(), to?.toISOString(), when]).toEqual([
      '2026-11-23T00:00:00.000Z',
      '2026-11-30T00:00:00.000Z',
      'next week',
    ]);
    expect(read('something today').from).toEqual(now);
  });

  test.each([
    ['before Wednesday', '2026-11-20T09:00:00.000Z', '2026-11-25T00:00:00.000Z'],
    ['by Wednesday', '2026-11-20T09:00:00.000Z', '2026-11-26T00:00:00.000Z'],
    ['after Wednesday', '2026-11-26T00:00:00.000Z', '2026-12-10T00:00:00.000Z'],
    ['on Wednesday', '2026-11-25T00:00:00.000Z', '2026-11-26T00:00:00.000Z'],
  ])('%s is from %s to %s', (when, start, end) => {
    const { from, to } = read(`two hours for the essay ${when}`);
    expect([from?.toISOString(), to?.toISOString()]).toEqual([start, end]);
  });

  test('names a part of the day', () => {
    expect(read('gym after work').part).toBe('evening');
    expect(read('a walk before lunch').part).toBe('morning');
    expect(read('find an hour in the evening').part).toBe('evening');
    expect(read('find an hour in the evening').when).toBeUndefined();
    expect(read('find an hour').part).toBeUndefined();
  });

  test('may name nothing', () => {
    expect(read('help me please')).toEqual({});
    expect(read('find a slot')).toEqual({});
  });

  test('is changed by later messages only in the fields they name', () => {
    const merged = mergeRequests([
      read('2 hours for the tax return tomorrow'),
      read('rather next week in the morning'),
    ]);
    expect(merged).toMatchObject({ title: 'Tax return', duration: 120, part: 'morning', when: 'next week' });
  });

  test('is replaced by a message with a new activity and time', () => {
    const merged = mergeRequests([read('2 hours for the tax return tomorrow'), read('gym next week after work')]);
    expect(merged).toMatchObject({ title: 'Gym', part: 'evening', when: 'next week' });
    expect(merged.duration).toBeUndefined();
  });
});
