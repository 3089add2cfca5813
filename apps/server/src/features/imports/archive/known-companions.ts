/** Files that providers deliver next to conversations, and what they are. Names are the same in all languages. */
const COMPANIONS: readonly [name: RegExp, sentence: string][] = [
  [/^sora\.json$/i, "This is ChatGPT's list of videos made with Sora. It holds no conversations."],
  [/^group_chats\.json$/i, 'This is where ChatGPT puts group chats. It holds none in a form we know.'],
  [/^shopping\.json$/i, "This is from ChatGPT's shopping. It holds no conversations."],
  [/^message_feedback\.json$/i, 'These are your thumbs up and down in ChatGPT. It holds no conversations.'],
  [/^model_comparisons\.json$/i, 'These are your choices between two answers of ChatGPT. It holds no conversations.'],
  [/^shared_conversations\.json$/i, 'This lists the links you shared; the conversations are in conversations.json.'],
  [/^conversation_asset_file_names\.json$/i, 'This lists the names of files in your conversations.'],
  [/^(library_files|assets|files)\.json$/i, 'This lists the files of your export. It holds no conversations.'],
  [/^(tasks|scheduled_tasks|automations)\.json$/i, 'These are your scheduled tasks. It holds no conversations.'],
  [/^(custom_gpts|gpts|gizmos|assistants)\.json$/i, 'These are assistants you made. It holds no conversations.'],
  [/^(users?|accounts?|profile|prod-mc-auth.*)\.json$/i, 'This holds your account at the provider, no conversations.'],
  [/^(user_)?settings\.json$/i, 'These are your settings at the provider. It holds no conversations.'],
  [/(billing|payments?|invoices?|subscriptions?|orders?)\b.*\.json$/i, 'These are your payments to the provider.'],
  [/^(login[-_]?history|logins?|sessions?|devices?)\.json$/i, 'This lists your logins at the provider.'],
  [/^(ads?|advertis.*)\.json$/i, 'This is about advertising. It holds no conversations.'],
  [/(^|[_-])manifest\.json$/i, 'This lists the files of your export. It holds no conversations.'],
  [
    /^gemini_(gems|scheduled_actions)_data\.html?$/i,
    'These are your Gems or scheduled actions of Gemini, no conversations.',
  ],
  [/^archive_browser\.html?$/i, "This is the table of contents of Google's export."],
  [/^(README|LICEN[CS]E)(\.(txt|md|html?))?$/i, 'This describes the export. It holds no conversations.'],
];

/** What a file is that providers deliver next to conversations; null for any other. */
export function describeCompanion(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return COMPANIONS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
