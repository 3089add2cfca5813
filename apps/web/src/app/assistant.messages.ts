import { translator } from '#lib/messages.ts';

export const t = translator({
  continue: 'Continue this conversation',
  day: 'Ask about {day}',
  dayText: 'What is on my calendar on {day}?',
  goal: 'Ask about “{title}”',
  goalText: 'About my goal “{title}”, {progress, number}% done so far: ',
  goalTextUntil: 'About my goal “{title}”, {progress, number}% done so far, due {date}: ',
});
