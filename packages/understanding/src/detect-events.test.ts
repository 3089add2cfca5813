import { describe, expect, it } from 'vitest';
import { HELD_OUT_FOREIGN_PLANS, HELD_OUT_FOREIGN_TRAPS } from '../eval/held-out/foreign-plans.ts';
import { HELD_OUT_PLANS, HELD_OUT_RECURRENCES } from '../eval/held-out/plans.ts';
import { HELD_OUT_TYPED_PLANS } from '../eval/held-out/typed-plans.ts';
import { SECOND_SAMPLE, SECOND_SAMPLE_TRAPS } from '../eval/held-out/second-sample.ts';
import { ASSISTANT_PLANS, ASSISTANT_TRAPS } from '../eval/held-out/assistant-plans.ts';
import { HELD_OUT_TRAPS } from '../eval/held-out/traps.ts';
import { scorePlans, scoreTraps, scoreTypedTraps } from '../eval/plan-scores.ts';
import { MANY_HANDS_PLANS, MANY_HANDS_RECURRENCES, MANY_HANDS_TRAPS } from '../eval/seeds/many-hands.ts';
import { MANY_HANDS_FOREIGN_PLANS, MANY_HANDS_FOREIGN_TRAPS } from '../eval/seeds/many-hands-foreign.ts';
import { FOREIGN_PLANS, FOREIGN_TRAPS } from '../eval/seeds/foreign-plans.ts';
import { PLANS, PLANS_WRITTEN_AT, PLANS_ZONE, RECURRENCES } from '../eval/seeds/plans.ts';
import { TYPED_PLANS } from '../eval/seeds/typed-plans.ts';
import { detectSuggestions } from './detect-events.ts';
import { MIN_POSSIBLE_SCORE, MIN_PLAN_SCORE } from './events/evidence.ts';

const reference = new Date(PLANS_WRITTEN_AT);
const detect = (text: string, more: { role?: 'assistant'; minScore?: number; timeZone?: string; at?: string } = {}) =>
  detectSuggestions({
    text,
    role: more.role ?? 'user',
    reference: more.at === undefined ? reference : new Date(more.at),
    timeZone: more.timeZone ?? PLANS_ZONE,
    minScore: more.minScore,
  });

