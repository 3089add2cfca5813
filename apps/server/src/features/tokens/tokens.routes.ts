import { createToken, deleteToken, listTokens } from '@app/contract/tokens';
import type { Mount } from '#platform/http/route.ts';
import type { TokensService } from './tokens.service.ts';

export function registerTokenRoutes(mount: Mount, tokens: TokensService): void {
  mount(listTokens, ({ userId }) => tokens.list(userId));
  mount(createToken, ({ userId, body }) => tokens.create(userId, body));
  mount(deleteToken, ({ userId, params }) => tokens.revoke(userId, params.id));
}
