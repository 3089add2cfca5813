import type { SampleConversation } from './sample-conversation.ts';

export const workAndLearning: readonly SampleConversation[] = [
  {
    title: 'Preparing the quarterly review',
    daysAgo: 2,
    turns: [
      'I have my quarterly review with my manager Dana next Thursday at 2pm. Help me structure what I want to say about the onboarding project.',
      'A review lands better as a short story than as a list. Three parts work well:\n\n1. **Where we started**: new customers needed 19 days until their first report.\n2. **What changed**: the guided setup, the two integrations, and the weekly check-in.\n3. **Where we are**: 11 days, and what would bring it under a week.\n\nEnd with one thing you need from Dana, and ask for it plainly.',
      'Good. What I need is half of a designer for six weeks. How do I ask without sounding as if the team failed?',
      'Tie it to the next number, not to the last one: "To get from 11 days to 7 we have to rework the import screen. With half of a designer for six weeks we can do that this quarter; without one it moves to spring." Then stop talking and let her answer.',
    ],
  },
  {
    title: 'Slow dashboard query in PostgreSQL',
    daysAgo: 6,
    turns: [
      'Our dashboard query takes 4 seconds. It filters orders by customer and date and sorts by created_at. There is an index on customer_id only. What should I try first?',
      "Begin with the plan:\n\n```sql\nEXPLAIN (ANALYZE, BUFFERS)\nSELECT id, total, created_at\nFROM orders\nWHERE customer_id = $1 AND created_at >= now() - interval '90 days'\nORDER BY created_at DESC\nLIMIT 50;\n```\n\nIf it shows a sort over many rows, an index in the order of the question removes it:\n\n```sql\nCREATE INDEX CONCURRENTLY orders_customer_created\n  ON orders (customer_id, created_at DESC);\n```\n\nThe old index on `customer_id` alone is then redundant.",
      'Down to 12 ms. Can I drop the old index right away?',
      'Yes, with `DROP INDEX CONCURRENTLY`. Look at `pg_stat_user_indexes` for a day first: if `idx_scan` of the old one no longer grows, nothing relies on it.',
    ],
  },
  {
    title: 'A kinder code review comment',
    daysAgo: 21,
    turns: [
      'How would you phrase this review comment so that it is less harsh: "This is way too complicated, why not just use a map?"',
      'Name the thing, not the author, and offer the next step: "I had to read this twice to follow the nested loops. Would a map keyed by order id make it shorter? Happy to pair on it."',
    ],
  },
  {
    title: 'Salary talk after the promotion',
    daysAgo: 48,
    turns: [
      'I was promoted to lead but my salary stayed the same. How do I bring it up with HR?',
      'Separate the two facts. The title changed in March; the pay band for leads begins above yours. Ask: "Which band does my role belong to now, and from when does it apply?" Bring the published band and two results of yours, and ask for an answer by a date.',
    ],
  },
  {
    title: 'Spanish subjunctive, the short version',
    daysAgo: 4,
    turns: [
      'I am learning Spanish and I keep getting the subjunctive wrong. When do I need it?',
      'Use the subjunctive after **wishes, emotions, doubts and orders about somebody else**:\n\n- *Quiero que vengas.* (I want you to come.)\n- *Me alegra que estés aquí.* (I am glad you are here.)\n- *No creo que sea verdad.* (I do not think it is true.)\n\nThe test: two people and a "que" between them, and the first half is not a plain fact.',
      'And after cuando?',
      'Only when it has not happened yet: *Cuando llegue, te llamo* (when I arrive, I will call you). For habits it is the indicative: *Cuando llego, ceno* (when I arrive, I have dinner).',
    ],
  },
  {
    title: 'Reading plan for the statistics exam',
    daysAgo: 3,
    turns: [
      'My statistics exam is on the 12th of next month. I have five chapters left: probability, estimation, tests, regression, Bayes. Two evenings a week. Make me a plan.',
      'With two evenings a week, give the chapters that others stand on the most time:\n\n| week | first evening | second evening |\n| --- | --- | --- |\n| 1 | probability | probability, exercises |\n| 2 | estimation | tests |\n| 3 | tests, exercises | regression |\n| 4 | Bayes | old exam, by the clock |\n\nDo the old exam even if a chapter is missing: it shows which one to repeat.',
    ],
  },
  {
    title: 'What a p-value is not',
    daysAgo: 9,
    turns: [
      'Explain what a p-value means, please. I have to teach it to first-year students on Monday.',
      'A p-value is the probability of data at least this extreme **if there were no effect**. It is not the probability that there is no effect. A good classroom picture: a coin that shows heads nine times of ten. A fair coin does that in about 1 of 100 series, so p is 0.01; whether this coin is fair, the number alone cannot say.',
    ],
  },
  {
    title: 'Museum ideas for the history course',
    daysAgo: 65,
    turns: [
      'Which themes work for a school trip about the industrial revolution with fourteen-year-olds?',
      'Things they can touch: the weaving loom, the steam engine, a letter of a child who worked in the mill. Give each group one object and the question "Who gained by it, and who paid for it?"',
    ],
  },
];