describe('suggestions found in a turn', () => {
  it('keep “end of year” and “end of the quarter” in a title', () => {
    const titles = [
      'Our end of year dinner is on 12 December at 7pm.',
      'I have to send the end of the quarter report on Friday.',
    ].map((text) => detect(text)[0]?.title);
    expect(titles).toEqual(['Our end of year dinner', 'Send the end of the quarter report']);
  });

  it('match exactly for at least 85 % of the planned sentences', () => {
    expect(scorePlans(PLANS).share).toBeGreaterThanOrEqual(0.85);
    expect(scorePlans(TYPED_PLANS).share).toBeGreaterThanOrEqual(0.85);
    expect(scorePlans([...HELD_OUT_PLANS, ...HELD_OUT_TYPED_PLANS]).share).toBeGreaterThanOrEqual(0.85);
  });

  it('have the right rule on at least 90 % of the recurrences', () => {
    expect(scorePlans(RECURRENCES).share).toBeGreaterThanOrEqual(0.9);
    expect(scorePlans(HELD_OUT_RECURRENCES).share).toBeGreaterThanOrEqual(0.9);
  });

  it('match for at least 85 % in other languages and in commands to an assistant, with at most 5 % of the traps', () => {
    expect(scorePlans([...FOREIGN_PLANS, ...HELD_OUT_FOREIGN_PLANS]).share).toBeGreaterThanOrEqual(0.85);
    expect(scoreTraps([...FOREIGN_TRAPS, ...HELD_OUT_FOREIGN_TRAPS]).share).toBeLessThanOrEqual(0.05);
    expect(scorePlans([...ASSISTANT_PLANS, ...SECOND_SAMPLE]).share).toBeGreaterThanOrEqual(0.85);
    expect(scoreTraps([...ASSISTANT_TRAPS, ...SECOND_SAMPLE_TRAPS]).share).toBeLessThanOrEqual(0.05);
  });

  it('match for at least 95 % with a later question, shorthand, a holiday or a range, in seven languages', () => {
    expect(scorePlans([...MANY_HANDS_PLANS, ...MANY_HANDS_RECURRENCES]).share).toBeGreaterThanOrEqual(0.95);
    expect(scorePlans(MANY_HANDS_FOREIGN_PLANS).share).toBeGreaterThanOrEqual(0.95);
  });

  it('leave out the past, plans of others, fiction, code, news and scores, even in messages to the assistant', () => {
    const traps = [...MANY_HANDS_TRAPS, ...MANY_HANDS_FOREIGN_TRAPS, ...HELD_OUT_TRAPS, ...ASSISTANT_TRAPS];
    expect(scoreTraps(traps).share).toBeLessThanOrEqual(0.02);
    expect(scoreTypedTraps(traps).share).toBeLessThanOrEqual(0.02);
  });

  it('have no time if only the person knows the moment', () => {
    for (const text of [
      'remind me to call mum an hour before dinner',
      'remind me after lunch to send the report',
      'remind me when I get home to water the plants',
      'once the kids are asleep remind me to do the taxes',
      'remind me ten minutes after the meeting to write the minutes',
      'remind me the night before the flight to check in',
    ]) {
      const [found] = detect(text);
      expect([text, found?.type, found?.schedulingDetails]).toEqual([text, 'reminder', undefined]);
    }
    expect(detect('remind me after lunch to send the report')[0]?.title).toBe('Send the report after lunch');
  });

  it('count from the time of another event if the sentence names that time', () => {
    const [found] = detect('remind me to call mum an hour before dinner at 7');
    expect(found).toMatchObject({
      type: 'reminder',
      title: 'Call mum',
      schedulingDetails: { datetime: '2026-11-18T17:00:00.000Z' },
    });
  });

  it('include at most 5 % of the traps', () => {
    expect(scoreTraps().share).toBeLessThanOrEqual(0.05);
    expect(scoreTraps(HELD_OUT_TRAPS).share).toBeLessThanOrEqual(0.05);
  });

  it('are found in notes of a few words, in duties without a subject, and after a typographic apostrophe', () => {
    const kinds = [
      'Padel with Luis on Thursday at 7:30 pm',
      'need to hand in the timesheet by friday',
      'The inspection is on November 30 at 8:15 am',
      'don’t let me forget to cancel the trial on november 30',
    ].map((text) => detect(text)[0]?.type);
    expect(kinds).toEqual(['schedule', 'task', 'schedule', 'reminder']);
  });

  it('have a title without time words, the sentence, and the fields of a card', () => {
    expect(detect('Hi! I have a dentist appointment tomorrow at 3pm. Thanks.')).toEqual([
      {
        type: 'schedule',
        title: 'Dentist appointment',
        description: 'I have a dentist appointment tomorrow at 3pm.',
        score: expect.any(Number),
        schedulingDetails: {
          datetime: '2026-11-19T14:00:00.000Z',
          duration: 60,
          recurring: null,
          timeZone: PLANS_ZONE,
          isAllDay: false,
          isTimeAssumed: false,
        },
      },
    ]);
  });

  it('keep their wall-clock hour across daylight saving', () => {
    const [found] = detect('remind me to call Ines on March 29, 2027 at 9am', { at: '2027-03-26T10:00:00Z' });
    expect(found?.schedulingDetails?.datetime).toBe('2027-03-29T07:00:00.000Z');
    const [american] = detect('Meeting with Joe tomorrow at 9am', {
      at: '2027-03-13T18:00:00Z',
      timeZone: 'America/New_York',
    });
    expect(american?.schedulingDetails?.datetime).toBe('2027-03-14T13:00:00.000Z');
  });

  it('read hours 1 to 6 as afternoon unless the sentence mentions the morning', () => {
    expect(detect('Meeting with Ana tomorrow at 4')[0]?.schedulingDetails?.datetime).toBe('2026-11-19T15:00:00.000Z');
    expect(detect('Wake me up at 5 tomorrow')[0]?.schedulingDetails?.datetime).toBe('2026-11-19T04:00:00.000Z');
  });

  it('treat an unknown zone as UTC', () => {
    expect(
      detect('Meeting with Ana tomorrow at 4pm', { timeZone: 'Mars/Olympus' })[0]?.schedulingDetails?.datetime,
    ).toBe('2026-11-19T16:00:00.000Z');
  });

  it('make a birthday an all-day event', () => {
    const [found] = detect("My mom's birthday is on December 3rd");
    expect(found?.schedulingDetails).toMatchObject({
      isAllDay: true,
      duration: 1440,
      datetime: '2026-12-02T23:00:00.000Z',
    });
  });

  it('have no day when a reminder names none', () => {
    const [found] = detect('remind me to buy milk');
    expect(found).toMatchObject({ type: 'reminder', title: 'Buy milk' });
    expect(found?.schedulingDetails).toBeUndefined();
  });

  it("come from the assistant's plan lines, not from its prose", () => {
    const reply =
      'You have a meeting tomorrow at 3pm, I think.\n- **Monday 7:00 AM**: Morning run\n- Wednesday 6pm - Yoga';
    expect(detect(reply, { role: 'assistant' }).map(({ title }) => title)).toEqual(['Morning run', 'Yoga']);
  });

  it('recommend what the user wants to learn', () => {
    expect(detect('I want to learn Spanish')[0]).toMatchObject({ type: 'recommendation', title: 'Learn Spanish' });
  });

  it('include merely possible ones only if minScore allows them', () => {
    const text = 'Meeting on Friday with the people from the second floor, they say';
    const possible = detect(text, { minScore: MIN_POSSIBLE_SCORE });
    expect(possible.every(({ score }) => score >= MIN_POSSIBLE_SCORE)).toBe(true);
    expect(detect(text).every(({ score }) => score >= MIN_PLAN_SCORE)).toBe(true);
  });

  it('contain no duplicates and at most ten entries', () => {
    expect(detect('Dentist friday 9am\nDentist friday 9am')).toHaveLength(1);
    const many = Array.from(
      { length: 30 },
      (_, at) => `remind me to call person ${String.fromCodePoint(97 + at)}x tomorrow`,
    ).join('\n');
    expect(detect(many)).toHaveLength(10);
  });

  it('ignore code and quoted lines', () => {
    expect(detect('```\nremind me to call mom tomorrow\n```\n> remind me to call dad tomorrow')).toEqual([]);
  });

  it.each([
    ['\u0000'],
    ['at 9 '.repeat(100_000)],
    ['every monday and '.repeat(50_000)],
    ['1:'.repeat(100_000)],
    ['(1 hour '.repeat(50_000)],
    ['🕘'.repeat(20_000)],
  ])('are at most ten in an unusual text (%#)', (text) => {
    expect(detect(text).length).toBeLessThanOrEqual(10);
  });
});
