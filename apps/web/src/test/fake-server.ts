import {
  fillPath,
  pathParameters,
  type Endpoint,
  type EndpointBody,
  type EndpointParams,
  type EndpointQuery,
  type EndpointResponse,
} from '@app/contract/endpoint';
import { errorCatalogue, type ErrorCode } from '@app/contract/errors';
import { getCurrentUser, type User } from '@app/contract/identity';
import * as z from 'zod/mini';
import { ControlledStream } from './controlled-stream.ts';

export interface FakeRequest<Of = Endpoint> {
  params: EndpointParams<Of>;
  query: EndpointQuery<Of>;
  body: EndpointBody<Of>;
  headers: Headers;
}

/** An error response with the status and the message from the catalogue. */
export class ErrorResponse {
  readonly code: ErrorCode;
  readonly message: string;

  constructor(code: ErrorCode, message: string = errorCatalogue[code].message) {
    this.code = code;
    this.message = message;
  }
}

type Result<Of> = EndpointResponse<Of> | ErrorResponse | Response;
type Handler<Of> = (request: FakeRequest<Of>) => Result<Of> | Promise<Result<Of>>;

interface Mounted {
  endpoint: Endpoint;
  pattern: RegExp;
  handler: Handler<Endpoint>;
}

/** The server in tests: answers fetch by the contract's endpoints and validates requests and answers against it. */
export class FakeServer {
  readonly #mounted: Mounted[] = [];
  #fallbacks: Mounted[] = [];
  readonly #seen: { endpoint: Endpoint; request: FakeRequest }[] = [];
  /** Calls that violated the contract or have no answer. Any of them fails the test. */
  readonly faults: string[] = [];

  /**
   * Answers a call with a value, an error, a raw Response, or the result of a function of the request. A later `answer`
   * for the same endpoint replaces an earlier one.
   */
  answer<const Of extends Endpoint>(endpoint: Of, answer: Result<Of> | Handler<Of>): void {
    this.#mounted.unshift(mount(endpoint, answer));
  }

  /** Like `answer`, but every `answer` takes precedence, even an earlier one. */
  answerByDefault<const Of extends Endpoint>(endpoint: Of, answer: Result<Of> | Handler<Of>): void {
    const fallbacks = this.#fallbacks.filter((mounted) => mounted.endpoint !== (endpoint as Endpoint));
    this.#fallbacks = [...fallbacks, mount(endpoint, answer)];
  }

  /** Answers a call with an event stream that the test writes to. */
  stream(endpoint: Endpoint): ControlledStream {
    const stream = new ControlledStream();
    this.answer(endpoint, () => stream.response());
    return stream;
  }

  signIn(user: User): void {
    this.answer(getCurrentUser, user);
  }

  signOut(): void {
    this.answer(getCurrentUser, new ErrorResponse('identity.signed_out'));
  }

  /** The requests to one endpoint, in order. */
  requests<const Of extends Endpoint>(endpoint: Of): FakeRequest<Of>[] {
    return this.#seen
      .filter((seen) => seen.endpoint.method === endpoint.method && seen.endpoint.path === endpoint.path)
      .map((seen) => seen.request as unknown as FakeRequest<Of>);
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    const method = init.method ?? 'GET';
    init.signal?.throwIfAborted();
    for (const mounted of [...this.#mounted, ...this.#fallbacks]) {
      const match = mounted.endpoint.method === method ? mounted.pattern.exec(url.pathname) : null;
      if (match !== null) return this.#serve(mounted, decode(match.groups), url, init);
    }
    return this.#fault(`Nothing answers ${method} ${url.pathname}`);
  };

  async #serve(mounted: Mounted, params: object, url: URL, init: RequestInit): Promise<Response> {
    const { endpoint } = mounted;
    const sent = {
      params,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? undefined),
    };
    const request: Record<string, unknown> = { headers: new Headers(init.headers) };
    for (const part of ['params', 'query', 'body'] as const) {
      const isFile = part === 'body' && endpoint.consumes !== 'json';
      const schema = endpoint[part];
      if (schema === undefined || isFile) {
        request[part] = sent[part];
        continue;
      }
      const parsed = z.safeParse(schema, sent[part]);
      if (!parsed.success) {
        return this.#fault(
          `${endpoint.method} ${url.pathname} was sent a wrong ${part}: ${z.prettifyError(parsed.error)}`,
        );
      }
      request[part] = parsed.data;
    }
    this.#seen.push({ endpoint, request: request as unknown as FakeRequest });
    const result = await settleOrAbort(mounted.handler(request as unknown as FakeRequest), init.signal);
    return this.#respond(endpoint, result);
  }

  #respond(endpoint: Endpoint, result: Result<Endpoint>): Response {
    if (result instanceof Response) return result;
    if (result instanceof ErrorResponse) {
      const { status } = errorCatalogue[result.code];
      return Response.json({ message: result.message, code: result.code, requestId: 'request-1' }, { status });
    }
    if (endpoint.produces === 'empty') return new Response(null, { status: 204 });
    const checked = z.safeParse(endpoint.response, result);
    if (!checked.success) {
      return this.#fault(`The test answers ${endpoint.path} with something else: ${z.prettifyError(checked.error)}`);
    }
    return Response.json(result, { status: endpoint.status });
  }

  #fault(text: string): Response {
    this.faults.push(text);
    return Response.json({ message: text, code: 'internal', requestId: 'request-1' }, { status: 500 });
  }
}

function mount<const Of extends Endpoint>(endpoint: Of, answer: Result<Of> | Handler<Of>): Mounted {
  const handler = typeof answer === 'function' ? answer : () => answer;
  const names = Object.fromEntries(pathParameters(endpoint.path).map((name) => [name, `PARAM_${name}`]));
  const pattern = fillPath(endpoint.path, names).replace(/PARAM_(\w+)/g, '(?<$1>[^/]+)');
  return { endpoint, pattern: new RegExp(`^${pattern}$`), handler: handler as unknown as Handler<Endpoint> };
}

function decode(groups: Record<string, string> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]));
}

function settleOrAbort<Value>(work: Value | Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    Promise.resolve(work).then(resolve, reject);
  });
}
