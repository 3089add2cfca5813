import { comparable } from '../own-data/command-forms.ts';
import { askedWords } from '../passages/asked-words.ts';
import { NO_SUBJECT } from '../recall/question-words.table.ts';
import { PAST_FORMS } from '../recall/past.table.ts';
import { questionParts } from '../recall/recall-question.ts';
import type { ReadLanguage } from './question-language.ts';

const MAX_LENGTH = 110;

/** 'When', 'by when', 'at what time' at the beginning of a question: lower case, without accents. */
const ASKS_WHEN =
  /^(?:(?:and|so|hey|ok|en|und|et|y|e|remind me,?)[, ]+)*(?:(?:(?:by|before|until|on) )?(?:when|what (?:day|date|time))|(?:tegen|voor|tot|op) (?:wanneer|welke dag)|wanneer|hoe laat|(?:bis|ab|bis spatestens) wann|wann|um wie ?viel uhr|(?:avant|pour|d'ici|jusqu'a) quand|quand|c'est quand|(?:pour|avant) quelle date|(?:a )?quelle heure|a quelle heure|(?:para|antes de|hasta) cuando|cuando|a que hora|(?:entro|per|prima di|fino a) quando|quando|a che ora|(?:ate|para|antes de) quando|a que horas)(?!\p{L})/u;
/** What somebody has to do, and words for the plans themselves. */
const SMALL =
  /^(?:need\w*|must|due|moet\w*|muss|soll|dois|doit|faut|tengo|debo|hay|devo|deve|tenho|preciso|ist|sind|komm\w*|kom\w*|com(?:e|es|ing)|vien\w*|veng\w*|appointments?|meetings?|events?|tasks?|reminders?|afspra\w+|termin\w*|rendez-vous|citas?|appuntament\w+|compromisso\w*|findet|statt|again|eigentlich|ook|alweer|nochmal|being|date|day|time|o'clock|go|going|gaan|gaat|ga|gehe?n?|geht|hin|fahren|fahre|aller|vais|allons|andare|vado|andiamo|ir|vou|vamos|voy|our|ihren?|ihrem|ihrer|seinen?|seinem|ihr|unseren?)$/;

/** The words for the plan whose time is asked for; undefined for other messages, and for questions of the past. */
export function comingAsked(message: string, language: ReadLanguage): string[] | undefined {
  const text = message.replaceAll(/\s+/g, ' ').trim();
  const plain = comparable(text.replace(/^[¿¡\s]+/, ''));
  if (
    text.length > MAX_LENGTH ||
    !ASKS_WHEN.test(plain) ||
    PAST_FORMS[language].past.test(text) ||
    questionParts(text).length > 1
  )
    return undefined;
  const words = askedWords(text, language).filter(
    (word) =>
      (word.length > 2 || /\d/.test(word)) && !SMALL.test(comparable(word)) && !NO_SUBJECT.test(comparable(word)),
  );
  return words.length === 0 ? undefined : words;
}
