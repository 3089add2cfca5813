// breaks: packages-below-apps
// breaks: contract-depends-on-zod-only
import { now } from '../../../apps/server/src/platform/clock.ts';
export const contractNow = now;
