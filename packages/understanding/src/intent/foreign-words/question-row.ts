/**
 * Questions that the built-in assistant answers in other languages. Each becomes the English question of the same meaning,
 * so that one set of rules reads all languages. `$1` is the subject, `$time` the period.
 */
export const ENGLISH = {
  first: 'when did I first ask about $1',
  last: 'when did I last ask about $1',
  firstChat: 'what was my first conversation',
  lastChat: 'what was my latest conversation',
  find: 'find my conversation about $1',
  busiestMonth: 'which month was I most active',
  trend: 'do I ask more about $1 than last year',
  count: 'how often did I ask about $1 $time',
  list: 'list my conversations about $1 $time',
  listPeriod: 'list my conversations $time',
  inCategory: 'show all conversations in $1',
  countIn: 'how many conversations are in the $1 category',
  total: 'how many conversations do I have $time',
  topics: 'what do I talk about most $time',
  said: 'what did we say about $1',
  tasks: 'what is on my to-do list',
  countTasks: 'how many open tasks do I have',
  countEvents: 'how many appointments do I have $time',
  reminders: 'show my reminders',
  goals: 'what are my goals',
  categories: 'which categories do I have',
  newCategory: 'create a category $1',
  free: 'when am I free $time',
  calendar: 'what is on my calendar $time',
  decisions: 'what decisions did I make $time',
  help: 'what can you do',
  now: 'what time is it',
  today: 'what day is it today',
  week: 'which week is it',
  summary: 'summarise this conversation',
  summaryOf: 'summarise our conversation about $1',
  move: 'move this conversation to $1',
  rename: 'rename this conversation to $1',
} as const;

export type Meaning = keyof typeof ENGLISH;

/** A meaning with the forms of its question: lower case, without accents, a group for the subject. */
export type QuestionRow = readonly [Meaning, RegExp];
