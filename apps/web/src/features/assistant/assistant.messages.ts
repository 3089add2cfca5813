import { translator } from '#lib/messages.ts';

export const t = translator({
  loading: 'Loading...',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  save: 'Save',
  saved: 'Settings saved',
  saveFailed: 'Your settings were not saved. Please try again.',

  'assistant.title': 'Assistant',
  'assistant.text': 'How the assistant replies to you.',
  'assistant.archive': 'Use my conversations in answers',
  'assistant.archiveHint':
    'A connected model can look things up in your earlier conversations. It lists its sources under the reply.',
  'assistant.instructions': 'Custom instructions',
  'assistant.instructionsHint':
    'Sent to a connected model with every question. The built-in assistant does not read them.',
  'assistant.instructionsExample': 'Answer briefly. I live in Oslo and write in British English.',

  'model.title': 'Connect a model',
  'model.text': 'The model that writes the replies. The operator of this app connects one for all users.',
  'model.connected': 'Connected',
  'model.builtin': 'Built-in assistant',
  'model.builtinText':
    'No model is connected. The built-in assistant finds and quotes your conversations, reads your calendar and proposes plans. It can’t write text or code, or answer general questions.',
  'model.staysHere': 'Questions stay on the machine this app runs on ({destination}).',
  'model.leaves': 'Questions are sent to {destination}.',
  'model.test': 'Test the connection',
  'model.testing': 'Testing the connection',
  'model.works': '{message} The first word took {seconds} s.',
  'model.testFailed': 'The test could not be run. Please try again.',
  'model.how': 'How to connect a model',
  'model.howOther': 'How to connect another one',
  'model.ollama': 'On this machine, without a key',
  'model.ollamaText': 'Install Ollama from ollama.com and fetch a model. It is detected within a minute:',
  'model.command': 'With a command',
  'model.commandText': 'Checks the connection, writes the settings to the .env file and says what to do next:',
  'model.environment': 'With environment variables',
  'model.environmentText': 'Set these, then restart the app. The configuration guide has all of them:',

  'calls.title': 'What was sent',
  'calls.text': 'Everything that went to a model or another program: when, why, where to, and from which conversation.',
  'calls.empty': 'Nothing has been sent yet.',
  'calls.more': 'Show more',
  'calls.purpose.chat': 'Reply',
  'calls.purpose.test': 'Connection test',
  'calls.purpose.summary': 'Summary',
  'calls.purpose.schedule': 'Scheduling help',
  'calls.purpose.title': 'Title',
  'calls.purpose.category': 'Category',
  'calls.purpose.events': 'Plans',
  'calls.purpose.recommendations': 'Recommendations',
  'calls.purpose.cards': 'Flashcards',
  'calls.purpose.context': 'Wording of your context',
  'calls.purpose.program': 'Another program',
  'calls.size': '{characters, number} characters to {destination}',
  'calls.failed': 'No reply',
  'calls.untitled': 'Untitled Conversation',

  'refining.title': 'In the background',
  'refining.text':
    'The model checks conversations whose category is unsure or whose title can be improved, proposes plans and flashcards, and improves the wording of recommendations and of your context. Conversations marked “Never send” are left out.',
  'refining.queue':
    '{waiting, plural, =0 {No conversations are waiting} one {# conversation is waiting} other {# conversations are waiting}}, {done, plural, =0 {none is done yet} one {# is done} other {# are done}}.',
  'refining.resting': 'It continues tomorrow.',
  'refining.tokens': '{used, number} of {limit, number} tokens used today by all users',
});
