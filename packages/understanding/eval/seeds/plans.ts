/** Sentences said on Wednesday 18 November 2026, 11:00 in Berlin, and what they plan; times are Berlin's clock. */
export interface PlannedSentence {
  text: string;
  type: 'schedule' | 'reminder' | 'task';
  /** 'YYYY-MM-DD HH:MM', or the day alone where no hour was said. */
  at: string;
  minutes?: number;
  rule?: string;
}

export const PLANS_REFERENCE = '2026-11-18T10:00:00Z';
export const PLANS_ZONE = 'Europe/Berlin';

export const PLANS: readonly PlannedSentence[] = [
  { text: 'My physio appointment is next Monday at 8:15.', type: 'schedule', at: '2026-11-23 08:15' },
  { text: "I'm having lunch with the new designer on Thursday at 12:30", type: 'schedule', at: '2026-11-19 12:30' },
  { text: 'We have a parent-teacher conference on December 2nd at 5pm', type: 'schedule', at: '2026-12-02 17:00' },
  {
    text: 'please schedule a 90 minute workshop with the sales team tomorrow at 2',
    type: 'schedule',
    at: '2026-11-19 14:00',
    minutes: 90,
  },
  {
    text: 'Put dinner with Priya on my calendar for Saturday at half past seven',
    type: 'schedule',
    at: '2026-11-21 19:30',
  },
  { text: 'remind me to take out the trash tonight at 9', type: 'reminder', at: '2026-11-18 21:00' },
  { text: 'Remind me in 3 hours to check the oven', type: 'reminder', at: '2026-11-18 14:00' },
  { text: 'I need to renew my passport by December 15', type: 'task', at: '2026-12-15' },
  { text: 'I have to send the invoice to Marco tomorrow', type: 'task', at: '2026-11-19' },
  { text: 'My flight to Oslo leaves on Friday at 6:40 am', type: 'schedule', at: '2026-11-20 06:40' },
  {
    text: 'block out 9 to 11 on Tuesday for the budget review',
    type: 'schedule',
    at: '2026-11-24 09:00',
    minutes: 120,
  },
  { text: 'Call with the landlord on the 25th at 4pm', type: 'schedule', at: '2026-11-25 16:00' },
  { text: 'wake me up at 5:45 tomorrow', type: 'reminder', at: '2026-11-19 05:45' },
  { text: "don't let me forget Ella's recital on Sunday at 3", type: 'reminder', at: '2026-11-22 15:00' },
  { text: 'Interview with Acme on 12/03 at 10:30am', type: 'schedule', at: '2026-12-03 10:30' },
  { text: 'add a task to water the plants on Friday', type: 'task', at: '2026-11-20' },
  {
    text: 'Can you book a meeting with legal for the day after tomorrow at noon?',
    type: 'schedule',
    at: '2026-11-20 12:00',
  },
  { text: 'I have a blood test on Monday morning', type: 'schedule', at: '2026-11-23' },
  {
    text: 'We are meeting the architect a week from Friday at 2pm for an hour',
    type: 'schedule',
    at: '2026-11-27 14:00',
    minutes: 60,
  },
  {
    text: 'Set up a video call between 3pm and 4:30pm on Thursday',
    type: 'schedule',
    at: '2026-11-19 15:00',
    minutes: 90,
  },
  { text: "I've got a haircut on Saturday at quarter to eleven", type: 'schedule', at: '2026-11-21 10:45' },
  {
    text: 'Submit the grant application, deadline is November 30 at 5pm, I must not miss it',
    type: 'task',
    at: '2026-11-30 17:00',
  },
  { text: 'The vet can see us tomorrow at 4, please add it to my calendar', type: 'schedule', at: '2026-11-19 16:00' },
  { text: "My brother's wedding is on May 22, 2027", type: 'schedule', at: '2027-05-22' },
  { text: 'schedule a call with Kenji friday 9am Tokyo time', type: 'schedule', at: '2026-11-20 01:00' },
  {
    text: 'Remind me about the webinar on march twenty third at eight thirty am',
    type: 'reminder',
    at: '2027-03-23 08:30',
  },
  { text: 'I will pick up the kids at 3:30 on Friday, add an event', type: 'schedule', at: '2026-11-20 15:30' },
  { text: 'dentist friday 9am', type: 'schedule', at: '2026-11-20 09:00' },
];

