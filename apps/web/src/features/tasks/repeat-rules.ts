/** The recurrence rules offered by the form; a task found in a chat may have another rule, which the form keeps. */
export const repeatRules: readonly string[] = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY',
  'FREQ=WEEKLY;INTERVAL=2',
  'FREQ=MONTHLY',
];
