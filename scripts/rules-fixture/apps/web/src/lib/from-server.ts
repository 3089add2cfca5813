// breaks: web-and-server-apart
import { now } from '../../../server/src/platform/clock.ts';
export const serverNow = now;
