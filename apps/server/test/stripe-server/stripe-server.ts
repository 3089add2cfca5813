import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { loadRequestValidator } from './request-schema.ts';
import { describeIntent, describeSubscription, type FakeSubscription, loadFixtures } from './stripe-objects.ts';

export interface StripeServer {
  address: string;
  /** All requests, as `POST /v1/customers`. */
  requests: string[];
  /** What is wrong with the requests according to Stripe's published API description. */
  faults: string[];
  subscriptions: FakeSubscription[];
  /** Answers the next `count` requests with this status. */
  failNext(count: number, status: number): void;
  /** Answers all further requests with this status; normally again if it is undefined. */
  setStatus(status: number | undefined): void;
  /** Pays as the person does in the browser. */
  pay(intentId: string, status?: 'succeeded' | 'processing'): void;
  close(): Promise<void>;
}

export const WEBHOOK_SECRET = 'whsec_test';
const DAY = 86_400;

/**
 * A fake of Stripe over HTTP: it keeps state, honours idempotency keys and validates requests by the API description.
 */
export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const dataDirectory = process.env['REAL_DATA_DIR'];
  const validate = loadRequestValidator(dataDirectory);
  const fixtures = loadFixtures(dataDirectory);
  const state = { subscriptions: [] as FakeSubscription[], customers: 0, failures: [] as number[] };
  let lastingStatus: number | undefined;
  const requests: string[] = [];
  const faults: string[] = [];
  const replays = new Map<string, { body: string; answer: unknown }>();
  const nowInSeconds = () => Math.floor(now().getTime() / 1000);
  const findSubscription = (id: string) => state.subscriptions.find((subscription) => subscription.id === id);

  function addSubscription(values: Record<string, unknown>): unknown {
    const number = state.subscriptions.length + 1;
    const intentId = `pi_${number}x${nowInSeconds()}`;
    const subscription: FakeSubscription = {
      id: `sub_${number}`,
      customer: String(values['customer']),
      userId: (values['metadata'] as { userId?: string } | undefined)?.userId,
      status: 'incomplete',
      price: (values['items'] as { price: string }[])[0]?.price ?? '',
      created: nowInSeconds() + number,
      currentPeriodEnd: nowInSeconds() + 30 * DAY,
      cancelAtPeriodEnd: false,
      intent: { id: intentId, status: 'requires_payment_method', secret: `${intentId}_secret_${number}` },
      isPaid: false,
    };
    state.subscriptions.unshift(subscription);
    return describeSubscription(fixtures, subscription);
  }

  function updateSubscription(id: string, values: Record<string, unknown>): unknown {
    const subscription = findSubscription(id);
    if (subscription === undefined) return undefined;
    subscription.price = (values['items'] as { price: string }[])[0]?.price ?? subscription.price;
    return describeSubscription(fixtures, subscription);
  }

  function cancelSubscription(id: string): unknown {
    const subscription = findSubscription(id);
    if (subscription === undefined) return undefined;
    subscription.status = 'canceled';
    subscription.currentPeriodEnd = nowInSeconds();
    return describeSubscription(fixtures, subscription);
  }

  function answerRequest(method: string, url: URL, values: Record<string, unknown>): unknown {
    const [, , resource, id] = url.pathname.split('/');
    const listSubscriptions = () => {
      const data = state.subscriptions.filter(({ customer }) => customer === values['customer']);
      return { object: 'list', has_more: false, data: data.map((one) => describeSubscription(fixtures, one)) };
    };
    if (resource === 'customers') return { ...fixtures['customer'], id: `cus_${(state.customers += 1)}` };
    if (resource === 'billing_portal') {
      return { ...fixtures['billing_portal.session'], url: `https://billing.example/${String(values['customer'])}` };
    }
    if (resource === 'payment_intents') {
      const owner = state.subscriptions.find(({ intent }) => intent.id === id);
      return owner && describeIntent(fixtures, owner);
    }
    if (id === undefined) return method === 'GET' ? listSubscriptions() : addSubscription(values);
    if (method === 'DELETE') return cancelSubscription(id);
    const subscription = findSubscription(id);
    return method === 'GET'
      ? subscription && describeSubscription(fixtures, subscription)
      : updateSubscription(id, values);
  }

  async function serveRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const method = request.method ?? 'GET';
    const body = method === 'GET' ? url.search.slice(1) : await text(request);
    requests.push(`${method} ${url.pathname}`);
    const failure = state.failures.shift() ?? lastingStatus;
    if (failure !== undefined) return sendJson(response, failure, { error: { type: 'api_error', message: 'down' } });
    const values = readForm(body);
    const fault = validate(method, url.pathname, values);
    if (fault !== undefined) faults.push(`${method} ${url.pathname}: ${fault}`);
    const key = request.headers['idempotency-key'];
    const replay = typeof key === 'string' ? replays.get(key) : undefined;
    if (replay !== undefined && replay.body !== body) {
      return sendJson(response, 400, { error: { type: 'idempotency_error', message: 'other parameters' } });
    }
    const found = replay?.answer ?? answerRequest(method, url, values);
    if (found === undefined) {
      return sendJson(response, 404, {
        error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No' },
      });
    }
    if (typeof key === 'string') replays.set(key, { body, answer: found });
    sendJson(response, 200, found);
  }

  const server = createServer((request, response) => void serveRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    faults,
    subscriptions: state.subscriptions,
    failNext: (count, status) => state.failures.push(...Array<number>(count).fill(status)),
    setStatus: (status) => {
      lastingStatus = status;
    },
    pay: (intentId, status = 'succeeded') => {
      const subscription = state.subscriptions.find(({ intent }) => intent.id === intentId);
      if (subscription === undefined) throw new Error(`no payment ${intentId}`);
      subscription.intent.status = status;
      if (status === 'processing') return;
      subscription.status = 'active';
      subscription.isPaid = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** A webhook with the signature that Stripe would give it at this time. */
export function signWebhook(
  event: { id: string; customer: string; type?: string },
  at: Date,
  secret = WEBHOOK_SECRET,
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    type: event.type ?? 'customer.subscription.updated',
    data: { object: { id: 'sub_1', object: 'subscription', customer: event.customer, status: 'anything' } },
  });
  const time = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` } };
}

/** Parses a form of Stripe's clients: `items[0][price]=x` becomes {items: [{price: 'x'}]}; all values are text. */
function readForm(text: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    let target: Record<string, unknown> = root;
    for (const key of keys.slice(0, -1)) target = (target[key] ??= {}) as Record<string, unknown>;
    target[keys.at(-1) ?? name] = value;
  }
  return withStripeLists(root) as Record<string, unknown>;
}

function withStripeLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withStripeLists(part)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
