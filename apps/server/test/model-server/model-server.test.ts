import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from './model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ pace: 1 });
});
afterAll(() => server.close());

function requestCompletion(model: string, options: { stream?: boolean; url?: string } = {}): Promise<Response> {
  return fetch(`${options.url ?? server.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model, stream: options.stream ?? true, messages: [{ role: 'user', content: 'Hi' }] }),
  });
}

async function readContent(response: Response): Promise<string> {
  const body = (await response.json()) as { choices: { message: { content: string } }[] };
  return body.choices[0]?.message.content ?? '';
}

async function setBehaviour(body: Record<string, unknown>): Promise<number> {
  const response = await fetch(`${server.url}/control/behaviour`, { method: 'PUT', body: JSON.stringify(body) });
  return response.status;
}

describe('the test model server', () => {
  it('streams chunks of the OpenAI protocol and ends them with usage and [DONE]', async () => {
    const response = await requestCompletion('echo');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const frames = (await response.text()).split('\n\n').filter((frame) => frame !== '');
    expect(frames.every((frame) => frame.startsWith('data: '))).toBe(true);
    expect(frames.at(-1)).toBe('data: [DONE]');
    const chunks = frames.slice(0, -1).map((frame) => JSON.parse(frame.slice('data: '.length)));
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe('You said: Hi');
    expect(chunks.at(-1).usage).toEqual({ prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 });
  });

  it('answers with one JSON body when streaming is not requested', async () => {
    expect(await readContent(await requestCompletion('echo', { stream: false }))).toBe('You said: Hi');
  });

  it('lists its models', async () => {
    const { data } = (await (await fetch(`${server.url}/v1/models`)).json()) as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toContain('cut-after-3');
  });

  it('fails in the way that the name of the model says', async () => {
    expect((await requestCompletion('error-429')).status).toBe(429);
    await expect(requestCompletion('cut-after-3').then((response) => response.text())).rejects.toThrow('terminated');
  });

  it('writes about 50 kB for a long answer', async () => {
    const length = (await readContent(await requestCompletion('long', { stream: false }))).length;
    expect(length).toBeGreaterThan(50_000);
    expect(length).toBeLessThan(53_000);
  });

  it('records requests and how they ended', async () => {
    await (await requestCompletion('echo')).text();
    expect(server.requests.at(-1)).toMatchObject({ model: 'echo', messages: [{ role: 'user', content: 'Hi' }] });
    expect(await server.requests.at(-1)?.closed).toBe('finished');
  });

  it('can be switched to another behaviour, permanently or for a number of requests', async () => {
    expect(await setBehaviour({ model: 'scripted', behaviour: 'error-500', times: 1 })).toBe(200);
    expect((await requestCompletion('scripted')).status).toBe(500);
    expect((await requestCompletion('scripted')).status).toBe(200);
    await setBehaviour({ model: 'scripted', behaviour: 'error-401' });
    expect((await requestCompletion('scripted')).status).toBe(401);
    await setBehaviour({ model: 'scripted', behaviour: '' });
    expect((await requestCompletion('scripted')).status).toBe(200);
    expect(await setBehaviour({ model: 'scripted', behaviour: 'no such thing' })).toBe(400);
  });

  it('runs as a separate process and stops on request', async () => {
    const main = new URL('main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [main, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [line] = await Promise.race([
        new Promise<string[]>((resolve) => createInterface(child.stdout).once('line', (text) => resolve([text]))),
        new Promise<never>((_resolve, reject) => child.once('exit', () => reject(new Error('it ended at once')))),
      ]);
      const url = line?.replace('Test model server on ', '') ?? '';
      expect(await readContent(await requestCompletion('echo', { stream: false, url }))).toBe('You said: Hi');
    } finally {
      child.kill('SIGTERM');
    }
    expect(await new Promise((resolve) => child.once('exit', (code) => resolve(code)))).toBe(0);
  });
});
