import type { Database } from '#db/database.ts';
import * as repository from './visible.repository.ts';
import { mapStrings } from './map-strings.ts';

export interface HideInPlansDependencies {
  db: Database;
  maskSecrets: (text: string) => string;
}

/**
 * Events, tasks, goals and reminders as another program may see them: secrets are masked, and the ids of hidden
 * conversations are left out.
 */
export function createHideInPlans({ db, maskSecrets }: HideInPlansDependencies) {
  return async <Body>(userId: string, body: Body): Promise<Body> => {
    const referencedIds = [...new Set(listConversationIds(body))];
    const visible = new Set(await repository.listVisible(db, userId, referencedIds));
    return mapStrings(hideInvisible(body, visible), maskSecrets);
  };
}

function listConversationIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(listConversationIds);
  return 'conversationId' in value && typeof value.conversationId === 'string' ? [value.conversationId] : [];
}

function hideInvisible<Value>(value: Value, visible: ReadonlySet<string>): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => hideInvisible(item, visible)) as Value;
  const ids = listConversationIds(value);
  if (ids.every((id) => visible.has(id))) return value;
  return { ...value, conversationId: null, messageId: null };
}
