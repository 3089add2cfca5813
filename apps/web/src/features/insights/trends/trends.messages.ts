import { translator } from '#lib/messages.ts';

export const trendsMessages = {
  title: 'Trends & Reports',
  summary: 'What you ask about, how often, and in what mood.',
  charts: 'Charts',
  reports: 'Reports',
  sections: 'Trends and reports',
  loading: 'Loading trends',
  failed: 'Failed to load your trends. Please try again.',
  tryAgain: 'Try again',
  updating: 'Counting new conversations',

  range: 'Time',
  last30: 'Last 30 days',
  last90: 'Last 90 days',
  lastYear: 'Last 12 months',
  allTime: 'All time',
  custom: 'Custom range',
  from: 'From',
  to: 'To',
  span: '{from} to {to}',

  conversations: 'Conversations',
  messages: 'Messages',
  questions: 'Questions',
  conversationCount: '{count, plural, one {# conversation} other {# conversations}}',
  showConversations: 'Show {count, plural, one {# conversation} other {# conversations}}: {name}',
  showMessages: 'Show the conversations of {count, plural, one {# message} other {# messages}}: {name}',

  showTable: 'Table',
  showChart: 'Chart',
  saveCsv: 'Save as CSV',
  savePng: 'Save as picture',
  exportNamed: 'Save “{name}”',
  pngFailed: 'The picture could not be created.',
  error: 'Error',
  time: 'Time',

  volumeTitle: 'How many conversations did you have?',
  volumeSummary:
    'Bars: {total, plural, one {# conversation} other {# conversations}} in all, most of them in {name}: {max}. The table has every number.',
  volumeByCategory: 'By category',
  volumeBySource: 'By source',
  noConversations: 'No conversations',
  otherParts: 'All others',
  ownChats: 'Chats here',
  unknownCategory: 'A deleted category',

  topicsTitle: 'What have you been asking about?',
  topicsText: 'Topics of titles and first questions. Rising and falling compares the two halves of this period.',
  topic: 'Topic',
  direction: 'Direction',
  earlier: 'First half',
  later: 'Second half',
  rising: 'Rising',
  falling: 'Falling',
  steady: 'Steady',
  topicNumbers: '{count, plural, one {conversation} other {conversations}}, {earlier} then {later}',

  sentimentTitle: 'How has your mood been?',
  sentimentText:
    'A trend over many conversations, estimated from your words with simple rules. It says little about a single day.',
  sentiment: 'Mood',
  sentimentRange:
    'A line: darkest in {lowName} at {low} of 100, brightest in {highName} at {high}. The table has every number.',
  sentimentValue: '{percent} of 100',
  positive: 'Brighter',
  negative: 'Darker',

  hoursTitle: 'When do you ask?',
  hoursText: 'Messages by hour and weekday, in your time zone. Arrow keys move, Enter opens.',
  weekday: 'Weekday',
  hour: 'Hour',
  hourCell: '{day}, {hour}: {count, plural, =0 {nothing} one {# message} other {# messages}}',

  questionsTitle: 'What do you ask again and again?',
  question: 'Question',
  times: 'Times',
  lastAsked: 'Last asked',
  askedTimes: '{count} times, last on {date}',

  plannerTitle: 'How full was your calendar?',
  plannerText: 'Hours of events, and tasks done. At most the last 180 days.',
  hoursPlanned: 'Hours planned',
  events: 'Events',
  tasksDone: 'Tasks done',
  plannerSummary:
    'Bars: {hours, plural, one {# hour} other {# hours}} of events and {tasks, plural, one {# task} other {# tasks}} done in all, fullest in {name}. The table has every number.',

  goalsTitle: 'How are your goals doing?',
  goal: 'Goal',
  progress: 'Progress',
  pace: 'Pace',
  'pace.achieved': 'Reached',
  'pace.ahead': 'Ahead of pace',
  'pace.on_track': 'On track',
  'pace.behind': 'Behind pace',
  'pace.overdue': 'Overdue',
  'pace.none': 'No date',
  reached: '{progress}% reached',

  pointTitle: '{name}',
  pointLoading: 'Loading conversations',
  pointFailed: 'Failed to load these conversations. Please try again.',
  pointEmpty: 'These conversations no longer exist.',
  more: 'Show more',
  close: 'Close',
  untitled: 'Untitled Conversation',

  emptyTitle: 'No trends yet',
  emptyText:
    'These charts show what you ask about, when, and what comes up again. Import your history to fill them at once.',
  emptyImport: 'Import conversations',
  emptyChat: 'Start a chat',
  nothingInRange: 'No conversations in this period.',

  gateTitle: 'What Premium adds',
  gateText: 'Topics that rise and fall, questions you ask again, your mood, your hours, and reports by email.',
  gateUpgrade: 'See Premium',
  gateExample: 'Example',
  gateExampleText:
    'Example, not your data: three topics with bars by month. Italian rises, moving house falls, taxes are steady.',
  gateRising: 'Italian',
  gateFalling: 'Moving house',
  gateSteady: 'Taxes',
} as const;

export const t = translator(trendsMessages);
