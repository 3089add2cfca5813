import type { ReadLanguage } from './question-language.ts';

/** How a language refers to a line of a list that was shown; patterns in lower case, without accents. */
interface ShownWords {
  /** 'Remind me'. */
  remind: string;
  /** Between other words of the order and the line: 'an' of 'erinnere mich morgen an die zweite'. */
  about: string;
  /**
   * What stands for the line in the order (text, not a pattern), so that no word of it is read as a day. Absent in English,
   * in which the title of the task stands for it.
   */
  standIn?: string;
  /**
   * The words for a line, by its position; -1 is the last one. In Spanish, French, Italian and Portuguese only feminine, as
   * 'tarea' is: 'el segundo martes' is a day. In Portuguese with an article, as 'segunda' is Monday too.
   */
  places: readonly (readonly [place: number, words: string])[];
  /** 'The other one', with what may be said of it: 'is done too'. */
  other: string;
}

export const SHOWN_WORDS: Readonly<Record<ReadLanguage, ShownWords>> = {
  en: {
    remind: 'remind me',
    about: 'about|of|to do',
    places: [
      [0, 'the (?:oldest|first|top) (?:one|task)'],
      [1, 'the second (?:one|task)'],
      [2, 'the third (?:one|task)'],
      [-1, 'the (?:last|newest) (?:one|task)'],
    ],
    other: 'the other (?:one|task)(?: (?:is|was|too|also|as well|done|finished|already))*',
  },
  nl: {
    remind: 'herinner me',
    about: 'aan',
    standIn: 'aan dat',
    places: [
      [0, 'de (?:oudste|eerste)(?: taak)?'],
      [1, 'de tweede(?: taak)?'],
      [2, 'de derde(?: taak)?'],
      [-1, 'de (?:laatste|nieuwste)(?: taak)?'],
    ],
    other: 'de andere(?: taak)?(?: (?:is|ook|al|klaar|gedaan|af))*',
  },
  de: {
    remind: 'erinnere? mich',
    about: 'an',
    standIn: 'an das',
    places: [
      [0, '(?:die|das) (?:alteste|erste)(?: aufgabe)?'],
      [1, '(?:die|das) zweite(?: aufgabe)?'],
      [2, '(?:die|das) dritte(?: aufgabe)?'],
      [-1, '(?:die|das) (?:letzte|neueste)(?: aufgabe)?'],
    ],
    other: '(?:die|der|das) andere(?: aufgabe)?(?: (?:ist|auch|schon|erledigt|fertig|gemacht))*',
  },
  fr: {
    remind: 'rappelle[- ]moi',
    about: '(?:de )?',
    standIn: 'de ça',
    places: [
      [0, 'la (?:premiere|plus ancienne)(?: tache)?'],
      [1, 'la (?:deuxieme|seconde)(?: tache)?'],
      [2, 'la troisieme(?: tache)?'],
      [-1, 'la derniere(?: tache)?'],
    ],
    other: "l'autre(?: tache)?(?: (?:est|aussi|deja|faite?|finie?|c'est))*",
  },
  es: {
    remind: 'recuerdame',
    about: '(?:de )?',
    standIn: 'eso',
    places: [
      [0, 'la (?:primera|mas antigua)(?: tarea)?'],
      [1, 'la segunda(?: tarea)?'],
      [2, 'la tercera(?: tarea)?'],
      [-1, 'la ultima(?: tarea)?'],
    ],
    other: '(?:la otra|el otro)(?: tarea)?(?: (?:tambien|ya|esta|hech[oa]|terminad[oa]))*',
  },
  it: {
    remind: 'ricordami',
    about: '',
    standIn: 'questo',
    places: [
      [0, '(?:del)?la (?:prima|piu vecchia)(?: attivita)?'],
      [1, '(?:del)?la seconda(?: attivita)?'],
      [2, '(?:del)?la terza(?: attivita)?'],
      [-1, "(?:del)?l'ultima(?: attivita)?"],
    ],
    other: "(?:anche )?l'altr[ao](?: (?:e|anche|pure|gia|fatt[oa]|finit[oa]))*",
  },
  pt: {
    remind: 'lembra[- ]me|me lembr[ae]|lembre[- ]me',
    about: '',
    standIn: 'disso',
    places: [
      [0, 'da (?:primeira|mais antiga)(?: tarefa)?|a (?:primeira|mais antiga) tarefa'],
      [1, 'da segunda(?: tarefa)?|a segunda tarefa'],
      [2, 'da terceira(?: tarefa)?|a terceira tarefa'],
      [-1, 'da ultima(?: tarefa)?|a ultima tarefa'],
    ],
    other: '[ao] outr[ao](?: tarefa)?(?: (?:tambem|ja|esta|feit[oa]|acabad[oa]))*',
  },
};

/** Small words before an order, in all languages. */
export const LEADING_WORDS =
  '(?:(?:ugh|ok|okay|oh|well|right|fine|hm+|please|and|then|so|yes|en|ja|und|dann|bitte|et|oui|y|si|e|sim|alsjeblieft|por favor|per favore)[, ]+)*';
