/**
 * Tables of a person that are not theirs to take along, each with the reason. Every other table that names a user is
 * exported, backed up and restored, whoever adds it.
 */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  accounts: 'credentials',
  sessions: 'credentials',
  two_factor: 'credentials',
  recovery_codes: 'credentials',
  known_devices: 'recognises browsers of this server',
  push_subscriptions: 'keys of a browser',
  notification_deliveries: 'work in progress',
  chat_turns: 'work in progress',
  ai_chat_reservations: 'work in progress',
  conversation_words: 'made from the messages',
  conversation_vectors: 'made from the messages',
  conversation_shares: 'keys of public links',
  bulk_acts: 'work in progress',
  recommendation_rounds: 'a note of when work was done',
  trend_marks: 'work in progress',
  trend_states: 'made from the messages',
  trend_conversations: 'made from the messages',
  trend_hours: 'made from the messages',
  trend_days: 'made from the messages',
  trend_activity: 'made from the messages',
  trend_phrases: 'made from the messages',
  trend_phrase_totals: 'made from the messages',
  user_versions: 'a counter',
  sandbox_plans: 'books of the test provider',
};
