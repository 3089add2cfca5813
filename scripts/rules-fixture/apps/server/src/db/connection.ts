import pg from 'pg';
import { now } from '#platform/clock.ts';
export const connect = () => [pg, now];
