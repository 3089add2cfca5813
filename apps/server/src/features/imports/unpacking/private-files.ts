/**
 * Files of exports with private data instead of conversations: accounts, logins with their addresses, payments,
 * advertising, shopping, settings, feedback. They are not opened, except one that is uploaded alone: it was chosen on
 * purpose, and other programs give such names to conversations.
 */
const PRIVATE_NAMES =
  /^(users?|accounts?|profile|user_settings|settings|login[-_]?history|logins?|sessions?|devices?|auth|prod-mc-auth.*|billing.*|prod-mc-billing.*|payments?|invoices?|subscriptions?|orders?|ads?|advertis.*|shopping|message_feedback|shared_conversations|model_comparisons|conversation_asset_file_names)\.(json|jsonl|ndjson|html?)$/i;

export function isPrivateFile(path: string): boolean {
  return PRIVATE_NAMES.test(path.slice(path.lastIndexOf('/') + 1));
}

/** Whether a file is the manifest of an export: the list of the export's files. */
export function isManifest(path: string): boolean {
  return /(^|[/_-])manifest\.json$/i.test(path);
}
