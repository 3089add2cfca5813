import { maskSecrets } from '@app/understanding/secrets';
import type { ConversationsService } from '#features/conversations/conversations.service.ts';
import type { IdentityService } from '#features/identity/identity.service.ts';
import { registerSharingRoutes } from '#features/sharing/sharing.routes.ts';
import { createSharingService, type SharingService } from '#features/sharing/sharing.service.ts';
import type { Mount } from '#platform/http/route.ts';
import type { Foundation } from './foundation.ts';

export interface SharingFeature {
  sharing: SharingService;
}

/** One conversation out again. */
export function createSharingFeature(
  { db, clock, secretKey }: Foundation,
  { conversations, identity }: { conversations: ConversationsService; identity: IdentityService },
): SharingFeature {
  const findTimeZone = async (userId: string) => (await identity.getUser(userId)).timeZone;
  return { sharing: createSharingService({ db, clock, secretKey, conversations, findTimeZone, maskSecrets }) };
}

export function registerSharingFeature(
  mount: Mount,
  { config }: Pick<Foundation, 'config'>,
  { sharing }: SharingFeature,
): void {
  registerSharingRoutes(mount, { sharing, publicUrl: config.server.PUBLIC_URL });
}
