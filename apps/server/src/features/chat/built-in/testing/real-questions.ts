/** Questions about a real export (chatgpt-2022-2023-real), with the title of the conversation that answers each, if any. */
export const QUESTIONS: readonly { question: string; title?: string }[] = [
  { question: 'What did I ask about Robert Schumann and his wife?', title: "Schumann's Dedication." },
  { question: 'Which hashtags did you suggest for my car wash video?', title: 'Car Wash Video Hashtags' },
  { question: 'What did we say about changing the price signs of the gas station?', title: 'Gas Price Sign Update' },
  {
    question: 'Can I get a CPAP machine without a sleep study? What did you tell me?',
    title: 'CPAP Machine and Sleep Studies.',
  },
  { question: 'What did you say about crossposting from Mastodon?', title: 'Mastodon to Twitter Crossposting' },
  { question: 'How far would I fly at 490 KIAS, what did we find out?', title: 'Flying Distance Calculation.' },
  { question: 'Why has PDF not been replaced in academia, what did you say?', title: 'PDF advantages in academia.' },
  { question: 'What did you recommend for a career in tech support in Missouri?', title: 'Tech Support Career Guide' },
  { question: 'Find the haikus about tilde websites', title: 'Tilde Websites Haiku.' },
  { question: 'What did we discuss about praying with a chatbot?', title: 'Chatbot Prayers Okay?' },
  { question: 'Did Twitter ever make a profit according to you?', title: "Twitter's Profit History" },
  { question: 'What did I ask you about blimp addiction?', title: 'Blimp Addiction in America.' },
  { question: 'Find the AppleScript that sends Safari tabs to Things', title: 'Safari tabs to Things: AppleScript.' },
  { question: 'How many teeth did Paul Harvey have, what was the answer?', title: "Paul Harvey's Teeth?" },
  {
    question: 'What advice did you give me on the catcalling of my girlfriend?',
    title: 'Approaching Catcalling with Care.',
  },
  {
    question: 'How can teachers save money on classroom supplies, what did you tell me?',
    title: 'Saving on Classroom Supplies',
  },
  {
    question: 'What did we talk about regarding the Nissan Murano CrossCabriolet?',
    title: 'YouTube Video Tips & Description',
  },
  { question: 'Which review of the navigation app inRoute did we work on?', title: 'Reviewing inRoute for The Psalms' },
  { question: 'What did I say about my mortgage?' },
  { question: 'What did you tell me about sourdough bread?' },
];
