/** The purpose of each screen, by its main path. Loaded with the first description shown, not with the first page. */
const descriptions: Readonly<Record<string, string>> = {
  '/': 'Ask anything, plan your week or think out loud. Every conversation is saved and filed under the category it belongs to.',
  '/chat/temporary': 'A chat that is not saved: it stays in this tab until you keep it or close the tab.',
  '/categories':
    'All your conversations, sorted by what they are about. Open a category to read and search what is in it.',
  '/categories/:categoryId':
    'The conversations in this category, newest first. Search their titles and contents, or open one to continue it.',
  '/conversation-chat/:conversationId': 'A saved conversation from its first message on. Write below to continue it.',
  '/conversation-chat/:conversationId/print': 'A conversation to print or to save as a PDF.',
  '/schedule': 'Your events day by day, those found in conversations and those you added.',
  '/recommendations': 'Suggestions drawn from your own conversations, events and goals, each with the reason for it.',
  '/learning': 'Cards made from what you learned in conversations, shown again just before you would forget.',
  '/learning/:deckId': 'The cards of one topic or deck, and what was said about it in your conversations.',
  '/goals': 'What you want to reach, by when, and how far along you are.',
  '/goals/review': 'A look back at a week: goals, tasks, events, and a note of your own.',
  '/goals/:goalId': 'The progress of one goal: its milestones, its log, and linked conversations.',
  '/prompts': 'Prompts that run at times you choose. Each answer is filed as a conversation, and you are notified.',
  '/reminders': 'What you want to be reminded of, and when.',
  '/archive':
    'Everything you asked, at a glance: its months, chapters, subjects and repeats, year by year. It grows with each import.',
  '/trends': 'What you have been asking about, how much and in which mood, over time.',
  '/templates': 'Questions you ask again and again, with blanks to fill in.',
  '/files': 'Documents, tables, code and pictures to attach to any chat.',
  '/context':
    'What your archive knows about you, each line with its conversations: to check, to change and to paste into other assistants.',
  '/search': 'Finds conversations by what you or the assistant wrote in them, and by their documents.',
  '/inbox':
    'Events, reminders and tasks found in your conversations, each with the message it comes from. Approve, edit or decline them.',
  '/review':
    'Conversations whose category is uncertain, with the two best guesses. One key files each, and similar ones follow.',
  '/imports': 'Bring conversations from other assistants. Every import has a receipt and can be undone.',
  '/imports/:importId': 'What this import read, created, left unchanged and skipped, and why.',
  '/operator': 'People, shared models, jobs and storage of this app, for its operators. No conversations are shown.',
  '/trash': 'What you deleted in the last 30 days. Restore it, or delete it for good.',
  '/profile': 'Your name, your plan and how much of it is used, your statistics and achievements.',
  '/settings': 'How the assistant answers, when it reminds you, what is kept private, and how your account is secured.',
  '/upgrade-payment': 'Complete the payment that turns a free account into a Premium one.',
  '/upgrade-payment/test-portal': 'Cancels and resumes a test plan, as the payment provider does with a real one.',
};

/** One or two sentences for the page-info popover. */
export function describeScreen({ paths }: { paths: readonly string[] }): string | undefined {
  return descriptions[paths[0] ?? ''];
}
