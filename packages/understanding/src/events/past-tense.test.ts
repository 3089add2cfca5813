import { expect, it } from 'vitest';
import { isPastTense } from './past-tense.ts';

it.each([
  'I walked to the station on Monday at 8',
  'The parcel arrived on Thursday at 10',
  'My team shipped the release on Tuesday',
  'We sat in the kitchen on Saturday',
  'I had already eaten when she called',
  "I've finished the assignment due on Friday",
  'ran the half marathon on sunday',
  'the titanic sank on april 14',
  'He told me to come on Friday',
])('%j is in the past tense', (sentence) => {
  expect(isPastTense(sentence)).toBe(true);
});

it.each([
  'I booked a haircut for Friday',
  'They scheduled my MRI for Thursday',
  'I promised Tim to help him on Sunday',
  'the meeting planned for Friday at 9',
  'We need to feed the cat on Friday',
  'they gave me a date for the knee: January 12th',
  'I have a meeting tomorrow',
])('%j is not in the past tense', (sentence) => {
  expect(isPastTense(sentence)).toBe(false);
});
