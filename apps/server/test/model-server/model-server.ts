import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBehaviours, findMeasuredBehaviour } from './behaviours.ts';
import { answerControl } from './control.ts';
import { anthropicDialect } from './dialect-anthropic.ts';
import { googleDialect } from './dialect-google.ts';
import { openaiDialect } from './dialect-openai.ts';
import type { Dialect } from './dialect.ts';
import { answerList, refuseBadKey } from './model-lists.ts';
import type { ModelBehaviour, ModelStep } from './model-step.ts';
import { playSteps, sendJson } from './play-steps.ts';
import type { RecordedRequest } from './recorded-request.ts';

export interface ModelServer {
  /** The address without a path, such as http://127.0.0.1:4010; an OpenAI-compatible base is `${url}/v1`. */
  readonly url: string;
  readonly port: number;
  /** Requests for replies, oldest first. */
  readonly requests: RecordedRequest[];
  /** Sets the behaviour of a model. Undefined restores the behaviour that the model's name stands for. */
  script(model: string, behaviour: ModelBehaviour | readonly ModelStep[] | undefined): void;
  /** Ends all connections and stops listening. */
  close(): Promise<void>;
}

export interface ModelServerOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Milliseconds between two words of the slow behaviours. */
  pace?: number;
  /** The models that the server lists; by default one for each behaviour. */
  models?: readonly string[];
}

/**
 * Starts a model server on 127.0.0.1 with the protocols of OpenAI (and Ollama), Anthropic and Google, and their lists
 * of models. The model's name selects the behaviour (see behaviours.ts); PUT /control/behaviour changes it from another
 * process.
 */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const table = createBehaviours(options.pace ?? 100);
  const scripted = new Map<string, ModelBehaviour>();
  const attempts = new Map<string, number>();
  const requests: RecordedRequest[] = [];
  const models = options.models ?? [...table.keys()];

  const sendReply = async (dialect: Dialect, incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '';
    const body = parseJson(await text(incoming));
    const parsed = dialect.read(path, body);
    const attempt = (attempts.get(parsed.model) ?? 0) + 1;
    attempts.set(parsed.model, attempt);
    const { signal, closed } = watchClose(response);
    requests.push({ ...parsed, body, path, headers: incoming.headers, closed });
    const behaviour =
      scripted.get(parsed.model) ?? findMeasuredBehaviour(parsed.model) ?? table.get(parsed.model) ?? findEcho(table);
    const request = { ...parsed, attempt };
    await playSteps(behaviour(request), { response, dialect, request, signal });
  };

  const server = createServer((incoming, response) => {
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    const dialect = incoming.method === 'POST' ? findDialect(path) : undefined;
    if (refuseBadKey(incoming, response, dialect !== undefined)) return;
    const work = dialect === undefined ? answerOther(incoming, response, path) : sendReply(dialect, incoming, response);
    // If the client disconnects during a wait, the wait is rejected; nobody is left to receive the error.
    work.catch(() => response.destroy());
  });
  const answerOther = async (incoming: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (answerList(incoming, response, { path, models })) return;
    if (path.startsWith('/control/')) return answerControl(incoming, response, { scripted, requests, table });
    sendJson(response, 404, { error: { message: 'There is nothing at this address.', type: 'not_found' } });
  };

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    script: (model, behaviour) => {
      attempts.delete(model);
      if (behaviour === undefined) scripted.delete(model);
      else scripted.set(model, typeof behaviour === 'function' ? behaviour : () => behaviour);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function findDialect(path: string): Dialect | undefined {
  if (path === '/v1/chat/completions' || path === '/api/v1/chat/completions') return openaiDialect;
  if (path === '/v1/messages') return anthropicDialect;
  if (/^\/v1beta\/models\/[^/]+:(streamG|g)enerateContent$/.test(path)) return googleDialect;
  return undefined;
}

function findEcho(table: ReadonlyMap<string, ModelBehaviour>): ModelBehaviour {
  return table.get('echo') ?? (() => []);
}

function watchClose(response: ServerResponse): { signal: AbortSignal; closed: RecordedRequest['closed'] } {
  const controller = new AbortController();
  const closed = new Promise<'finished' | 'aborted'>((resolve) => {
    response.once('close', () => {
      resolve(response.writableFinished ? 'finished' : 'aborted');
      controller.abort();
    });
  });
  return { signal: controller.signal, closed };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
