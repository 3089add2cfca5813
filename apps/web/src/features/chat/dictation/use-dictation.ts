import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import { showToast } from '#ui/toast-store.ts';
import { type DictationPlace, heardWords, insertWords } from './dictated-text.ts';
import { t } from './dictation.messages.ts';
import { findSpeechEngine, type HeardResults, type SpeechEngine } from './speech-engine.ts';

export interface DictationOptions {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

export interface Dictation {
  isListening: boolean;
  start: () => void;
  /** Stops, and keeps the words recognised so far. */
  stop: () => void;
  /** Stops at once, and keeps the text that is in the input. */
  abort: () => void;
}

/** One run of the speech engine. */
interface Run {
  engine: SpeechEngine;
  place: DictationPlace;
  /** How many results were already in the text when the person edited it; they are not written again. */
  skipped: number;
  resultCount: number;
  /** The text as dictation last wrote it. */
  written: string;
  /**
   * The text in the input when the last result came. If the next result comes before `written` is rendered, the input
   * still has this text.
   */
  seen: string;
}

/** Writes recognised words at the caret of the input while the person speaks. */
export function useDictation({ input, text, onText }: DictationOptions): Dictation {
  const run = useRef<Run | null>(null);
  const caret = useRef<number | null>(null);
  const [isListening, setListening] = useState(false);

  const write = useLatest((results: HeardResults) => {
    const current = run.current;
    if (current === null) return;
    if (text !== current.written && text !== current.seen) {
      // The person has typed in the meantime: later words are inserted at the caret, and earlier ones are not written
      // again.
      current.place = cursorPlace(input.current, text);
      current.skipped = current.resultCount;
    }
    current.resultCount = results.length;
    const inserted = insertWords(current.place, heardWords(results, current.skipped));
    current.written = inserted.text;
    current.seen = text;
    caret.current = inserted.caret;
    onText(inserted.text);
  });
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [input, text]);
  useEffect(() => () => run.current?.engine.abort(), []);

  function start(): void {
    if (run.current !== null) return;
    if (!navigator.onLine) return showFailure('offline');
    const engine = createEngine();
    if (engine === undefined) return;
    engine.addEventListener('start', () => setListening(true));
    engine.addEventListener('result', ({ results }) => write(results));
    engine.addEventListener('end', () => {
      run.current = null;
      setListening(false);
    });
    run.current = {
      engine,
      place: cursorPlace(input.current, text),
      skipped: 0,
      resultCount: 0,
      written: text,
      seen: text,
    };
    engine.start();
    // On a touch screen the focus would open the keyboard.
    if (engine.continuous) input.current?.focus({ preventScroll: true });
  }

  const engine = () => run.current?.engine;
  return { isListening, start, stop: () => engine()?.stop(), abort: () => engine()?.abort() };
}

function createEngine(): SpeechEngine | undefined {
  const Engine = findSpeechEngine();
  if (Engine === undefined) return undefined;
  const engine = new Engine();
  engine.lang = navigator.language;
  // Engines on phones repeat themselves in longer dictations, so dictation ends at a pause there.
  engine.continuous = !window.matchMedia('(pointer: coarse)').matches;
  engine.interimResults = true;
  engine.addEventListener('error', ({ error }) => reportError(error));
  return engine;
}

/** The caret or the selection; the end of the text if the input was never focused. */
function cursorPlace(input: HTMLTextAreaElement | null, text: string): DictationPlace {
  const wasUsed = input !== null && input.selectionEnd > 0;
  const [start, end] = wasUsed ? [input.selectionStart, input.selectionEnd] : [text.length, text.length];
  return { before: text.slice(0, start), after: text.slice(end) };
}

type Failure = 'refused' | 'offline' | 'unreachable' | 'noMicrophone' | 'nothingHeard' | 'language' | 'failed';

/** By the codes of the Web Speech API. */
const failures: Readonly<Record<string, Failure>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  network: 'unreachable',
  'audio-capture': 'noMicrophone',
  'no-speech': 'nothingHeard',
  'language-not-supported': 'language',
};

function reportError(code: string): void {
  if (code === 'aborted') return;
  const failure = failures[code] ?? 'failed';
  showFailure(failure === 'unreachable' && !navigator.onLine ? 'offline' : failure);
}

function showFailure(failure: Failure): void {
  const tone = failure === 'nothingHeard' ? 'normal' : 'danger';
  showToast({ title: t('stopped'), description: t(failure), tone });
}
