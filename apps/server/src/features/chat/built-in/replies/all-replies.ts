import { type ReadLanguage, languageOfExchange } from '@app/understanding/questions/question-language';
import type { EarlierMessage } from '../thread.ts';
import { dutch } from './dutch/dutch.ts';
import { english } from './english/english.ts';
import type { Replies } from './replies.ts';

/** English, besides the two texts that there are in the language. */
const untranslated = (needsModel: string, notUnderstood: string): Replies => ({
  ...english,
  needsModel,
  notUnderstood,
});

const REPLIES: Readonly<Record<ReadLanguage, Replies>> = {
  en: english,
  nl: dutch,
  de: untranslated(
    'Ich bin der eingebaute Assistent und kann das nicht schreiben oder erklären. Ein verbundenes Sprachmodell kann es: siehe die [Einstellungen](/settings).',
    'Das habe ich nicht verstanden. Auf Deutsch lese ich Termine, Erinnerungen und Aufgaben und kurze Fragen danach und nach deinen Gesprächen.',
  ),
  fr: untranslated(
    'Je suis l’assistant intégré et je ne peux ni l’écrire ni l’expliquer. Un modèle de langage connecté le peut : voir les [réglages](/settings).',
    'Je n’ai pas compris. En français, je lis les rendez-vous, rappels et tâches, et de courtes questions à leur sujet et sur vos conversations.',
  ),
  es: untranslated(
    'Soy el asistente integrado y no puedo escribirlo ni explicarlo. Un modelo de lenguaje conectado sí puede: mira los [ajustes](/settings).',
    'No lo he entendido. En español leo citas, recordatorios y tareas, y preguntas cortas sobre ellos y sobre tus conversaciones.',
  ),
  it: untranslated(
    'Sono l’assistente integrato e non posso scriverlo né spiegarlo. Un modello linguistico collegato può farlo: vedi le [impostazioni](/settings).',
    'Non ho capito. In italiano leggo appuntamenti, promemoria e attività, e brevi domande su di essi e sulle tue conversazioni.',
  ),
  pt: untranslated(
    'Sou o assistente integrado e não posso escrever nem explicar isso. Um modelo de linguagem ligado pode: veja as [definições](/settings).',
    'Não entendi. Em português leio compromissos, lembretes e tarefas, e perguntas curtas sobre eles e sobre as suas conversas.',
  ),
};

export const ALL_REPLIES: readonly Replies[] = Object.values(REPLIES);

const isRead = (language: string): language is ReadLanguage => language in REPLIES;

/** The texts of a language; the English ones for a language without texts. */
export const repliesIn = (language: string): Replies => (isRead(language) ? REPLIES[language] : english);

/** The texts in the language of a message; without evidence of its own in that of the messages before, oldest first. */
export function repliesTo(message: string, path: readonly EarlierMessage[]): Replies {
  const earlier = path.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  return repliesIn(languageOfExchange(message, earlier));
}
