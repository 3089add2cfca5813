import type { CommandWords } from './command-words.table.ts';

/** The words of messages that add to a goal in one language: patterns for lower case without accents. */
export interface GoalLogWords {
  language: CommandWords['language'];
  /** Verbs that write an amount down. */
  log: string;
  /** Between the amount and the goal: 'towards my', 'beim'. */
  towards: string;
  /** The goal, in one word with its subject where the language joins them: 'laufziel'. */
  goal: string;
}

export const GOAL_LOG_WORDS: readonly GoalLogWords[] = [
  {
    language: 'en',
    log: 'log(?! ?in(?: to|to)?(?!\\p{L}))|add|count|tally|track|record|note|enter|register|chalk up|(?:chuck|pop|stick|throw|whack|knock|take|bung)(?= (?:an?other |an extra )?\\d| ?[€$£])|(?:put|book)(?= (?:it|that|this|them|those|these)(?!\\p{L})| ?[€$£]| \\d[\\d.,]* ?(?:[€$£]|euros?|dollars?|pounds?|bucks|quid|eur|usd|gbp))',
    towards: '(?:to|towards?|for|on|onto|in|into|against|off)',
    // 'The goal review' is not a goal.
    goal: '(?:goal|target)(?= ?(?:[^\\p{L} ]|$)| (?:please|thanks?|thx|now|today|too|also|again|as well|for|of|from|with|and|but|that|this|which|in|on|since|because|i|we|can|could|would|will|yesterday|tonight|log|add|count|tally|track|record|put|note|enter|register)(?!\\p{L}))',
  },
  {
    language: 'nl',
    log: 'tel|zet|noteer|log|schrijf|voeg|boek|registreer|reken|(?:gooi|doe|stop|plak)(?= (?:er )?(?:nog )?\\d)',
    towards: '(?:bij|op|aan|voor|in|van)',
    goal: '[a-z]*doel',
  },
  {
    language: 'de',
    log: 'trage?|logge?|zahle?|schreibe?|notiere?|verbuche?|buche?|rechne|addiere?|fuge?|setze?|(?:packe?|haue?|tue?|leg)(?= (?:nochmal |noch |mal |weitere )*\\d)',
    towards: '(?:beim|bei|zum|zu|aufs?|fur|furs|ins?|im|ans?)',
    goal: '[a-z]*ziel',
  },
  {
    language: 'fr',
    log: '(?:ajoute|rajoute|note|compte|enregistre|mets|inscris|comptabilise|verse)r?',
    towards: "(?:a|sur|pour|dans|vers)(?: l')?",
    goal: 'objectif',
  },
  {
    language: 'es',
    log: '(?:suma|echa|ingresa|anota|apunta|anade|agrega|registra|pon|cuenta|mete)(?:me)?(?:l[oa]s?)?',
    towards: '(?:al?|a la|en|para|de)',
    goal: '(?:meta|objetivo)',
  },
  {
    language: 'it',
    log: '(?:segna|aggiungi|registra|metti|conta|annota|somma)(?:mi)?(?:l[oaie])?',
    towards: "(?:su|sul|sull'|al|all'|nel|nell'|per|per l'|verso)",
    goal: '(?:obiettivo|traguardo)',
  },
  {
    language: 'pt',
    log: '(?:som[ae]|adicion[ae]|anot[ae]|regist(?:r)?[ae]|marca|marque|conta|conte|coloca|coloque|bota|bote|lanca|lance|poe|ponha|aponta)(?:-[oa]s?)?',
    towards: '(?:[aà]o?|n[ao]|para|pra|em|pro)',
    goal: '(?:meta|objetivo)',
  },
];
