/**
 * Files that providers deliver along with conversations, each with a sentence about its content. The names are the same
 * in all languages.
 */
const COMPANIONS: readonly [name: RegExp, sentence: string][] = [
  [/^sora\.json$/i, "This is ChatGPT's list of videos made with Sora. It has no conversations."],
  [/^group_chats\.json$/i, 'This is where ChatGPT puts group chats. It contains none in a known format.'],
  [/^shopping\.json$/i, "This is from ChatGPT's shopping. It has no conversations."],
  [/^message_feedback\.json$/i, 'These are your thumbs up and down in ChatGPT, not conversations.'],
  [/^model_comparisons\.json$/i, 'These are your choices between two replies of ChatGPT, not conversations.'],
  [/^shared_conversations\.json$/i, 'This lists the links you shared; the conversations are in conversations.json.'],
  [/^conversation_asset_file_names\.json$/i, 'This lists the names of files in your conversations.'],
  [/^(library_files|assets|files)\.json$/i, 'This lists the files of your export. It contains no conversations.'],
  [/^(tasks|scheduled_tasks|automations)\.json$/i, 'These are your scheduled tasks, not conversations.'],
  [/^(custom_gpts|gpts|gizmos|assistants)\.json$/i, 'These are assistants you created, not conversations.'],
  [
    /^(users?|accounts?|profile|prod-mc-auth.*)\.json$/i,
    'This is your account at the provider. It contains no conversations.',
  ],
  [/^(user_)?settings\.json$/i, 'These are your settings at the provider, not conversations.'],
  [/(billing|payments?|invoices?|subscriptions?|orders?)\b.*\.json$/i, 'These are your payments to the provider.'],
  [/^(login[-_]?history|logins?|sessions?|devices?)\.json$/i, 'This lists your logins at the provider.'],
  [/^(ads?|advertis.*)\.json$/i, 'This is about advertising. It contains no conversations.'],
  [/(^|[_-])manifest\.json$/i, 'This lists the files of your export. It contains no conversations.'],
  [
    /^ui_messages\.json$/i,
    'This is what the window of Cline or Roo Code shows. The messages are in api_conversation_history.json beside it.',
  ],
  [
    /^(task_metadata|context_history)\.json$/i,
    'This is what Cline or Roo Code notes about a task. It has no messages.',
  ],
  [
    /^gemini_(gems|scheduled_actions)_data\.html?$/i,
    'These are your Gems or scheduled actions in Gemini, not conversations.',
  ],
  [/^archive_browser\.html?$/i, "This is the table of contents of Google's export."],
  [/^(README|LICEN[CS]E)(\.(txt|md|html?))?$/i, 'This describes the export. It contains no conversations.'],
];

/** The sentence about a file that providers deliver along with conversations; null for any other file. */
export function describeCompanion(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return COMPANIONS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
