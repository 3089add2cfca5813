import { changeConversations, undoBulkAct } from '@app/contract/bulk-acts';
import type { Mount } from '#platform/http/route.ts';
import type { BulkActs } from './bulk-acts.ts';

export function registerBulkActRoutes(mount: Mount, bulkActs: BulkActs): void {
  mount(changeConversations, ({ userId, body }) => bulkActs.change(userId, body));
  mount(undoBulkAct, ({ userId, params }) => bulkActs.undo(userId, params.id));
}
