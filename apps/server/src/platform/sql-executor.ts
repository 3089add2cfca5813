/** The part of a database connection that `platform/` needs: Pool and Client of `pg` both have it. */
export interface SqlExecutor {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}
