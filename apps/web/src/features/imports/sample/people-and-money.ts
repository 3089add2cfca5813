import type { SampleConversation } from './sample-conversation.ts';

export const peopleAndMoney: readonly SampleConversation[] = [
  {
    title: "Mum's seventieth birthday",
    daysAgo: 2,
    turns: [
      "We are planning my mother's 70th birthday with the whole family, about twenty people, dinner on Saturday at 7pm. My sister wants a restaurant, my brother a picnic. How do we decide without a quarrel?",
      'Ask the one it is about, but with two choices that both work: "Would you rather sit at a long table or have a garden and a fire?" Then give the one who lost the vote the part that matters to them: your brother the music, your sister the seating.',
      'She chose the garden. Remind me to call the rental place for tables tomorrow at 10.',
      'Ask them for three tables of two metres, twenty-two chairs, and whether they deliver on the day itself. Rain is the other question: a tent that can be cancelled until Thursday costs little.',
    ],
  },
  {
    title: 'Screen time for a ten-year-old',
    daysAgo: 19,
    turns: [
      'My daughter is ten and we argue about her tablet every evening. What do other parents do?',
      'What tends to end the evening argument is a rule about *when*, not *how long*: after homework, never before school, off at seven, and parents keep to it too. Let her write down what she would do with an hour more; half of the time it is something you like.',
    ],
  },
  {
    title: 'A toast for Jonas and Mira',
    daysAgo: 8,
    turns: [
      'My best friend Jonas is getting married. I met him at the climbing gym and he once drove 300 km to bring me my passport. Help me with a toast of two minutes.',
      'Begin with the passport, because nobody else can tell it. Then one sentence on what it says about him, one on how Mira is the only person you know who plans less than he does, and raise the glass to "people who turn the car round".',
      'Perfect. The wedding is on the 28th, and I should send him a draft of the programme by Wednesday.',
      'Send it a day early: a groom reads nothing in the last week.',
    ],
  },
  {
    title: 'Saying no to a friend',
    daysAgo: 40,
    turns: [
      'A friend asks me to help her move for the third time this year. How do I say no kindly?',
      '"I cannot do this Saturday, and my back is glad about it. I will bring dinner at eight, and then you show me the new place." A no with something small and certain beside it rarely hurts.',
    ],
  },
  {
    title: 'Monthly budget that survives contact',
    daysAgo: 10,
    turns: [
      'I earn 2,900 after tax. Rent is 1,050. I want to save for a used car, 6,000 in eighteen months, and I never manage. Make me a budget.',
      'Pay the car first and live on the rest:\n\n| | per month |\n| --- | ---: |\n| car, by standing order on the 1st | 335 |\n| rent | 1,050 |\n| fixed (phone, insurance, tickets) | 310 |\n| food | 480 |\n| everything else | 725 |\n\nThe last line is yours without a list. If it is empty on the 24th, the month was too small, not you.',
      'When do I reach 6,000?',
      'At 335 a month after 18 months: 6,030. Every 50 more a month brings it about two months closer.',
    ],
  },
  {
    title: 'Fixed or variable interest rate',
    daysAgo: 30,
    turns: [
      'The bank offers a mortgage at 3.9% fixed for ten years or 3.4% variable. What should I look at?',
      'At three numbers: what the rate may rise to (is there a cap?), what 2% more would cost you a month, and what leaving costs. If a rate of 5.4% would keep you awake, the fixed one is cheaper than it looks.',
    ],
  },
  {
    title: 'Tax return: the home office',
    daysAgo: 3,
    turns: [
      'I work from home three days a week. What do I need for the tax return? I have to hand it in by the end of the month.',
      'A list of the days with dates, a letter of the employer that there was a home office, and the bills of what you bought for it. A calendar export is good enough for the days. Put an hour aside for it this week and the rest is typing.',
    ],
  },
  {
    title: 'How a bill becomes law',
    daysAgo: 15,
    turns: [
      'Explain to me how the parliament votes on a bill and what the committee does. We have a local election on Sunday and I realise I know little about it.',
      'A bill is introduced, talked about once in the open, and goes to the committee: a few members who read it line by line, hear people who know the subject, and change it. Then the whole house votes on what came back. Most of what matters happens in the committee, and its minutes are public.',
    ],
  },
  {
    title: 'Comparing the two candidates for mayor',
    daysAgo: 14,
    turns: [
      'Both candidates for mayor promise more cycle paths. How do I find out who means it?',
      'Look at the budget votes of the last four years: the council publishes who voted for what. A promise with a street name and a year in it is worth more than one with a number of kilometres.',
    ],
  },
  {
    title: 'What Lent is about',
    daysAgo: 55,
    turns: [
      'A colleague is fasting for Lent. What is the idea behind it, and what do people give up?',
      'The forty days before Easter recall the time in the desert: going without, to notice what one usually does without noticing. Many give up sweets, alcohol or the phone; some take something on instead, such as a walk or a prayer in the morning.',
    ],
  },
  {
    title: 'Visiting a synagogue with the class',
    daysAgo: 60,
    turns: [
      'We visit a synagogue with my religion class. What should the pupils know about how to behave there?',
      'Shoulders covered, boys and men with something on the head (there is usually a box at the door), phones off, and questions welcome. Let them ask what the scrolls are and why there is no picture of God: they get better answers than from the book.',
    ],
  },
  {
    title: 'Naming a small boat',
    daysAgo: 36,
    turns: [
      'We bought an old wooden rowing boat, green. It needs a name. Three ideas, not funny ones.',
      '*Heron*, because it will stand still more often than it moves. *Linden*, for the green. *Second Thursday*, if there is a story behind the day you bought it.',
    ],
  },
];
