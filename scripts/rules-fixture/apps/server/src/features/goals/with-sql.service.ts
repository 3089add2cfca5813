// breaks: only-repositories-write-sql
import { sql } from 'drizzle-orm';
export const query = sql;
