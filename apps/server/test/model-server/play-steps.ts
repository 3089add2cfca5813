import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dialect } from './dialect.ts';
import type { FinishReason, ModelRequest, ModelStep } from './model-step.ts';

/** Plays a behaviour into a response; `signal` fires when the client disconnects or the server closes. */
export async function playSteps(
  steps: Iterable<ModelStep>,
  to: { response: ServerResponse; dialect: Dialect; request: ModelRequest; signal: AbortSignal },
): Promise<void> {
  const writer = to.request.stream ? createStreamWriter(to) : createUnstreamedWriter(to);
  for (const step of steps) {
    if (to.signal.aborted) return;
    if (step.do === 'wait') await wait(step.milliseconds, undefined, { signal: to.signal });
    else if (step.do === 'until') await step.promise;
    else if (step.do === 'hold') await waitUntilAborted(to.signal);
    else if (step.do === 'cut') to.response.destroy();
    else if (step.do === 'status') sendStatus(to.response, step);
    else writer(step);
  }
}

type Written = Exclude<ModelStep, { do: 'wait' | 'until' | 'hold' | 'cut' | 'status' }>;
type Target = Parameters<typeof playSteps>[1];

function createStreamWriter({ response, dialect, request }: Target): (step: Written) => void {
  let hasBegun = false;
  let tokens = 0;
  let calls = 0;
  const beginAnswer = () => {
    if (response.headersSent) return;
    response.writeHead(200, { 'content-type': dialect.streamContentType, 'cache-control': 'no-cache' });
    response.flushHeaders();
  };
  const sendFrame = (frame: string) => {
    beginAnswer();
    const head = hasBegun ? '' : dialect.begin(request.model);
    hasBegun = true;
    if (head + frame !== '') response.write(head + frame);
  };
  return (step) => {
    if (step.do === 'headers') beginAnswer();
    else if (step.do === 'text') {
      tokens += 1;
      sendFrame(dialect.text(request.model, step.text));
    } else if (step.do === 'tool') {
      sendFrame(dialect.tool(request.model, calls, step.name, step.input));
      calls += 1;
    } else if (step.do === 'reasoning') sendFrame(dialect.reasoning(request.model, step.text));
    else if (step.do === 'brokenFrame') sendFrame(dialect.brokenFrame);
    else if (step.do === 'fault') sendFrame(dialect.fault(step.message));
    else {
      if (step.do === 'finish') sendFrame(dialect.finish(request.model, step.reason, tokens));
      beginAnswer();
      response.end();
    }
  };
}

function createUnstreamedWriter({ response, dialect, request }: Target): (step: Written) => void {
  let text = '';
  let tokens = 0;
  const sendResponse = (reason: FinishReason) =>
    sendJson(response, 200, dialect.fullResponse(request.model, text, reason, tokens));
  return (step) => {
    if (step.do === 'text') {
      text += step.text;
      tokens += 1;
    } else if (step.do === 'brokenFrame') text = dialect.brokenFrame;
    else if (step.do === 'fault') sendJson(response, 500, { error: { message: step.message } });
    else if (step.do === 'finish') sendResponse(step.reason);
    else if (step.do === 'end' && !response.writableEnded) sendResponse('stop');
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function sendStatus(response: ServerResponse, step: Extract<ModelStep, { do: 'status' }>): void {
  response.writeHead(step.status, step.headers);
  response.end(step.body);
}

function waitUntilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
