import type { SampleConversation } from './sample-conversation.ts';

export const healthAndHome: readonly SampleConversation[] = [
  {
    title: 'Knee pain after running',
    daysAgo: 1,
    turns: [
      'My knee hurts on the outside after about 4 km of running, not before. I have an appointment with the orthopaedist on Friday at 9:30. What should I tell her?',
      'Write down what she will ask:\n\n- where exactly, and after which distance\n- whether it hurts on stairs, and which way\n- the shoes, how old they are, and whether the distance grew lately\n- what helps\n\nUntil then short and flat runs, or none. Pain on the outside that begins after some kilometres is often the band along the thigh, but that is for her to say.',
    ],
  },
  {
    title: 'Sleeping better in a loud street',
    daysAgo: 12,
    turns: [
      'I wake up at 4 because of the trams. What helps, other than moving?',
      'In this order: wax earplugs, a fan or another even sound, heavy curtains that overlap the wall, and the bed on the other side of the room. Keep the time you get up constant even after a bad night: that does more for the next night than sleeping in.',
      'The fan works. Remind me to buy the curtains on Saturday.',
      'Measure the window first: the curtain should be 15 cm wider on each side, else the sound comes round it.',
    ],
  },
  {
    title: 'Vaccinations before the trip',
    daysAgo: 33,
    turns: [
      'We are going to Peru in spring. Which vaccinations should I ask the doctor about?',
      'Ask about hepatitis A, typhoid, tetanus, and yellow fever if you go into the Amazon; some need weeks between doses, so ask soon. Take the old vaccination card with you.',
    ],
  },
  {
    title: 'Half marathon in twelve weeks',
    daysAgo: 5,
    turns: [
      'I can run 8 km. The half marathon is in twelve weeks. I want to train three times a week, Tuesday, Thursday and Sunday at 7am.',
      'Three runs are enough if each has a purpose:\n\n- **Tuesday**: easy, 40 minutes\n- **Thursday**: 6 × 3 minutes quick, with 2 minutes of walking\n- **Sunday**: long, a kilometre more each week up to 18\n\nEvery fourth week cut the long run by a third. The last week before the race is for resting.',
      'What about strength?',
      'Twice a week for fifteen minutes after an easy run: squats, lunges, calf raises, side plank. It is dull, and it is what keeps knees quiet.',
    ],
  },
  {
    title: 'Stretching for people who sit',
    daysAgo: 27,
    turns: [
      'Give me a five minute workout against a stiff back that works in an office.',
      'Stand up for each: ten slow shoulder rolls, a doorway stretch for the chest (30 seconds a side), a hip stretch with one foot on the chair (30 seconds a side), ten squats, and a minute of walking to the furthest printer.',
    ],
  },
  {
    title: 'Bread that does not fall flat',
    daysAgo: 17,
    turns: [
      'My sourdough bread comes out flat and dense. The dough rises well in the bowl. What am I doing wrong?',
      'If it rises in the bowl and not in the oven it has usually risen too long. Shape it when it has grown by half, not when it has doubled, and try the finger: the dent should come back slowly and not all the way. A hot pot with a lid does the rest.',
    ],
  },
  {
    title: 'Tomatoes on a north balcony',
    daysAgo: 74,
    turns: [
      'Will tomatoes grow on a balcony that faces north?',
      'Hardly: they want six hours of sun. What does well there: mint, chives, parsley, lettuce, and strawberries of the wood kind. Keep the mint in a pot of its own.',
    ],
  },
];
