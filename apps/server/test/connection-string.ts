/** The same server's address with another database. Addresses of sockets (`…@/name?host=/dir`) are no URLs, hence the pattern. */
export function withDatabaseName(connectionString: string, name: string): string {
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
}
