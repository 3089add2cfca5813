import { translator } from '#lib/messages.ts';

export const t = translator({
  now: 'Now: {title}, until {time}',
  next: 'Next: {title}, {when}',
  tomorrow: 'tomorrow',
  dayAt: '{day} at {time}',
  task: 'Task due: {title}',
  tasks: '{count, plural, one {# task due} other {# tasks due}}',
  cards: '{count, plural, one {# card due today} other {# cards due today}}',
  arrived: '{count, plural, one {# conversation} other {# conversations}} arrived from {source} {when}',
  latest: 'Last time: {title}, {when}',
});
