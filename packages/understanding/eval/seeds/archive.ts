/**
 * A small archive and later questions of its owner, each once in the words of a conversation and once in other words.
 * Written for the evaluation.
 */
export interface ArchivedConversation {
  title: string;
  question: string;
  asked: readonly [sameWords: string, otherWords: string];
}

export const ARCHIVE: readonly ArchivedConversation[] = [
  {
    title: 'Leaking kitchen faucet',
    question: 'My kitchen faucet drips all night, how do I replace the washer?',
    asked: ['kitchen faucet washer', 'water keeps dropping from the tap'],
  },
  {
    title: 'Raise negotiation',
    question: 'How do I ask my manager for a ten percent raise after my review?',
    asked: ['ask manager for a raise', 'getting a higher salary from my boss'],
  },
  {
    title: 'Sourdough starter',
    question: 'Why does my sourdough starter smell like acetone?',
    asked: ['sourdough starter smell', 'homemade bread yeast stinks'],
  },
  {
    title: 'Trip to Lisbon',
    question: 'Plan four days in Lisbon with a toddler',
    asked: ['Lisbon itinerary four days', 'vacation in Portugal with a small child'],
  },
  {
    title: 'Knee pain',
    question: 'The outside of my knee hurts after five miles of running',
    asked: ['knee pain running', 'sore leg joint after jogging'],
  },
  {
    title: 'Roth or traditional',
    question: 'Should I put money into a Roth IRA or a traditional 401k at thirty?',
    asked: ['Roth IRA or 401k', 'which retirement account is better for me'],
  },
  {
    title: 'Python KeyError',
    question: 'My script raises a KeyError when I group the dataframe by month',
    asked: ['KeyError dataframe', 'python program crashes when grouping data'],
  },
  {
    title: 'Wedding toast',
    question: 'Write a short toast for my sister’s wedding',
    asked: ['wedding toast sister', 'speech for when my sibling gets married'],
  },
  {
    title: 'Toddler sleep',
    question: 'Our two year old wakes up at three every night',
    asked: ['two year old wakes at night', 'child does not sleep through'],
  },
  {
    title: 'Chemistry midterm',
    question: 'Explain how to balance redox reactions for my midterm',
    asked: ['balance redox reactions', 'studying chemical equations for the exam'],
  },
  {
    title: 'Cover letter',
    question: 'Draft a cover letter for a junior data analyst position',
    asked: ['cover letter data analyst', 'application letter for a job'],
  },
  {
    title: 'High blood pressure',
    question: 'Is 145 over 95 dangerous and what can I eat to lower it?',
    asked: ['145 over 95 blood pressure', 'diet against hypertension'],
  },
  {
    title: 'Puppy training',
    question: 'How do I stop my puppy from biting hands?',
    asked: ['puppy biting hands', 'young dog nips at us'],
  },
  {
    title: 'Mortgage refinance',
    question: 'Does it make sense to refinance our mortgage at 5.2 percent?',
    asked: ['refinance mortgage percent', 'change our home loan for a lower rate'],
  },
  {
    title: 'Marathon plan',
    question: 'Make a sixteen week plan for my first marathon',
    asked: ['sixteen week marathon plan', 'train for a long distance race'],
  },
  {
    title: 'Friend stopped replying',
    question: 'My best friend has not answered my messages for a month',
    asked: ['friend not answering messages', 'being ghosted by somebody close to me'],
  },
  {
    title: 'Electoral college',
    question: 'How does the electoral college choose the president?',
    asked: ['electoral college president', 'voting system of the United States'],
  },
  {
    title: 'Book of Job',
    question: 'What is the meaning of suffering in the book of Job?',
    asked: ['suffering in the book of Job', 'why the bible says good people are hurt'],
  },
  {
    title: 'Vegetarian lasagna',
    question: 'Give me a recipe for spinach lasagna without ricotta',
    asked: ['spinach lasagna recipe', 'meatless pasta casserole for dinner'],
  },
  {
    title: 'Docker compose',
    question: 'Postgres in docker compose loses its data at every restart',
    asked: ['postgres docker compose data', 'database container forgets everything'],
  },
  {
    title: 'Tomato leaves',
    question: 'The lower leaves of my tomato plants turn yellow',
    asked: ['tomato leaves yellow', 'vegetables in the garden look sick'],
  },
  {
    title: 'Migraine aura',
    question: 'I see zigzag lines before a headache starts, is that a migraine?',
    asked: ['zigzag lines headache migraine', 'strange vision and then my head aches'],
  },
  {
    title: 'French subjunctive',
    question: 'When do I use the subjunctive in French?',
    asked: ['subjunctive French', 'grammar of a romance language verb mood'],
  },
  {
    title: 'Emergency fund',
    question: 'How many months of expenses should be in an emergency fund?',
    asked: ['emergency fund months', 'savings for when I lose my income'],
  },
  {
    title: 'Mother-in-law',
    question: 'My mother-in-law criticizes how we raise our kids',
    asked: ['mother-in-law criticizes kids', 'conflict with my husband’s parents about parenting'],
  },
  {
    title: 'Hiking boots',
    question: 'Which waterproof boots are good for a week in the Alps?',
    asked: ['waterproof boots Alps', 'shoes for walking in the mountains'],
  },
  {
    title: 'Deadlift form',
    question: 'My lower back rounds when I deadlift, how do I fix my form?',
    asked: ['deadlift form lower back', 'lifting heavy weights correctly'],
  },
  {
    title: 'Bedtime story',
    question: 'Write a bedtime story about a fox who is afraid of the dark',
    asked: ['bedtime story fox', 'tale for children about a scared animal'],
  },
  {
    title: 'Divorce and taxes',
    question: 'How do we file taxes in the year of our divorce?',
    asked: ['file taxes divorce', 'tax return after separating from my wife'],
  },
  {
    title: 'React re-render',
    question: 'Why does my React component render twice on every click?',
    asked: ['React component renders twice', 'web page updates too often in javascript'],
  },
  {
    title: 'Guitar chords',
    question: 'Show me an easy fingering for the F chord on guitar',
    asked: ['F chord guitar', 'playing a string instrument as a beginner'],
  },
  {
    title: 'Panic attacks',
    question: 'My heart races and I cannot breathe in the supermarket',
    asked: ['heart races supermarket', 'sudden anxiety in public places'],
  },
  {
    title: 'Laptop for video',
    question: 'Which laptop under 1500 dollars is good for editing video?',
    asked: ['laptop editing video', 'computer for cutting films'],
  },
  {
    title: 'Retirement party',
    question: 'Ideas for my dad’s retirement party in the backyard',
    asked: ['retirement party dad', 'celebrate that my father stops working'],
  },
  {
    title: 'Ramadan fasting',
    question: 'Can I exercise while fasting during Ramadan?',
    asked: ['exercise fasting Ramadan', 'sport in the muslim holy month'],
  },
  {
    title: 'Car will not start',
    question: 'My car clicks but does not start in the morning',
    asked: ['car clicks does not start', 'vehicle battery seems dead'],
  },
  {
    title: 'SQL join',
    question: 'Write a query that lists customers without orders',
    asked: ['query customers without orders', 'database select with a left join'],
  },
  {
    title: 'Teenager screen time',
    question: 'Our teenager is on the phone until two at night',
    asked: ['teenager phone at night', 'limit how long my son looks at a screen'],
  },
  {
    title: 'Climate bill',
    question: 'What is in the new climate bill before congress?',
    asked: ['climate bill congress', 'law against global warming'],
  },
  {
    title: 'Essay on Hamlet',
    question: 'Outline an essay about revenge in Hamlet',
    asked: ['essay revenge Hamlet', 'paper on a Shakespeare play'],
  },
];
