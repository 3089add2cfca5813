/**
 * Files that come along in exports and are nobody's conversation: accounts, logins with their addresses, payments,
 * advertising, shopping, settings, feedback. They are never opened.
 */
const privateNames =
  /^(users?|accounts?|profile|user_settings|settings|login[-_]?history|logins?|sessions?|devices?|auth|prod-mc-auth.*|billing.*|prod-mc-billing.*|payments?|invoices?|subscriptions?|orders?|ads?|advertis.*|shopping|message_feedback|shared_conversations|model_comparisons|conversation_asset_file_names)\.(json|jsonl|ndjson|html?)$/i;

export function isPrivateFile(path: string): boolean {
  return privateNames.test(path.slice(path.lastIndexOf('/') + 1));
}

/** The list of an export's own files. */
export function isManifest(path: string): boolean {
  return /(^|[/_-])manifest\.json$/i.test(path);
}
