import { describe, expect, it } from 'vitest';
import { summarise, type SummaryTurn } from './summary.ts';

const turn = (id: string, role: SummaryTurn['role'], text: string): SummaryTurn => ({ id, role, text });

describe('a summary', () => {
  it('takes the sentences about the main subject, in their order, and no small talk', () => {
    const found = summarise([
      turn('1', 'user', 'Hello! Which heat pump suits our old stone house?'),
      turn(
        '2',
        'assistant',
        'Sure! An air source heat pump heats an old stone house well once the roof is insulated. The weather was nice. Let me know if you have questions.',
      ),
      turn('3', 'user', 'We got an offer for a heat pump of 14 kW for 21,000 euros from Olsen.'),
      turn(
        '4',
        'assistant',
        'For a stone house of 160 square metres a heat pump of 14 kW is large; ask Olsen for a heat load calculation.',
      ),
    ]);
    expect(found.map(({ turnId }) => turnId)).toEqual(['2', '3', '4']);
    expect(found[0]?.text).toBe('An air source heat pump heats an old stone house well once the roof is insulated.');
  });

  it('does not repeat itself', () => {
    const same = 'The ferry to Bergen leaves every Tuesday evening in winter.';
    const found = summarise(
      [
        turn('1', 'assistant', same),
        turn('2', 'assistant', same),
        turn('3', 'assistant', 'Cabins on the ferry are booked weeks ahead in summer.'),
      ],
      2,
    );
    expect(new Set(found.map(({ text }) => text)).size).toBe(2);
  });

  it.each(['', '?', '```\ncode\n```', 'ok '.repeat(50_000), '😀'.repeat(1_000)])('of %j is empty or short', (text) => {
    expect(summarise([turn('1', 'user', text)]).length).toBeLessThanOrEqual(3);
  });
});
