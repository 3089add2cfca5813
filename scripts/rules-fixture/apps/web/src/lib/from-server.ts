// breaks: web-and-server-never-meet
import { now } from '../../../server/src/platform/clock.ts';
export const serverNow = now;
