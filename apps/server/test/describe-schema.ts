import { Client } from 'pg';

/** A query for each kind of object in the schema `public`. Every row is a line of text; extensions are left out. */
const QUERIES: Readonly<Record<string, string>> = {
  extensions: `SELECT extname AS line FROM pg_extension`,
  tables: `SELECT concat_ws(' ', relname, relkind, relpersistence) AS line FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind NOT IN ('i', 'c')`,
  // With the position among the columns that were not dropped, because a backup of an instance stores values by position.
  columns: `SELECT concat_ws(' ', c.relname, row_number() OVER (PARTITION BY c.oid ORDER BY attnum), attname,
      format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'not null' END, 'identity ' || nullif(attidentity::text, ''),
      'generated ' || nullif(attgenerated::text, ''), 'default ' || pg_get_expr(d.adbin, d.adrelid),
      'collation ' || nullif(attcollation, t.typcollation), attstorage, attcompression) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid JOIN pg_type t ON t.oid = atttypid
    LEFT JOIN pg_attrdef d ON d.adrelid = attrelid AND d.adnum = attnum
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`,
  indexes: `SELECT pg_get_indexdef(indexrelid) AS line FROM pg_index JOIN pg_class c ON c.oid = indrelid
    WHERE relnamespace = 'public'::regnamespace`,
  constraints: `SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS line FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace`,
  triggers: `SELECT concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled) AS line
    FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal`,
  functions: `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p
    WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`,
  'text search': `SELECT concat_ws(' ', cfgname, maptokentype, mapseqno, mapdict::regdictionary) AS line
    FROM pg_ts_config JOIN pg_ts_config_map ON mapcfg = pg_ts_config.oid
    WHERE cfgnamespace = 'public'::regnamespace`,
};

/** The objects of a database's schema `public` as sorted lines by kind, to be compared with another database. */
export async function describeSchema(connectionString: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const described: Record<string, string[]> = {};
    for (const [kind, query] of Object.entries(QUERIES)) {
      const { rows } = await client.query<{ line: string }>(query);
      described[kind] = rows.map(({ line }) => line).toSorted();
    }
    return described;
  } finally {
    await client.end();
  }
}
