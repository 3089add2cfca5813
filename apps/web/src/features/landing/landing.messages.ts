import { translator } from '#lib/messages.ts';

export const t = translator({
  'app.name': 'AI Assistant',
  'header.label': 'Account',
  'header.signIn': 'Sign In',
  'header.start': 'Get Started Free',
  'header.trial': 'Start Premium Trial',

  'hero.title': 'Everything you ever asked an AI, sorted and ready to continue',
  'hero.text':
    'Bring your ChatGPT and Claude conversations. Each one is filed under work, health, finances and more, can be found by what was said in it, and opens where you stopped talking.',
  'hero.try': 'Try It Now',
  'hero.how': 'See how it works',
  'hero.note': 'Free for 10 AI chats a month. No card needed.',

  'preview.label': 'The categories page: conversations filed under work, health, education and more',
  'preview.title': 'Categories',
  'preview.search': 'Search categories',
  'preview.import': 'Import Data',
  'preview.counts': '{count, plural, one {# conversation} other {# conversations}}',

  'proofs.title': 'From an export file to a plan for Tuesday',
  'import.title': 'Drop the file, keep the history',
  'import.text':
    'Take the export as your provider sent it, ZIP and all. You watch it being read, get a receipt for every conversation, and can undo the whole import. Dropping the same file again adds nothing twice.',
  'import.file': 'chatgpt-export.zip',
  'import.progress': 'Reading 118 of 162 conversations',
  'import.created': 'created',
  'import.unchanged': 'unchanged',
  'import.skipped': 'skipped',
  'sort.title': 'Filed by what it is about',
  'sort.text':
    'Every conversation lands in exactly one category. Where the sorting is unsure it says so and asks. Move one by hand and it stays where you put it.',
  'sort.one': 'Half marathon meals',
  'sort.two': 'Cover letter, design role',
  'sort.three': 'Two savings accounts',
  'plan.title': 'Talk becomes a date',
  'plan.text':
    'Mention an appointment while you chat and the assistant offers to keep it. You see what it understood, change what is off, and approve or decline. Nothing is scheduled behind your back.',
  'plan.you': 'You',
  'plan.said': 'The dentist moved me to Tuesday at nine.',
  'plan.event': 'Dentist',
  'plan.when': 'Tuesday, 9:00 AM',
  'plan.approve': 'Approve',
  'plan.decline': 'Decline',

  'pricing.title': 'Pricing',
  'pricing.text': 'Everything that organises your conversations is free. Premium lifts the limits.',
  'pricing.period': 'Billing period',
  'pricing.monthly': 'Monthly',
  'pricing.yearly': 'Yearly',
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
  'premium.saving': 'About 17% less than twelve months',
  'premium.base': 'Everything in Free, and',
  'premium.chats': 'Unlimited AI chat conversations',
  'premium.priority': 'Priority AI assistance',
  'premium.insights': 'Advanced insights and analytics',
  'premium.categories': 'Custom categories and subcategories',
  'premium.export': 'Export and backup',

  'questions.title': 'Questions',
  'question.import': 'Which conversations can I bring?',
  'answer.import':
    'The exports of ChatGPT and Claude, as they arrive: the ZIP, or the files inside it. Edited and regenerated replies are kept as branches of the same conversation.',
  'question.count': 'What counts as one AI chat?',
  'answer.count':
    'One answered question, wherever you ask it. Imported conversations never count. On Free the number starts again on the first of each month (UTC).',
  'question.key': 'Do I need an API key?',
  'answer.key':
    'No. Without a connected model a built-in assistant answers from your own conversations and dates, and says that this is what it is. Whoever runs the app can connect OpenAI, Anthropic, Google, Ollama or another compatible server.',
  'question.data': 'Who reads my conversations?',
  'answer.data':
    'Reading, sorting and searching happen on the server this app runs on. Text leaves it only when you chat while a model of another provider is connected.',
  'question.undo': 'What if an import was a mistake?',
  'answer.undo': 'Undo it. What it created goes to the trash, where it can be restored for 30 days.',

  'closing.title': 'Your next question may already be answered',
  'closing.start': 'Get Started',
  'footer.text': 'Your AI conversations, sorted and searchable.',
});
