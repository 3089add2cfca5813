import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ChatStreamEvent } from './chat-stream.ts';
import type { sendChat } from './chat.ts';
import { getConversation, type listConversations } from './conversations.ts';
import {
  endpoint,
  type EndpointBody,
  type EndpointBodyInput,
  type EndpointEvent,
  type EndpointParams,
  type EndpointQuery,
  type EndpointQueryInput,
  type EndpointResponse,
} from './endpoint.ts';
import { login, logout, type SignedIn } from './identity.ts';
import { NoContent } from './primitives.ts';

describe('an endpoint', () => {
  it('has status 200, a JSON response and no request body by default', () => {
    const definition = {
      method: 'GET',
      path: '/x',
      access: 'public',
      summary: 'X.',
      response: NoContent,
      errors: [],
    } as const;

    expect(endpoint(definition)).toMatchObject({ status: 200, produces: 'json', consumes: 'nothing' });
    expect(login.consumes).toBe('json');
    expect(logout).toMatchObject({ status: 204, produces: 'empty', consumes: 'nothing' });
  });

  it('provides the types of its parts for the server and the client', () => {
    expectTypeOf<EndpointParams<typeof getConversation>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<EndpointBody<typeof login>>().toEqualTypeOf<{ email: string; password: string }>();
    expectTypeOf<EndpointResponse<typeof login>>().toEqualTypeOf<SignedIn>();
    expectTypeOf<EndpointResponse<typeof logout>>().toEqualTypeOf<undefined>();
    expectTypeOf<EndpointBody<typeof getConversation>>().toEqualTypeOf<undefined>();
    expectTypeOf<EndpointEvent<typeof sendChat>>().toEqualTypeOf<ChatStreamEvent>();
    expectTypeOf<EndpointQuery<typeof listConversations>['limit']>().toEqualTypeOf<number>();
    expectTypeOf<EndpointQueryInput<typeof listConversations>['limit']>().toEqualTypeOf<number | string | undefined>();
    expectTypeOf<EndpointBodyInput<typeof sendChat>['message']>().toEqualTypeOf<string | undefined>();
    expectTypeOf(getConversation.path).toEqualTypeOf<'/api/conversations/:id'>();
    expect(getConversation.path).toBe('/api/conversations/:id');
  });
});
