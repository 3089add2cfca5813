// breaks: only-routes-send-responses
import type { Mount } from '#platform/http/route.ts';
import type { Session } from '#platform/http/session.ts';

export type Mounted = [Mount, Session];
