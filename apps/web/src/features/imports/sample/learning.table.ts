import type { SampleConversation } from './sample-conversation.ts';

/** A course in statistics, Spanish, and single questions out of curiosity. */
export const learning: readonly SampleConversation[] = [
  {
    title: 'Is a statistics course worth it for an analyst?',
    daysAgo: 904,
    turns: [
      `I work with dashboards all day and never learned statistics properly. The adult education centre offers twelve evenings. Is a statistics course worth the time for somebody who mostly uses spreadsheets?`,
      `Yes, if two things are true: you often have to say whether a change in a chart is real, and you are asked questions that an average cannot answer. Spreadsheets make it easy to calculate and hard to doubt, and a course teaches the doubting.\n\nLook at the programme before you pay. Good signs are exercises with messy data, a whole evening about sampling, and a small project at the end. A formula sheet of ten pages would make me hesitate. Twelve weeks are enough for describing data, intervals, tests and simple regression, which covers most of what an analyst meets.`,
      `The programme has a project and two evenings about sampling. I have decided to take it.`,
      `Good choice. Pick the project early, and take data you know from work: you will notice at once when a result cannot be true, and that is worth more than a tidy practice set. Keep one notebook with a page for each idea, written in your own words on the evening itself. Twelve pages are a better summary than any book, because they answer the questions that you had.`,
    ],
  },
  {
    title: 'Statistics: mean and median',
    daysAgo: 897,
    turns: [
      `First homework of the statistics course. What is the median?`,
      `The median is the middle value of a sorted list: half of the values lie below it and half above it. With an even number of values it is the average of the two in the middle.\n\nIts strength is that it ignores how far away the extreme values are. If nine people in a room earn 2,500 and the tenth earns 90,000, the median stays at 2,500, while the average jumps to 11,250 and describes nobody in the room. That is why rents, incomes and house prices are usually reported with it.`,
      `What is an outlier?`,
      `An outlier is a value that lies so far from the others that it may have a different cause. A common rule of thumb marks everything more than one and a half times the interquartile range outside the quartiles.\n\nMarking is not deleting. Look at each one first: a typing error can be corrected, a broken sensor can be dropped with a note, and a real but rare case often is the most interesting row of the table.`,
    ],
  },
  {
    title: 'Statistics: what the standard deviation says',
    daysAgo: 889,
    source: 'claude',
    turns: [
      `Homework for my statistics course. What is the standard deviation?`,
      `The standard deviation is a measure of how far values typically lie from their mean. It has the same unit as the data, which makes it easier to read than the variance, its square.\n\nA picture: two bus lines are both three minutes late on average. On the first line the standard deviation is one minute, so you can plan with it. On the second it is eight minutes, so you sometimes wait a quarter of an hour and sometimes see the bus leave early. The averages are equal, and the experience is not.`,
      `What is the standard error?`,
      `The standard error is the standard deviation of an estimate, such as a mean, over many imagined samples. It says how far the estimate would scatter if the survey were repeated.\n\nIt shrinks with the square root of the sample size. Four times as many answers halve it, which is also why large surveys become expensive: each further digit of precision costs a hundred times the interviews.`,
    ],
  },
  {
    title: 'Statistics: samples and their bias',
    daysAgo: 881,
    turns: [
      `Homework for my statistics course. What is sampling bias?`,
      `Sampling bias is an error that arises when some members of a population are more likely to be chosen than others. A larger sample does not repair it, because the same people are missing from it in larger numbers.\n\nA customer survey by email is the everyday case. People who read newsletters answer, and people who left do not, so the result is friendlier than the truth. The remedy is to ask how somebody could have been left out, before looking at a single number.`,
      `What is a stratified sample?`,
      `A stratified sample is a sample drawn separately from each group of a population, such as age groups or regions. Every group is then represented by its true share, and differences between the groups no longer add to the chance error.\n\nIt needs one thing that a simple random sample does not: you have to know the group of each person before you draw. For customers that is easy, for the visitors of a street market it is not.`,
    ],
  },
  {
    title: 'Statistics: the central limit theorem in plain words',
    daysAgo: 868,
    turns: [
      `Homework for my statistics course. What is the central limit theorem?`,
      `The central limit theorem is the statement that averages of many independent values are nearly normally distributed, whatever the distribution of the single values. It is the reason why the bell curve turns up in so many places.\n\nRoll one die, and every number is equally likely. Average two dice, and the middle is already more frequent. Average thirty, and the histogram is a bell that you could draw by hand. People tend to forget the word independent: thirty answers from one family are not thirty answers.`,
    ],
  },
  {
    title: 'Statistics: p-values without fear',
    daysAgo: 855,
    source: 'claude',
    turns: [
      `Everybody in the statistics course nodded and I did not understand it. What is a p-value?`,
      `A p-value is the probability of data at least this extreme if there were no effect at all. It says nothing about how likely the effect itself is, and that confusion is behind most wrong headlines.\n\nTake a coin that shows heads nine times in ten throws. A fair coin does this, or something even more lopsided, in about two of a hundred series, so the p-value is about 0.02. Whether the coin is fair also depends on where you got it: from the bank or from a magician.`,
      `What is a confidence interval?`,
      `A confidence interval is a range calculated so that it contains the true value in a stated share of repeated samples, often 95 percent. The share describes the method and not the single interval in front of you.\n\nIn a report it is usually the better choice, because it shows the size of an effect and its uncertainty in one line. Compare "the change is significant" with "waiting fell by two to five minutes": the reader of the second can decide something.`,
    ],
  },
  {
    title: 'Statistics: two kinds of error',
    daysAgo: 841,
    turns: [
      `Homework for my statistics course. What is a false positive?`,
      `A false positive is a test result that reports an effect or a disease that is not there. Its counterpart, the false negative, overlooks one that is.\n\nWhich of them is worse depends on what follows. A smoke detector that beeps over toast is annoying, and one that stays silent in a fire is deadly, so it is built to beep too often. A spam filter is the other way round: one lost job offer costs more than ten advertisements.`,
      `What is statistical power?`,
      `Statistical power is the probability that a test finds an effect of a given size if it exists. It grows with the sample, with the size of the effect, and with how little the measurement scatters.\n\nCalculate it before collecting data. A study with a power of 30 percent will most likely find nothing, and nobody can tell afterwards whether nothing was there.`,
    ],
  },
  {
    title: 'Statistics: correlation and regression',
    daysAgo: 826,
    turns: [
      `Homework for my statistics course. What is correlation?`,
      `Correlation is a number between minus one and one that says how closely two quantities follow a straight line together. At zero no straight line helps, although a curve may still be there.\n\nIt does not say which of the two drives the other, or whether a third one drives both. Ice cream sales and sunburn go together very closely, and neither causes the other.`,
      `What is linear regression?`,
      `Linear regression is a method that fits a straight line to data so that the squared distances from the points to the line are as small as possible. The slope answers a practical question: by how much does one quantity change when the other grows by one?\n\nLook at the points before you trust the line. Four famous data sets have the same line to two decimals, and only in one of them does it mean anything.`,
    ],
  },
  {
    title: 'Statistics project: bike counts and rain',
    daysAgo: 806,
    source: 'claude',
    turns: [
      `For my statistics project I compare bike counts on the bridge on rainy and dry days. I have 212 days. The rainy days are mostly in November. Any idea to keep the season out of the comparison?`,
      `Compare like with like: match each rainy day with a dry day of the same weekday in the same fortnight, and look at the difference within each pair. You lose the days without a partner, and what remains is a comparison that the season cannot disturb.\n\nA second way is a regression with rain, month and weekday together. It uses all days, but you have to believe that rain costs the same share in June and in November. Doing both takes an hour more, and if they agree your presentation becomes much stronger.`,
      `The pairs give minus 31 percent and the regression minus 28. I will show both. Can you help me word the conclusion?`,
      `"On rainy days about three in ten cyclists leave the bike at home. Two methods that make different assumptions agree within three points: matching rainy with dry days gives 31 percent, a regression with month and weekday 28 percent. We cannot say what the others do instead, because the counter sees only bikes."\n\nThe last sentence is the best one. It shows that you know where the data ends, and it invites the question that you can answer with a smile.`,
    ],
  },
  {
    title: 'Statistics: revision before the final evening',
    daysAgo: 792,
    turns: [
      `Homework for my statistics course. What is Bayes' theorem?`,
      `Bayes' theorem is a rule for updating a probability when new evidence arrives. It combines how likely something was before with how well it explains what was seen.\n\nThe classic surprise is a medical test. If one person in a thousand has a disease, and a test is right in 99 percent of cases, then a positive result still means only about a nine percent chance of being ill, because the many healthy people produce more false alarms than the few ill ones produce hits.`,
      `What is a random variable?`,
      `A random variable is a quantity whose value depends on chance, such as the sum of two dice. Its distribution says how likely each value is.\n\nThe word misleads in both halves: it is neither wild nor unknown. Before the throw you can already name its average, seven for two dice, and how far it scatters.`,
    ],
  },
  {
    title: 'Spanish for the first holiday',
    daysAgo: 232,
    turns: [
      `What is the difference between ser and estar?`,
      `Ser describes what something is, and estar describes the state or the place it is in. "Soy de Gante" says where a person comes from, while "estoy cansada" says how somebody feels today.\n\nA handy test: if the sentence answers "what or who is it?", take the first; if it answers "how or where is it right now?", take the second. Two exceptions are worth learning by heart. Events take the first even with a place, "la fiesta es en mi casa", and being dead takes the second, which says something about the language.`,
    ],
  },
  {
    title: 'Spanish past tenses with a story',
    daysAgo: 150,
    source: 'claude',
    turns: [
      `I mix up the two past tenses in Spanish. Can you explain them with a story instead of a table?`,
      `Think of a stage. The imperfect paints the scenery: it was raining, the café was full, a man was reading. The preterite moves the actors: the door opened, a woman entered, everyone looked up.\n\nIn Spanish: *Llovía y el café estaba lleno. De repente se abrió la puerta y entró una mujer.* The first two verbs could go on for ever, the last two happened and were over. When you are unsure, ask whether the verb changes anything on the stage. If it does, it is the preterite.`,
      `That helps a lot. How can I practise this without a book?`,
      `Tell one small thing of your day in four sentences, two for the scenery and two for the action, and say it aloud. Waiting at a crossing is enough. After a week reread the first ones: you will correct them yourself, which is the moment a rule has settled.`,
    ],
  },
  {
    title: 'Evening class in Spanish, second level',
    daysAgo: 9,
    turns: [
      `I got a place in the second level! I have my Spanish class every Tuesday at 6:30 pm. How do I keep the vocabulary of a week in my head?`,
      `Few words, often seen, in sentences you might really say. Ten new words a week are plenty for somebody with a job.\n\nTake them from the lesson, put each into a sentence about your own life, and look at them on three different days instead of three times on one. Cover the Spanish side and say it aloud before you look: trying to remember is what makes it stick, even when you fail. On the train home is a good moment, because the lesson is still warm.`,
    ],
  },
  {
    title: 'Photosynthesis for a nine-year-old',
    daysAgo: 410,
    turns: [
      `My nephew Leo has biology homework for school and asks how plants eat. What is photosynthesis?`,
      `Photosynthesis is the process by which plants use sunlight to turn water and carbon dioxide into sugar and oxygen. The sugar feeds the plant, and the oxygen is what is left over.\n\nFor a nine-year-old: a leaf is a tiny kitchen. The roots bring water, the air comes in through small windows, and the sun lights the stove. The kitchen bakes sugar, and the steam that leaves by the window is the air we breathe. Then go out and look at the windows with a magnifying glass on the underside of a leaf.`,
    ],
  },
  {
    title: 'Why the sea has tides',
    daysAgo: 365,
    turns: [
      `Leo learns about the sea at school and asks me things I do not know. What is a spring tide?`,
      `A spring tide is a tide with an especially large difference between high and low water, at full and new moon. Sun, moon and earth then stand in one line and pull together. Its opposite, the neap tide, comes at half moon.\n\nThe name has nothing to do with the season: it comes from the water springing up. For a walk on the flats that means the widest beach and the quickest return of the water on the same day, so look at the table at the harbour first.`,
    ],
  },
  {
    title: 'What the Hanseatic League was',
    daysAgo: 298,
    source: 'claude',
    turns: [
      `I am reading about history for the Lübeck trip of our adult education course. What was the Hanseatic League?`,
      `The Hanseatic League was a network of trading towns around the North Sea and the Baltic from the 13th to the 17th century. Its towns agreed on privileges, convoys and courts, and had offices as far away as London, Bergen, Bruges and Novgorod.\n\nIt had no king, no army of its own and for a long time not even a list of members. A town belonged to it when its merchants enjoyed the rights. That looseness made it resilient and, once strong states grew around it, easy to overtake.`,
    ],
  },
];
