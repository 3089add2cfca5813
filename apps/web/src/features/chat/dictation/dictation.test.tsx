import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendChat } from '@app/contract/chat';
import { renderApp } from '#test/render-app.tsx';
import { testServer } from '#test/test-server.ts';
import type { SpeechEvents } from './speech-engine.ts';

/** A speech engine that the test controls. */
class ScriptedEngine extends EventTarget {
  static last: ScriptedEngine;
  lang = '';
  interimResults = false;
  constructor() {
    super();
    ScriptedEngine.last = this;
  }
  start = () => this.#dispatch('start');
  stop = vi.fn<() => void>(() => this.#dispatch('end'));
  abort = vi.fn<() => void>(() => this.#dispatch('end'));
  hear(...transcripts: string[]): void {
    act(() => this.#dispatch('result', { results: transcripts.map((transcript) => [{ transcript }]) }));
  }
  fail(error: string): void {
    act(() => {
      this.#dispatch('error', { error });
      this.#dispatch('end');
    });
  }
  #dispatch(type: keyof SpeechEvents, values: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), values));
  }
}

const findInput = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

async function startDictation() {
  const app = renderApp('/');
  await app.user.click(await screen.findByRole('button', { name: 'Dictate' }));
  expect(screen.getByText('Listening')).toBeVisible();
  return app;
}

beforeEach(() => {
  vi.stubGlobal('SpeechRecognition', ScriptedEngine);
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => vi.unstubAllGlobals());

describe('dictation', () => {
  it('has no button where the browser has no engine', async () => {
    vi.unstubAllGlobals();
    renderApp('/');
    await findInput();
    expect(screen.queryByRole('button', { name: 'Dictate' })).not.toBeInTheDocument();
  });

  it('writes the words while they are spoken, in the language of the browser, until Escape stops it', async () => {
    const { user } = await startDictation();
    expect(ScriptedEngine.last).toMatchObject({ lang: navigator.language, interimResults: true });
    ScriptedEngine.last.hear('by me');
    expect(await findInput()).toHaveValue('by me');
    ScriptedEngine.last.hear('Buy milk', ' and bread');
    expect(await findInput()).toHaveValue('Buy milk and bread');
    await user.keyboard('{Escape}');
    expect(ScriptedEngine.last.stop).toHaveBeenCalledOnce();
    expect(screen.queryByText('Listening')).not.toBeInTheDocument();
    expect(await findInput()).toHaveValue('Buy milk and bread');
  });

  it('does not change text that is typed in the meantime', async () => {
    const { user } = await startDictation();
    ScriptedEngine.last.hear('Call Ana');
    await user.type(await findInput(), ' (mobile)');
    ScriptedEngine.last.hear('Call Ana', 'tomorrow');
    expect(await findInput()).toHaveValue('Call Ana (mobile) tomorrow');
  });

  it('ends with the message that is sent', async () => {
    testServer().stream(sendChat);
    const { user } = await startDictation();
    ScriptedEngine.last.hear('Hello');
    await user.type(await findInput(), '{Enter}');
    expect(ScriptedEngine.last.abort).toHaveBeenCalled();
    expect(await findInput()).toHaveValue('');
    expect(testServer().requests(sendChat)[0]?.body).toMatchObject({ message: 'Hello' });
  });

  it.each([
    ['not-allowed', /does not allow the microphone/],
    ['network', /speech service cannot be reached/],
    ['audio-capture', /No microphone was found/],
    ['no-speech', /Nothing was heard/],
  ])('says in a sentence what went wrong: %s', async (code, sentence) => {
    await startDictation();
    ScriptedEngine.last.fail(code);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText('Listening')).not.toBeInTheDocument();
  });

  it('does not start offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Dictate' }));
    expect(await screen.findByText(/this device is offline/)).toBeVisible();
    expect(screen.queryByText('Listening')).not.toBeInTheDocument();
  });
});
