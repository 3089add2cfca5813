import type { SampleConversation } from './sample-conversation.ts';

/** Changing jobs, then the new work with its data, and technology at home. */
export const work: readonly SampleConversation[] = [
  {
    title: 'Stay or leave after five years',
    daysAgo: 338,
    turns: [
      `I have been at the same company for five years and I am bored without being unhappy. How do I find out whether I want a new job or just a holiday?`,
      `Look back at the last month and mark each working day: did you learn something, did it matter to somebody, did you like the people? If the third is always yes and the first never, it is the job and not the tiredness, since a holiday repairs none of the three.\n\nA cheap test is to apply for one position that you would really like. Writing the letter shows what you are proud of. An interview shows what you miss. And an offer turns a mood into a decision, which is easier to take than it sounds.`,
    ],
  },
  {
    title: 'CV on one page for an analyst job',
    daysAgo: 327,
    source: 'claude',
    turns: [
      `My CV for job applications has three pages and reads like a list of tools. How do I get it to one page?`,
      `Write for a reader with twenty seconds. Each position gets one line on what it was and two on what changed because of you, with a number. "Built dashboards in a spreadsheet" becomes "Cut the monthly report from two days to two hours; used by six teams".\n\nTools go into one line at the end. Everything older than ten years becomes a line with a year. Leave out what is true of everyone, such as being reliable. Then read it aloud: what makes you stumble makes them skip.`,
      `It has one page now, and for the first time I like reading it.`,
      `Then it is right. Send it to one person who does not know your work, and ask afterwards what you do. If the answer fits, leave it alone; if not, the first third needs another look, because that is what is remembered.`,
    ],
  },
  {
    title: 'Job interview questions I am afraid of',
    daysAgo: 312,
    turns: [
      `In two job interviews I was asked about my greatest failure and gave a silly answer. What do interviewers want to hear?`,
      `They want to see whether you notice mistakes early, speak of them, and change something. So choose a real one of medium size, with a beginning and an end.\n\nFour sentences are enough: what you wanted, what you overlooked, how you found out, what you have done differently since. The last one is the longest. Yours could be the report that three departments misread: you had tested the numbers and not the labels, and since then somebody from outside reads every chart before it goes out. That is honest, and it shows a method.`,
    ],
  },
  {
    title: 'Job interview with the energy cooperative',
    daysAgo: 297,
    turns: [
      `Second job interview at an energy cooperative with 14,000 members. They want to hear what I would do in my first three months. I do not know their data. Any idea for a good answer?`,
      `By showing how you find out. First month: talk to ten people who decide something by numbers, and collect the questions behind their reports. Second month: take the one question that three of them share and answer it properly, with its uncertainty. Third month: make that answer repeat itself every week without you, and switch off one report that nobody misses.\n\nSwitching something off is what they will remember. Close with a question of your own, such as which decision last year they would have liked to take with better numbers.`,
    ],
  },
  {
    title: 'Negotiating salary for the new job',
    daysAgo: 284,
    source: 'claude',
    turns: [
      `They offer 54,000 for the job and I had hoped for 60,000. I hate negotiating. What do I say?`,
      `Thank them, name one number, give one reason, and be quiet. "I am happy about the offer and would like to come. For the responsibility we talked about I had 60,000 in mind. How can we get closer to that?"\n\nThen count to ten and let them speak first. If money is fixed, ask for things that cost them less: four more days off, a course each year, a review of the salary after six months in writing. Nobody withdraws an offer because of a friendly question.`,
      `We agreed on 57,500 and three more days off, and the contract is signed.`,
      `Well done! You earned more in that minute than in a month of evenings. Ask for the contract in writing before you give notice, read the paragraphs on notice period and overtime, and tell your manager in person before the letter arrives.`,
    ],
  },
  {
    title: 'Handover before leaving the old job',
    daysAgo: 262,
    source: 'claude',
    turns: [
      `Four weeks until I leave the old job. What belongs into a good handover so that nobody has to call me?`,
      `Not everything you know, but everything that will go wrong. One page for each recurring task: when it is due, where it lives, who asks for it, and what usually breaks. A list of the people who know more. The three open decisions, with your opinion and its reasons.\n\nLet your successor do each task once while you watch without touching the keyboard. What you have to say aloud is what is missing on the page. And leave a last line about what you would abolish: the leaver is the only one who can say it freely.`,
    ],
  },
  {
    title: 'First weeks in a new job',
    daysAgo: 238,
    turns: [
      `I am in the second week of the new job and understand a third of the meetings. How long may I ask silly questions?`,
      `About a hundred days, and the silly ones are your best gift: you still see what everybody else has stopped seeing. Keep two lists, words that nobody explained and things that surprised you. The first becomes a glossary that the next newcomer will love. The second, reread after three months, is your first list of improvements.\n\nIn meetings write down one question and ask one person afterwards over coffee. It teaches you the subject and gets you to know people, which is the other half of starting.`,
    ],
  },
  {
    title: 'SQL: what a window function does',
    daysAgo: 196,
    turns: [
      `What is a window function in SQL?`,
      `A window function in SQL is a function that calculates over a set of related rows and keeps every row in the result. Grouping, in contrast, folds them into one.\n\nThe word OVER marks it. PARTITION BY says which rows belong together, ORDER BY says in which order they are read. With both you get running totals, the difference to the month before, or the rank within each region, without joining the table to itself.`,
      `What is a common table expression?`,
      `A common table expression is a named result that exists only within one SQL statement. It is written before it with the word WITH.\n\nIt turns a pyramid of brackets into steps that can be read from top to bottom. Give each step a name that says what one row of it is, such as member_months, and half of your comments become unnecessary.`,
    ],
  },
  {
    title: 'SQL: rounding to two decimals',
    daysAgo: 171,
    turns: [
      `How do I round a number to two decimals in SQL?`,
      'In PostgreSQL the value has to be a numeric for that:\n\n```sql\nselect round(amount::numeric, 2) as amount\nfrom invoices;\n```\n\nRound in the last step and not before, because rounded parts rarely add up to the rounded whole. For a report, formatting is often the better choice: the number stays exact, and only its picture gets shorter.',
    ],
  },
  {
    title: 'SQL: months without any reading',
    daysAgo: 129,
    source: 'claude',
    turns: [
      `My SQL report of meter readings by month skips months without a reading. How do I get a row with zero for them?`,
      "Begin with the months and not with the readings, then join:\n\n```sql\nwith months as (\n  select generate_series(date '2025-01-01', date '2025-12-01', interval '1 month') as month\n)\nselect months.month, count(readings.id)\nfrom months\nleft join readings on date_trunc('month', readings.read_at) = months.month\ngroup by months.month;\n```\n\nCount a column of the right-hand table instead of the star, otherwise an empty month counts as one.",
      `Works. The chart finally tells the truth about February.`,
      `Missing rows are the quietest kind of error: nothing is wrong in the table, something just is not there. For a monthly report it is worth having a list of months as a table of its own, so the next query starts from it without anyone having to remember.`,
    ],
  },
  {
    title: 'SQL: rounding money in a report',
    daysAgo: 63,
    turns: [
      `How do I round a number to two decimals in SQL?`,
      'Cast it first, since PostgreSQL only rounds a numeric to a number of places:\n\n```sql\nselect round(price::numeric, 2) from tariffs;\n```\n\nIf it is money, consider storing it as numeric or in whole cents. A double cannot hold 0.10 exactly, and over a million rows the difference becomes visible.',
    ],
  },
  {
    title: 'SQL: slow query on member payments',
    daysAgo: 41,
    turns: [
      `A SQL query on member payments takes nine seconds. It filters by member and by date and sorts by date. There is an index on the member only. What do I try first?`,
      'An index over both, in the order in which they are used:\n\n```sql\ncreate index payments_member_paid_at on payments (member_id, paid_at);\n```\n\nThe rows of a member then lie next to each other and already in the right order, so the sorting disappears. Look at the plan before and after: if it still says sequential scan, the filter probably wraps the date in a function, and an index on the bare column cannot help it.',
      `From nine seconds to 40 milliseconds.`,
      `That is what it looks like when the sorting goes away. Check whether the old index on the member alone is still used by anything; the new one can do its job too, and each index costs a little at every write.`,
    ],
  },
  {
    title: 'Explaining a falling number to the board',
    daysAgo: 102,
    turns: [
      `Our active members fell from 9,800 to 9,300 and the board meeting will ask why. It is mostly the new definition. How do I explain that without sounding evasive?`,
      `Show both lines in one chart: the old definition, which rises slightly, and the new one, which starts lower. Say the uncomfortable part first: "By the new definition 500 people whom we counted as active are not. They were not active before either; now we see it."\n\nThen say what the new number is good for, in one decision. And name the day from which only the new one counts. Being evasive means explaining the number away. You are explaining that the old measure was wrong.`,
    ],
  },
  {
    title: 'Shorter meetings on Monday mornings',
    daysAgo: 76,
    source: 'claude',
    turns: [
      `Our team meeting takes 70 minutes, and everybody reads out what they did. I may moderate it from now on. How do I get it down to 30?`,
      `Let reading happen before and talking happen in the room. Everyone writes two lines by nine: what changed, and where they are stuck. The meeting then only takes the stuck ones, the most urgent first.\n\nGive each point a name and ten minutes, and end with who does what. If nobody is stuck, end early, and mean it; people start to prepare once they have seen that it is worth it. After four weeks ask what they miss. It is usually chatting, and chatting deserves a coffee of its own.`,
    ],
  },
  {
    title: 'What a key performance indicator is good for',
    daysAgo: 160,
    turns: [
      `My manager Dana asked for it at work. What is a leading indicator?`,
      `A leading indicator is a measure that changes before the result it is meant to predict. Support requests in the first week, for example, announce how many members will leave within the year.\n\nIts counterpart, the lagging indicator, is the result itself: exact, undisputed and too late. A good report has one of each. The first tells you where to act, and the second whether it helped.`,
    ],
  },
  {
    title: 'Preparing the quarterly review',
    daysAgo: 2,
    turns: [
      `I have my review with my manager Dana on {Wednesday 1} at 2 pm. At work I would like to show the report on late payments and ask for half a day a week for data quality. How do I build that up?`,
      `As a short story with an ask at the end. Where we were: nobody knew how many members pay late, and reminders went out by hand. What changed: one weekly list, 40 percent fewer late payments since June. What is in the way: one address in eight is wrong, and each costs a letter.\n\nThen the ask: "With half a day a week for data quality I can bring that to one in fifty by summer. May I start next month?" Bring one page and not ten. And stop talking after the question.`,
    ],
  },
  {
    title: 'One-on-one with the new trainee',
    daysAgo: 11,
    turns: [
      `I have a meeting with our trainee Samir every Monday at 10 am. What are good questions for his first weeks at work?`,
      `Three that repeat, so he can prepare: what was clearer than expected, what was harder, and what would you have liked to know a week ago? The third fills your handbook.\n\nKeep the tasks for another moment, otherwise the half hour becomes a status report. Let him bring the first topic. Once a month go for a walk instead, and ask what he would change if it were his team. The answers to that are usually better than those of any survey.`,
    ],
  },
  {
    title: 'Backing up the family photos',
    daysAgo: 455,
    turns: [
      `We have about 40,000 photos on a laptop and an old phone. How do I back them up so that it keeps working without me?`,
      `Three copies, two kinds of device, one of them somewhere else. For most people that is the laptop, a disk at home and a cloud folder. Set the phone to upload by itself when it charges, and the laptop to copy to the disk whenever it is plugged in.\n\nBefore that, bring everything into one place with one folder a year; sorting more finely is what stops people from starting. Twice a year open a random picture from each copy. A backup that nobody has opened is a hope.`,
    ],
  },
  {
    title: 'Slow wifi in the back room',
    daysAgo: 520,
    turns: [
      `The wifi in the back room of the flat is slow, in the hall it is fine. What should I try before buying anything?`,
      `Move the router half a metre up and away from metal, the fridge and the aquarium, if you have one. Open shelves are good, cupboards are not. Then choose the 5 GHz band near the router and the 2.4 one in the back room, because the slower wave passes walls better.\n\nMeasure three times at each place at the same hour. If the back room still has less than a third, a second access point on a cable beats every repeater, and a flat cable under the skirting board disappears.`,
    ],
  },
  {
    title: 'Phone battery that ages too fast',
    daysAgo: 215,
    turns: [
      `My phone is two years old and is empty by five o'clock. Does a new battery pay off?`,
      `Look at the battery's health in the settings. Below 80 percent a new one brings back the first year for about a tenth of the price of a phone. If it is above, an app is hungry: sort by use in the background, and the culprit usually is at the top.\n\nTo age it more slowly, keep it between 20 and 80 percent on ordinary days and away from heat; the dashboard in summer is the worst place. A full night on the charger is harmless with models that learn your wake-up time.`,
    ],
  },
  {
    title: 'How two-factor authentication works',
    daysAgo: 182,
    source: 'claude',
    turns: [
      `My phone and my computer ask me to switch it on. What is two-factor authentication?`,
      `Two-factor authentication is a way to sign in that asks for two different proofs, such as something you know and something you have. A stolen password alone then opens nothing.\n\nCodes from an app are safer than those by text message, because a phone number can be moved to another card with a convincing call. Print the recovery codes and put them where your passport is. The day you need them is the day the phone is gone.`,
    ],
  },
];
