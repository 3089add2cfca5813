import { describe, expect, it } from 'vitest';
import { createFakeModel } from './fake-model.ts';
import type { ModelEvent, ModelRequest } from './llm.ts';

function makeQuestion(signal = new AbortController().signal): ModelRequest {
  return { messages: [{ role: 'user', content: 'Hi' }], signal };
}

async function readText(events: AsyncIterable<ModelEvent>): Promise<string> {
  let text = '';
  for await (const event of events) if (event.type === 'text') text += event.text;
  return text;
}

describe('the fake model', () => {
  it('repeats the question when no reply was prepared, and records the requests', async () => {
    const model = createFakeModel();
    expect(await readText(model.stream(makeQuestion()))).toBe('You said: Hi');
    expect(model.requests).toHaveLength(1);
    expect(await model.current()).toBe(model);
  });

  it('gives prepared replies in their order', async () => {
    const model = createFakeModel();
    model.answer('One ', 'two');
    model.fail(new Error('gone'), 'partial');
    expect(await readText(model.stream(makeQuestion()))).toBe('One two');
    const received: ModelEvent[] = [];
    const reading = (async () => {
      for await (const event of model.stream(makeQuestion())) received.push(event);
    })();
    await expect(reading).rejects.toThrow('gone');
    expect(received).toEqual([{ type: 'text', text: 'partial' }]);
  });

  it('lets a test write the reply while it is being read', async () => {
    const model = createFakeModel();
    const turn = model.hold();
    const reading = readText(model.stream(makeQuestion()));
    await turn.request;
    turn.say('One ');
    turn.say('two');
    turn.finish();
    expect(await reading).toBe('One two');
    await turn.closed;
  });

  it('ends when the caller aborts', async () => {
    const model = createFakeModel();
    const turn = model.hold();
    const controller = new AbortController();
    const reading = readText(model.stream(makeQuestion(controller.signal)));
    await turn.request;
    turn.say('One ');
    controller.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
    await turn.closed;
  });

  it('fails when the test says so', async () => {
    const model = createFakeModel();
    const turn = model.hold();
    turn.fail(new Error('broke'));
    await expect(readText(model.stream(makeQuestion()))).rejects.toThrow('broke');
  });
});
