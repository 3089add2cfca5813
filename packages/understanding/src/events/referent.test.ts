import { describe, expect, it } from 'vitest';
import { withReferent } from './referent.ts';

describe('a statement after a question about the same thing', () => {
  it.each([
    ['Mine is tomorrow at 8:20.', 'Can I eat before a blood test?', 'My blood test is tomorrow at 8:20.'],
    ['Ours is on Sunday at noon.', 'What should I bring to a potluck?', 'Our potluck is on Sunday at noon.'],
    ["I'm having one on Monday.", 'What is it like to have an MRI with contrast?', "I'm having an MRI on Monday."],
    [
      "My cousin's is this Saturday at 2.",
      'Any idea what people wear to a gender reveal?',
      "My cousin's gender reveal is this Saturday at 2.",
    ],
    ['Mine is tomorrow.', 'What a day.', 'Mine is tomorrow.'],
    ['The dog barks at 8.', 'Can I eat before a blood test?', 'The dog barks at 8.'],
  ])('%j after %j becomes %j', (statement, question, expected) => {
    expect(withReferent(statement, question)).toBe(expected);
  });
});
