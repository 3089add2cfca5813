/** The little that platform needs from a database: pg's Pool and Client both fit. Platform knows no tables but its own. */
export interface SqlExecutor {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}
