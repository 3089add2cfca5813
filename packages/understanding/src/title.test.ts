import { describe, expect, it } from 'vitest';
import { titleFromText } from './title.ts';

describe('a title from the first question', () => {
  it.each([
    [
      'Can you please help me write a cover letter for a marketing job at Acme? I have five years.',
      'Write a cover letter for a marketing job',
    ],
    ['hi there! how do i center a div', 'Center a div'],
    ['You are an expert lawyer. Review this contract for a flat', 'Review this contract for a flat'],
    ['```python\nprint(1)\n```\nwhy does this not work', 'Why does this not work'],
    ['- [ ] buy milk\n- eggs', 'Buy milk'],
    ['## **Weekly plan**\nmonday: run', 'Weekly plan'],
    ['Hello', 'Hello'],
    ['fix\u0000 this', 'Fix this'],
  ])('of %j is %j', (text, title) => {
    expect(titleFromText(text)).toBe(title);
  });

  it('has at most 8 words and 80 characters and does not end in the middle of a phrase', () => {
    const long = titleFromText(
      'Summarize the history of the very long and winding road between the two small villages of the',
    );
    expect(long.split(' ').length).toBeLessThanOrEqual(8);
    expect(long).not.toMatch(/\b(?:the|of|and|between)$/);
    expect([...titleFromText('a'.repeat(10_000))].length).toBeLessThanOrEqual(80);
  });

  it('keeps other scripts and emoji', () => {
    expect(titleFromText('日本語を勉強したいです。')).toContain('日本語');
    expect(titleFromText('🎉🎉')).toBe('🎉🎉');
  });

  it.each([[''], [' \n\t '], ['...'], ['\u0000\u200B']])('is the default one for an empty question (%#)', (text) => {
    expect(titleFromText(text)).toBe('New conversation');
  });
});
