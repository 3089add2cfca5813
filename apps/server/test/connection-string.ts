/**
 * The connection string with another database. Not parsed as a URL, because the connection string of a socket
 * (`…@/name?host=/dir`) is not a valid URL.
 */
export function withDatabaseName(connectionString: string, name: string): string {
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
}
