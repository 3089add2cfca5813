/** The part of a database connection that `platform/` needs: Pool and Client of `pg` both have it. */
export interface SqlExecutor {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Each connection parses and plans a statement with this name once. */
  query<Row extends object>(named: { name: string; text: string; values: unknown[] }): Promise<{ rows: Row[] }>;
}
