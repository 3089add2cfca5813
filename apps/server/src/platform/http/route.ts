import type {
  Endpoint,
  EndpointBody,
  EndpointHeaders,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@app/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '../rate-limiter.ts';
import type { Session } from './session.ts';

/** Returned by a handler that has answered itself: a stream, a redirect, a file. */
export const answered: unique symbol = Symbol('answered');

type SessionOf<E> = E extends { access: 'user' } ? Session : Session | undefined;
type UserIdOf<E> = E extends { access: 'user' } ? string : string | undefined;

/** A request as the contract describes it, parsed; `request` and `reply` for what the contract does not say. */
export interface RouteInput<E extends Endpoint> {
  userId: UserIdOf<E>;
  session: SessionOf<E>;
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  headers: EndpointHeaders<E>;
  body: EndpointBody<E>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type RouteHandler<E extends Endpoint> = (
  input: RouteInput<E>,
) => Promise<EndpointResponse<E> | typeof answered | void>;

export interface RouteOptions {
  /** Counted per user (signed in) or per address, before the body is read. */
  rateLimit?: RateLimit & { name: string };
  /** A polled list: answered 304 from the user's version alone when nothing changed. */
  isPolled?: boolean;
  /**
   * The page with links to this call: a browser that follows one and is refused goes back there, with the code as
   * `?refused=`, and sees no JSON.
   */
  linkedFrom?: `/${string}`;
  /** Bytes of a JSON body; default 1 MiB. */
  bodyLimit?: number;
}

/** Registers one call of the contract. A feature's `*.routes.ts` gets it handed in; `app/` supplies it. */
export type Mount = <const E extends Endpoint>(endpoint: E, handler: RouteHandler<E>, options?: RouteOptions) => void;
