import type { PlanLanguage } from '../time/languages/time-words.ts';

/** How a language reports that something is done; patterns in lower case, without accents. */
export interface ReportWords {
  /** Small words before a report: 'ok', 'yes'. */
  start: string;
  /** Before the name of a task at the beginning of a report; 'the one about' too. */
  article: string;
  /** Reports, with `#` for the task or the pronoun and `~` for the verbs of all acts. */
  reports: readonly string[];
  /** 'That', 'the first one'. */
  pronouns: string;
  /** Reports that name nothing: 'already done'. */
  bare: string;
  /**
   * Words of questions, conditions, negations, commands and kinds of plans: 'tell me when the laundry is done', 'not the
   * laundry is done' and 'which tasks are done' report nothing.
   */
  noTask: string;
}

export const REPORT_WORDS: Readonly<Record<PlanLanguage | 'en', ReportWords>> = {
  en: {
    start: 'ok|hey|so|yes',
    article: '(?:the one (?:about|for|with|of) (?:the )?|the )?',
    reports: [
      "i(?:'m| am) (?:all )?(?:done|finished|through) with #",
      "#(?: (?:is|are|has been|was)|'s)(?: already| now| also)? (?:done|finished|completed|sorted|taken care of)(?: already| now| too)?",
      "i(?:'ve| have)?(?: already| just)? (?:did|done|finished|completed|~) (?:the |my )?#(?: already| now| too)?",
      '(?:mark|tick off|check off) (?:the |my )?# as (?:paid|sent|bought|ordered|returned|handled|sorted|solved)',
    ],
    pronouns: 'that one|this one|that|this|it',
    bare: 'already (?:did|done)(?: (?:that|it))?(?: one)?|done (?:that|it)(?: one)?(?: already)?',
    noTask:
      'what|which|who|whose|when|where|why|how|if|once|until|after|before|that|because|not|no|never|none|all|tell|remind|write|say|need|want|make|let|show|list|ask|tasks|to-?dos|reminders|goals|events',
  },
  nl: {
    start: 'ok|ja|he',
    article: '(?:die (?:van|over|met|voor) (?:de |het )?|de |het )?',
    reports: [
      '# (?:is|zijn|heb ik)(?: al| ook| nu)* (?:(?<= al )klaar|gedaan|geregeld|afgerond|~)',
      'ik heb (?:(?:net|zojuist|al) )?(?:de |het |mijn )?#(?: al| ook| nu| net)* (?:gedaan|geregeld|afgerond|~)',
    ],
    pronouns: 'dat|die|deze|dit|het',
    bare: '(?:al|reeds) gedaan',
    noTask:
      'wat|welke|wie|wanneer|waar|waarom|hoe|als|dat|zodra|niet|geen|nooit|alle|zeg|herinner|schrijf|taken|herinneringen|doelen|afspraken',
  },
  de: {
    start: 'ok|ja|so',
    article: '(?:(?:der|die|das) (?:mit|von|fur|uber) (?:dem |der |den |die )?|der |die |das )?',
    reports: [
      '# (?:ist|sind|hab ich|habe ich)(?: schon| bereits| auch| jetzt)* (?:erledigt|gemacht|geschafft|~)',
      'ich habe? (?:(?:gerade|eben|schon|bereits) )?(?:den |die |das |dem |der |mein(?:e|en)? )?#(?: schon| bereits| auch| jetzt| gerade| eben)* (?:erledigt|gemacht|geschafft|~)',
    ],
    pronouns: 'das|dies|es|der|die|diese|dieser',
    bare: '(?:schon|bereits) (?:erledigt|gemacht)',
    noTask:
      'was|welche[rs]?|wer|wann|wo|warum|wenn|ob|dass|sobald|nicht|kein\\w*|nie|sag|erinnere?|schreibe?|aufgaben|erinnerungen|ziele|termine',
  },
  fr: {
    start: 'ok|oui|alors',
    article: "(?:(?:celle|celui|ceux|celles) (?:du |de la |de l'|des |de |pour (?:le |la |l')?)|le |la |les |l')?",
    reports: [
      "#,? (?:c'est|est|sont)(?: deja)? (?:faite?s?|regle(?:e|es|s)?|termine(?:e|es|s)?|fini(?:e|es|s)?|(?:~)(?:e|es|s)?)",
      "j'ai (?:deja |bien |enfin )?(?:fait|regle|termine|fini|~) (?:le |la |les |l'|mon |ma |mes |au |a la |a l')?#",
    ],
    pronouns: 'ca|cela|celle-ci|celle-la|celui-ci|celui-la',
    bare: "c'est (?:deja )?(?:fait|regle|termine)|je l'ai (?:deja )?(?:faite?|regle|termine)|deja fait",
    noTask:
      'que|quoi|quels?|quelles?|qui|quand|pourquoi|comment|si|pas|ne|jamais|tous|toutes|dis|rappelle|ecris|taches|rappels|objectifs',
  },
  es: {
    start: 'ok|si|pues',
    article: '(?:(?:la|el) (?:del?|de la|sobre) |el |la |los |las |lo del? )?',
    reports: [
      '# (?:ya )?(?:esta|estan)(?: ya)? (?:hech[oa]s?|terminad[oa]s?|acabad[oa]s?)',
      '(?:ya (?:he )?|he )(?:hecho|terminado|~) (?:a |al |el |la |los |las |mi )*#',
    ],
    pronouns: 'eso|ese|esa|esto|este|esta',
    bare: 'ya l[oa] (?:hice|he hecho)|ya esta hech[oa]',
    noTask:
      'cual|cuales|quien|cuando|donde|como|nunca|todas?|todos|dime|recuerda\\w*|escribe|tareas|recordatorios|metas|no|que|si',
  },
  it: {
    start: 'ok|si|allora',
    article: "(?:quell[oa] d(?:el|ella|ell'|i) ?|il |lo |la |i |gli |le |l')?",
    reports: [
      '# (?:e|e gia|sono|sono gia) (?:stat[oaie] )?(?:gia )?(?:fatt[oaie]|finit[oaie]|a posto)',
      "ho (?:gia |appena )?(?:fatto|finito|~) (?:il |lo |la |i |gli |le |l'|al |all')?#",
    ],
    pronouns: 'questo|questa|quello|quella|cio',
    bare: "l'ho (?:gia )?fatt[oa]|gia fatto",
    noTask: 'che|quali?|chi|quando|dove|perche|come|se|non|mai|tutt[ei]|dimmi|ricorda\\w*|scrivi|promemoria|obiettivi',
  },
  pt: {
    start: 'ok|sim|entao',
    article: '(?:[oa] d[oa] |o |a |os |as )?',
    reports: [
      '# (?:ja )?(?:esta|estao|foi|foram)(?: ja)? (?:feit[oa]s?|terminad[oa]s?|concluid[oa]s?)',
      '(?:ja )?(?:fiz|acabei|~) (?:ao |a |o |os |as |para o |para a )?#',
    ],
    pronouns: 'isso|isto|esse|essa|este|esta',
    bare: 'ja (?:[oa] )?fiz(?: isso)?|ja esta feit[oa]',
    noTask: 'quais|quem|onde|nao|diz|lembra\\w*|escreve|tarefas|lembretes',
  },
};
