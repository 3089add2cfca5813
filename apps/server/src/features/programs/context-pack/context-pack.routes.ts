import { getContextPack } from '@app/contract/context-pack';
import { formatPack } from '@app/contract/context-pack-text';
import type { ContextPackService } from '#features/context-pack/context-pack.service.ts';
import type { BearerGrant } from '#platform/bearer.ts';
import { sendMarkdownOr } from '#platform/http/markdown.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Session } from '#platform/http/session.ts';
import type { RecordCall } from '../call-log.ts';
import { citedConversations } from './cited-conversations.ts';

/** The context pack as access tokens get it: without hidden lines, and logged. */
export function registerContextPackTokenRoutes(
  mount: Mount,
  contextPack: Pick<ContextPackService, 'getShown'>,
  record: RecordCall,
): void {
  mount(getContextPack, async (input) => {
    const { userId, query } = input;
    const { grant }: Session & { grant?: BearerGrant } = input.session;
    const pack = await contextPack.getShown(userId);
    await record(userId, {
      programName: grant?.programName ?? '',
      call: 'GET /api/context-pack',
      conversationIds: citedConversations(pack),
      characters: JSON.stringify(pack.sections).length,
    });
    return sendMarkdownOr(input, pack, ({ sections }) => formatPack(sections, query.form));
  });
}
