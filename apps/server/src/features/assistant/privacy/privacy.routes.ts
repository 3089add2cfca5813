import { dismissFinding, getPrivacy, markCategory, markConversation } from '@app/contract/privacy';
import type { Mount } from '#platform/http/route.ts';
import type { PrivacyService } from '../privacy.service.ts';

export function registerPrivacyRoutes(mount: Mount, privacy: PrivacyService): void {
  mount(getPrivacy, ({ userId }) => privacy.get(userId));
  mount(markConversation, ({ userId, params, body }) => privacy.markConversation(userId, params.id, body.neverSend));
  mount(markCategory, ({ userId, params, body }) => privacy.markCategory(userId, params.id, body.neverSend));
  mount(dismissFinding, ({ userId, params }) => privacy.dismissFinding(userId, params.id));
}