export const RECURRENCES: readonly PlannedSentence[] = [
  {
    text: 'I have choir practice every Thursday at 7pm',
    type: 'schedule',
    at: '2026-11-19 19:00',
    rule: 'FREQ=WEEKLY;BYDAY=TH',
  },
  { text: 'remind me every day at 8am to take my pills', type: 'reminder', at: '2026-11-19 08:00', rule: 'FREQ=DAILY' },
  {
    text: 'schedule a team sync every other Monday at 10',
    type: 'schedule',
    at: '2026-11-23 10:00',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
  },
  {
    text: 'remind me to pay rent on the 1st of every month',
    type: 'reminder',
    at: '2026-12-01',
    rule: 'FREQ=MONTHLY;BYMONTHDAY=1',
  },
  {
    text: 'We have stand-up on weekdays at 9:15',
    type: 'schedule',
    at: '2026-11-19 09:15',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  },
  {
    text: 'yoga class Tuesdays and Thursdays at 6:30pm',
    type: 'schedule',
    at: '2026-11-19 18:30',
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
  },
  {
    text: 'Add a board meeting on the first Wednesday of each month at 3pm',
    type: 'schedule',
    at: '2026-12-02 15:00',
    rule: 'FREQ=MONTHLY;BYDAY=1WE',
  },
  {
    text: 'remind me every 3 months to change the water filter',
    type: 'reminder',
    at: '2026-11-19',
    rule: 'FREQ=MONTHLY;INTERVAL=3',
  },
  {
    text: "remind me every year on June 14 about my parents' anniversary",
    type: 'reminder',
    at: '2027-06-14',
    rule: 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=14',
  },
  {
    text: 'Put my guitar lesson on the calendar every Saturday at 11 for 8 weeks',
    type: 'schedule',
    at: '2026-11-21 11:00',
    rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=8',
  },
  {
    text: 'schedule weekly one-on-one with Dana on Wednesday at 2pm',
    type: 'schedule',
    at: '2026-11-18 14:00',
    rule: 'FREQ=WEEKLY;BYDAY=WE',
  },
  {
    text: 'set an alarm for 6:30 every weekday',
    type: 'reminder',
    at: '2026-11-19 06:30',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  },
  {
    text: 'I have therapy every two weeks on Friday at 5',
    type: 'schedule',
    at: '2026-11-20 17:00',
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  },
  {
    text: 'remind me on the last day of each month to send my timesheet',
    type: 'reminder',
    at: '2026-11-30',
    rule: 'FREQ=MONTHLY;BYMONTHDAY=-1',
  },
  { text: 'gym mon/wed/fri at 7am', type: 'schedule', at: '2026-11-20 07:00', rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' },
  {
    text: 'book club on the last Sunday of every month at 4pm',
    type: 'schedule',
    at: '2026-11-29 16:00',
    rule: 'FREQ=MONTHLY;BYDAY=-1SU',
  },
  { text: 'remind me every morning to meditate', type: 'reminder', at: '2026-11-19', rule: 'FREQ=DAILY' },
  {
    text: 'Our family dinner is every Sunday evening at 6',
    type: 'schedule',
    at: '2026-11-22 18:00',
    rule: 'FREQ=WEEKLY;BYDAY=SU',
  },
  {
    text: 'remind me to back up my laptop every weekend',
    type: 'reminder',
    at: '2026-11-21',
    rule: 'FREQ=WEEKLY;BYDAY=SA,SU',
  },
  {
    text: 'Swimming lessons each Monday and Wednesday from 4 to 5pm, I need them in my calendar',
    type: 'schedule',
    at: '2026-11-18 16:00',
    minutes: 60,
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE',
  },
];

/** Sentences that hold a time or a plan's words and plan nothing. */
export const TRAPS: readonly string[] = [
  'What happened on July 20, 1969?',
  'I had a meeting with Sam yesterday at 3pm.',
  'Last Friday we went to the concert at 8.',
  'The store opens at 9 on Mondays.',
  'How do I schedule a cron job for every Monday at 9?',
  'Write an email saying I will be out of office on Friday at 2.',
  'Translate "I have an appointment tomorrow at 10" into French.',
  'Version 3.12 was released on October 2.',
  'If it rains on Saturday we might stay home.',
  'When is Thanksgiving this year?',
  'Is the museum open on Sunday at 10?',
  'In 1984 the meeting took place every Tuesday.',
  'Why do banks close at 5 on Friday?',
  'She said that her class was on Monday at 4.',
  'Cancel my dentist appointment on Thursday at 3.',
  "I don't have any meetings tomorrow.",
  'What should I wear to a wedding on Saturday?',
  'The train was supposed to arrive at 6pm last night.',
  'Explain the events of December 7, 1941.',
  'Summarize this article about the summit on Monday.',
  'The market opens at 9:30 and closes at 4.',
  'Can you check whether May 5 2027 is a Wednesday?',
  'He usually wakes up at 6 every day.',
  'My code fails at line 12 on Monday builds.',
  'Write a story about a boy who has a flight at midnight.',
  'How long is the flight on December 3 from Paris to Rome?',
  'The price went from 3 to 5 dollars on Tuesday.',
  'Compare the parties in the election on November 3.',
  'What do I have on Friday?',
  'The deadline for taxes was April 15.',
  'Most people exercise three times a week.',
  'Our meeting last Monday went well, thanks for the agenda.',
  'Suppose I invest 100 dollars every month.',
  'The first Monday of September is Labor Day.',
  'Describe a typical day at the office from 9 to 5.',
  'I was born on March 3, 1990.',
  'I finished the report on Tuesday.',
  'Which day is better for a launch, Tuesday or Thursday?',
  'Tell me about the Apollo 11 launch on July 16.',
  'Maybe I could go running tomorrow at 7.',
];
