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
    log: 'log|add|count|tally|track|record|put|note|enter|book|register|chalk up',
    towards: '(?:to|towards?|for|on|onto|in|into|against)',
    goal: '(?:goal|target)(?! list)',
  },
  {
    language: 'nl',
    log: 'tel|zet|noteer|log|schrijf|voeg|boek|registreer|reken',
    towards: '(?:bij|op|aan|voor|in|van)',
    goal: '[a-z]*doel',
  },
  {
    language: 'de',
    log: 'trage?|logge?|zahle?|schreibe?|notiere?|verbuche?|buche?|rechne|addiere?|fuge?|setze?',
    towards: '(?:beim|bei|zum|zu|aufs?|fur|furs|ins?|im|ans?)',
    goal: '[a-z]*ziel',
  },
  {
    language: 'fr',
    log: '(?:ajoute|rajoute|note|compte|enregistre|mets|inscris|comptabilise)r?',
    towards: "(?:a|sur|pour|dans|vers)(?: l')?",
    goal: 'objectif',
  },
  {
    language: 'es',
    log: '(?:suma|anota|apunta|anade|agrega|registra|pon|cuenta|mete)(?:me)?(?:l[oa]s?)?',
    towards: '(?:al?|en|para|de)',
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
