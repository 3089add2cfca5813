import { translator } from '#lib/messages.ts';

export const t = translator({
  'app.name': 'AI Assistant',
  'header.label': 'Account',
  'header.signIn': 'Sign In',
  'header.start': 'Get Started Free',
  'header.trial': 'Start Premium Trial',

  'hero.title': 'Everything you ever asked an AI, sorted and ready to continue',
  'hero.text':
    'Import your conversations from ChatGPT, Claude, Gemini and others. Each one is sorted into Work, Health, Finances and more, can be found by what was said in it, and continues where you left off.',
  'hero.try': 'Try It Now',
  'hero.how': 'See how it works',
  'hero.note': 'Free for 10 AI chats a month. No card needed.',

  'hero.picture':
    'The categories page: 110 imported conversations sorted into Work, Education, Fitness, Finances, Family and others',

  'highlights.title': 'From an export file to a plan for Friday',
  'import.title': 'Drop the file, keep the history',
  'import.text':
    'Drop the export just as your provider sent it, ZIP and all. You see what was found before anything is stored, get a receipt, and can undo the whole import. Dropping the same file again adds nothing twice.',
  'import.picture': 'The end of an import: 110 conversations and 290 messages added',
  'sort.title': 'Sorted by topic',
  'sort.text':
    'Every conversation gets exactly one category. When the app is unsure, it asks you. A conversation you move stays where you put it.',
  'sort.picture': 'Knee pain after running: is it Health, with 54%, or Fitness, with 42%?',
  'plan.title': 'From conversation to calendar',
  'plan.text':
    'Mention an appointment and it is proposed for your schedule, from old conversations too. You see what was understood, correct it if needed, and approve or decline. Nothing is scheduled without your approval.',
  'plan.picture':
    'A proposal from the conversation Knee pain after running: appointment with the orthopaedist, Friday at 9:30 AM, to approve or decline',

  'more.title': 'Once they are here',
  'more.search': 'Find it by what you meant',
  'more.searchText': 'Search by words and by meaning over every conversation, wherever it came from.',
  'more.continue': 'Continue where you left off',
  'more.continueText':
    'Branches, edits and attachments are imported too. Replies can draw on your own conversations and cite them.',
  'more.week': 'Keep your week in one place',
  'more.weekText': 'Schedule, tasks, goals and reminders, with your calendar as a feed in any other app.',
  'more.learn': 'Remember what you asked',
  'more.learnText': 'Cards are proposed from your conversations and come back when you are about to forget them.',
  'more.trends': 'See what is on your mind',
  'more.trendsText':
    'Your archive month by month: its chapters, its subjects, and what you asked again and again, with the conversations behind every number.',
  'more.leave': 'Leave whenever you like',
  'more.leaveText':
    'Download everything you have as one JSON file, on any plan. A deleted account is gone after a week.',

  'pricing.title': 'Pricing',
  'pricing.text': 'Everything that organises your conversations is free. Premium lifts the limits.',
  'pricing.period': 'Billing period',
  'pricing.monthly': 'Monthly',
  'pricing.yearly': 'Yearly',
  'pricing.saving': 'save 17%',
  'free.name': 'Free',
  'free.price': '$0',
  'free.per': '/month',
  'free.chats': '10 AI chat conversations per month',
  'free.import': 'Conversation import and organisation',
  'free.sort': 'Smart categorisation',
  'free.schedule': 'Schedule extraction',
  'free.recommendations': 'Basic recommendations',
  'premium.name': 'Premium',
  'premium.monthly': '$19/month',
  'premium.yearly': '$190/year',
  'premium.saving': '$38 less than twelve months, about 17%',
  'premium.base': 'Everything in Free, and',
  'premium.chats': 'Unlimited AI chat conversations',
  'premium.priority': 'Priority AI assistance',
  'premium.insights': 'Advanced insights and analytics',
  'premium.categories': 'Custom categories and subcategories',
  'premium.export': 'Export and backup',

  'questions.title': 'Questions',
  'question.import': 'Which conversations can I import?',
  'answer.import':
    'The exports of ChatGPT, Claude, Gemini, AI Studio, Grok, DeepSeek, Copilot, Perplexity, Open WebUI, LibreChat and more, as they arrive: the ZIP, or the files inside it. Coding agents such as Claude Code and Codex too. Edited and regenerated replies are kept as branches of the same conversation.',
  'question.count': 'What counts as one AI chat?',
  'answer.count':
    'One answered question, wherever you ask it. Imported conversations never count. On Free the count resets on the first of each month (UTC).',
  'question.key': 'Do I need an API key?',
  'answer.key':
    'No. Without a connected model a built-in assistant answers from your own conversations and plans, and says so. You can add keys of your own for OpenAI, Anthropic, Google and others, or use the models that the operator of the app has connected.',
  'question.data': 'Who reads my conversations?',
  'answer.data':
    'Reading, sorting and searching happen on the server this app runs on. Text leaves it only for a model of another provider that you or the operator has connected, or a program you gave access, and your settings list every request.',
  'question.cancel': 'Can I cancel Premium?',
  'answer.cancel':
    'At any time, from your profile. You keep Premium until the end of the period you paid for, then the account is Free again. Nothing is deleted or hidden; you only lose the ability to create new things that need Premium.',
  'question.undo': 'What if an import was a mistake?',
  'answer.undo': 'Undo it. What it created goes to the trash, where it can be restored for 30 days.',

  'closing.title': 'Your next question may already be answered',
  'closing.start': 'Get Started',
  'footer.text': 'Your AI conversations, sorted and searchable.',
});
