import type { Language } from '../text/language.ts';
import { splitSentences } from '../text/sentences.ts';
import { errorMessageIn } from '../title/program-errors.ts';
import type { CardProposal } from './proposal.ts';
import { toCardSide } from './side-text.ts';

/** The front of a card about the message of a program; `…` is the message. */
const FRONTS: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  en: 'What causes “…”?',
  nl: 'Waardoor komt “…”?',
  de: 'Woher kommt „…“?',
  fr: 'Quelle est la cause de « … » ?',
  es: '¿A qué se debe «…»?',
  it: 'Che cosa causa «…»?',
  pt: 'O que causa “…”?',
};

const MAX_MESSAGE_LENGTH = 110;
const MIN_CAUSE_LENGTH = 25;
/** Instructions, questions and announcements name no cause: 'Show me the file', 'Try', a sentence that ends in a colon. */
const NO_CAUSE =
  /[?:]$|^(?:try|check|show|run|add|use|set|change|open|install|update|remove|restart|can you|could you|please|sorry|you(?:'ll| can| should| need)?|first|let's|probeer|kijk|voeg|gebruik|zet|open|installeer|versuche?|prüfe?|füge?|essaie|vérifie|prueba|revisa|prova|controlla|tenta|verifique)(?!\p{L})/iu;

/** The card of a program's message that a person pasted, with the sentence of the reply that names its cause. */
export function errorCause(asked: string, reply: string, language: Language): Omit<CardProposal, 'turnId'> | undefined {
  const message = language === 'other' ? undefined : errorMessageIn(asked)?.trim();
  if (language === 'other' || message === undefined || message.length > MAX_MESSAGE_LENGTH) return undefined;
  const first = splitSentences(reply, 1)[0]?.text ?? '';
  const back = NO_CAUSE.test(first)
    ? undefined
    : toCardSide(first.replace(/^(?:that|this|dat|das) (?:means|betekent|bedeutet),? (?:that |dat |dass )?/i, ''));
  if (back === undefined || back.length < MIN_CAUSE_LENGTH) return undefined;
  return {
    kind: 'answer',
    front: FRONTS[language].replace('…', () => message),
    back,
    subject: message,
    isNamed: false,
  };
}
