import type {
  Endpoint,
  EndpointBody,
  EndpointHeaders,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from '@app/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '../rate-limiter.ts';
import type { Session } from './session.ts';

/** Returned by a handler that has sent the response itself: a stream, a redirect, a file. */
export const responseSent: unique symbol = Symbol('response sent');

type SessionOf<E> = E extends { access: 'user' } ? Session : Session | undefined;
type UserIdOf<E> = E extends { access: 'user' } ? string : string | undefined;

/** A request parsed by the contract; `request` and `reply` are for what the contract does not describe. */
export interface RouteInput<E extends Endpoint> {
  userId: UserIdOf<E>;
  session: SessionOf<E>;
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  headers: EndpointHeaders<E>;
  body: EndpointBody<E>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Rejects with request.rate_limited. Only for a route whose rate limit `isAwaitedByHandler`; otherwise resolved. */
  withinRateLimit: Promise<void>;
  /**
   * Resolves at once if the call will probably be within the limit, otherwise like `withinRateLimit`. For computations
   * that change nothing and send nothing.
   */
  mayPrepare: Promise<void>;
}

export type RouteHandler<E extends Endpoint> = (
  input: RouteInput<E>,
) => Promise<EndpointResponse<E> | typeof responseSent | void>;

export interface RouteOptions {
  /** Calls are counted per user if signed in, otherwise per IP address, before the body is read. */
  rateLimit?: RateLimit & {
    name: string;
    /**
     * Counting does not delay small calls: the body is read and the handler starts meanwhile. The handler awaits
     * `withinRateLimit` before it changes or sends anything.
     */
    isAwaitedByHandler?: boolean;
  };
  /** For polled lists: the response is 304 if the user's version has not changed, without calling the handler. */
  isPolled?: boolean;
  /**
   * For calls that are plain links: the page with the link. When the call fails, a browser is redirected there with the
   * error code as `?refused=` instead of being shown JSON.
   */
  linkedFrom?: `/${string}`;
  /** Maximum size of a JSON body in bytes; default 1 MiB. */
  bodyLimit?: number;
}

/** Registers routes that are not endpoints of the contract, because another protocol defines them. */
export type InstallRoutes = (app: FastifyInstance) => void;

/** Registers one endpoint of the contract. Passed to each `*.routes.ts` by `app/`. */
export type Mount = <const E extends Endpoint>(endpoint: E, handler: RouteHandler<E>, options?: RouteOptions) => void;
