/** The connection string with another database. Those of sockets (`…@/name?host=/dir`) are not valid URLs. */
export function withDatabaseName(connectionString: string, name: string): string {
  return connectionString.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
}
