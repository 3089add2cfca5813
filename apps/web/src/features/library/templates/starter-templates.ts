import type { ImportTemplatesBody } from '@app/contract/templates';

/** Starter templates that are useful to most people. */
export const starterTemplates: ImportTemplatesBody['templates'] = [
  {
    name: 'Summarise a text',
    body: 'Summarise the following text in {{sentences: number}} sentences for {{reader}}. Keep names, numbers and dates.\n\n{{text: long}}',
  },
  {
    name: 'Explain like a good teacher',
    body: 'Explain {{topic}} to somebody who {{knows already}}. Begin with one everyday example, then say where the example stops being true.',
  },
  {
    name: 'Reply to a message',
    body: 'Write a {{tone: friendly | formal | firm but kind}} reply to this message. I want to say: {{point}}.\n\n{{message: long}}',
  },
  {
    name: 'Prepare a conversation',
    body: 'On {{day: date}} I talk with {{person}} about {{subject}}. I want {{outcome}}. What will they ask, what should I bring, and how do I begin?',
  },
  {
    name: 'Decide between two things',
    body: 'Help me decide between {{first option}} and {{second option}}. What matters to me: {{what matters: long}}. Ask me at most three questions first.',
  },
  {
    name: 'Plan a week',
    body: 'This week I have to do: {{tasks: long}}. I have about {{hours: number}} hours. Put them in an order that makes sense and say what to leave out.',
  },
  {
    name: 'Learn a word list',
    body: 'Quiz me on these {{language}} words, one at a time, in random order. Tell me after each whether I was right.\n\n{{words: long}}',
  },
  {
    name: 'Improve a text',
    body: 'Improve this text without changing what it says: {{what to improve: shorter | clearer | warmer | correct the mistakes}}. Show what you changed and why.\n\n{{text: long}}',
  },
];
