/** The events of the engine that dictation listens to. */
export interface SpeechEvents {
  start: Event;
  result: Event & { results: HeardResults };
  error: Event & { error: string };
  end: Event;
}

/** The part of the browser's SpeechRecognition that dictation uses; TypeScript does not declare it. */
export interface SpeechEngine {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  addEventListener: <Name extends keyof SpeechEvents>(
    type: Name,
    listener: (event: SpeechEvents[Name]) => void,
  ) => void;
  start: () => void;
  /** Ends with the words heard so far. */
  stop: () => void;
  /** Ends at once, without them. */
  abort: () => void;
}

/** All results since the start, in order; the last ones may still change. */
export type HeardResults = ArrayLike<ArrayLike<{ transcript: string }>>;

/** Undefined in browsers without an engine, and on plain http, where browsers give no microphone. */
export function findSpeechEngine(): (new () => SpeechEngine) | undefined {
  if (!window.isSecureContext) return undefined;
  const found: unknown = Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition');
  return typeof found === 'function' ? (found as new () => SpeechEngine) : undefined;
}
