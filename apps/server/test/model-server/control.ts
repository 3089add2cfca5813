import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { asRecord, asText } from './dialect.ts';
import { failureSteps, findMeasuredBehaviour } from './behaviours.ts';
import type { ModelBehaviour } from './model-step.ts';
import { sendJson } from './play-steps.ts';
import type { RecordedRequest } from './recorded-request.ts';

interface Controlled {
  scripted: Map<string, ModelBehaviour>;
  requests: RecordedRequest[];
  table: ReadonlyMap<string, ModelBehaviour>;
}

/**
 * PUT /control/behaviour {model, behaviour, times?}: sets the behaviour of a model to one of behaviours.ts, optionally
 * for a number of requests; an empty behaviour restores the one that is named like the model. GET /control/requests
 * lists the requests, DELETE clears them.
 */
export async function answerControl(incoming: IncomingMessage, response: ServerResponse, server: Controlled) {
  const route = `${incoming.method ?? ''} ${incoming.url ?? ''}`;
  if (route === 'GET /control/requests') {
    const list = server.requests.map(({ path, model, messages, stream, tools }) => ({
      path,
      model,
      messages,
      stream,
      tools,
    }));
    return sendJson(response, 200, list);
  }
  if (route === 'DELETE /control/requests') {
    server.requests.length = 0;
    return sendJson(response, 200, {});
  }
  if (route !== 'PUT /control/behaviour') return sendJson(response, 404, { error: 'No such control.' });

  const body = asRecord(await json(incoming));
  const model = asText(body['model']);
  const name = asText(body['behaviour']);
  if (name === '') {
    server.scripted.delete(model);
    return sendJson(response, 200, {});
  }
  const behaviour = server.table.get(name) ?? findMeasuredBehaviour(name);
  if (behaviour === undefined) return sendJson(response, 400, { error: `There is no behaviour '${name}'.` });
  server.scripted.set(model, limitTimes(server.scripted, model, behaviour, body['times']));
  return sendJson(response, 200, {});
}

function limitTimes(
  scripted: Map<string, ModelBehaviour>,
  model: string,
  behaviour: ModelBehaviour,
  times: unknown,
): ModelBehaviour {
  if (typeof times !== 'number') return behaviour;
  let left = times;
  const limited: ModelBehaviour = (request) => {
    left -= 1;
    if (left <= 0 && scripted.get(model) === limited) scripted.delete(model);
    return left >= 0 ? behaviour(request) : [failureSteps(500, 'This behaviour is used up.', 'server_error')];
  };
  return limited;
}
