import { translator } from '#lib/messages.ts';

export const t = translator({
  title: 'Privacy',
  text: 'What is never sent to a connected model, by any part of the app.',
  loading: 'Loading...',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  changeFailed: 'This was not changed. Please try again.',
  untitled: 'Untitled Conversation',

  findings: 'Private data found',
  findingsText: 'Conversations that seem to contain passwords, keys or card numbers. Only you can see this list.',
  noFindings: 'No passwords, keys or card numbers were found in your conversations.',
  more: '{count, plural, one {and # more conversation} other {and # more conversations}}',
  api_key: '{count, plural, one {an API key} other {# API keys}}',
  private_key: '{count, plural, one {a private key} other {# private keys}}',
  password: '{count, plural, one {a password} other {# passwords}}',
  token: '{count, plural, one {an access token} other {# access tokens}}',
  card_number: '{count, plural, one {a card number} other {# card numbers}}',
  iban: '{count, plural, one {an account number} other {# account numbers}}',
  neverSend: 'Never send',
  neverSendOf: 'Never send {title}',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss {title}',

  categories: 'Never send these categories',
  conversations: 'Conversations never sent',
  noConversations: 'None. Use ‘Never send to a model’ in the menu of a conversation in a list.',
  allow: 'Allow again',
  allowOf: 'Allow {title} again',
});
