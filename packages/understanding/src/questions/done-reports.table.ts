import type { PlanLanguage } from '../time/languages/time-words.ts';

/** How a language reports that something is done; patterns in lower case, without accents. */
export interface ReportWords {
  /** Small words before a report: 'ok', 'yes'. */
  start: string;
  /** Before the name of a task at the beginning of a report; 'the one about' too. */
  article: string;
  /**
   * Reports, with `#` for the task or the pronoun, `~` for the verbs of all acts, `%` for their participles after 'is', and
   * `@` for any number of `adverbs`.
   */
  reports: readonly string[];
  /** 'Already', 'by the way', 'this morning'. */
  adverbs: string;
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
    start: 'ok|hey|so|yes|good news|fyi|btw|by the way|finally|done',
    article: '(?:the one (?:about|for|with|of) (?:the )?|the )?',
    reports: [
      "i(?:'m| am) (?:all )?(?:done|finished|through) with #@",
      "#(?: (?:is|are|has been|have been|was|were|got)|'s|'re)@ (?:done|finished|completed|sorted|arranged|taken care of|%)@",
      "(?:i|we)(?:'ve| have)?@ (?:did|done|finished|completed|sorted|arranged|~) (?:the |my |our |an? |some )?#@",
      // Without 'I' only before an article, as 'read' and 'cut' may be orders.
      '(?:finally |just |already )?(?:(?!read )(?:finished|completed|~)) (?:the|my|our) #@',
      '(?:mark|tick off|check off) (?:the |my )?# as (?:paid|sent|bought|ordered|returned|handled|sorted|solved)',
    ],
    adverbs:
      'already|just|now|just now|also|too|finally|at last|by the way|btw|today|this (?:morning|afternoon|evening)|last night|yesterday|earlier|in the meantime|all',
    pronouns: 'that one|this one|that|this|it',
    bare: 'already (?:did|done)(?: (?:that|it))?(?: one)?|done (?:that|it)(?: one)?(?: already)?',
    noTask:
      'what|which|who|whose|when|where|why|how|if|once|until|after|before|that|because|not|no|never|none|all|tell|remind|write|say|need|want|make|let|show|list|ask|tasks|to-?dos|reminders|goals|events',
  },
  nl: {
    start: 'ok|oke|ja|he|trouwens|zo|klaar',
    article: '(?:die (?:van|over|met|voor) (?:de |het )?|de |het )?',
    reports: [
      '# (?:is|zijn|heb ik|hebben we)@(?: (?:naar|in|bij|op|aan)(?: \\S{1,30}){1,3}?)? (?:(?<= al )klaar|gedaan|geregeld|afgerond|~)@',
      '(?:ik heb|we hebben|wij hebben)@ (?:de |het |mijn |een |onze )?#@ (?:gedaan|geregeld|afgerond|~)@',
    ],
    adverbs:
      'al|ook|nu|net|zojuist|eindelijk|inmiddels|intussen|alvast|trouwens|vandaag|vanochtend|vanmorgen|vanmiddag|gisteren|vorige week|gelukkig|dus',
    pronouns: 'dat|die|deze|dit|het',
    bare: '(?:al|reeds) gedaan',
    noTask:
      'wat|welke|wie|wanneer|waar|waarom|hoe|als|dat|zodra|niet|geen|nooit|alle|zeg|herinner|schrijf|taken|herinneringen|doelen|afspraken',
  },
  de: {
    start: 'ok|ja|so|ubrigens|endlich|fertig',
    article: '(?:(?:der|die|das) (?:mit|von|fur|uber) (?:dem |der |den |die )?|der |die |das )?',
    reports: [
      '# (?:ist|sind|hab ich|habe ich|haben wir)@(?: (?:ins?|zu[mr]?|nach|beim?|aufs?|an)(?: \\S{1,30}){1,3}?)? (?:erledigt|gemacht|geschafft|~)@',
      '(?:(?:ich )?habe?|wir haben)@ (?:den |die |das |dem |der |ein(?:e|en)? |mein(?:e|en)? )?#@ (?:erledigt|gemacht|geschafft|~)@',
    ],
    adverbs:
      'schon|bereits|auch|jetzt|nun|gerade|eben|gerade eben|endlich|inzwischen|mittlerweile|ubrigens|heute(?: morgen| fruh)?|gestern|vorhin|also',
    pronouns: 'das|dies|es|der|die|diese|dieser',
    bare: '(?:schon|bereits) (?:erledigt|gemacht)',
    noTask:
      'was|welche[rs]?|wer|wann|wo|warum|wenn|ob|dass|sobald|nicht|kein\\w*|nie|sag|erinnere?|schreibe?|aufgaben|erinnerungen|ziele|termine',
  },
  fr: {
    start: 'ok|oui|alors|au fait|enfin|ca y est',
    article: "(?:(?:celle|celui|ceux|celles) (?:du |de la |de l'|des |de |pour (?:le |la |l')?)|le |la |les |l')?",
    reports: [
      "#,? (?:c'est|est|sont|a ete|ont ete)@ (?:faite?s?|regle(?:e|es|s)?|termine(?:e|es|s)?|fini(?:e|es|s)?|(?:%)(?:e|es|s)?)@",
      "(?:j'ai|on a|nous avons)@ (?:fait|regle|termine|fini|~) (?:le |la |les |l'|un |une |des |mon |ma |mes |notre |au |a la |a l')?#@",
    ],
    adverbs:
      "deja|bien|enfin|aussi|maintenant|entre-temps|entretemps|au fait|d'ailleurs|aujourd'hui|hier|ce matin|cet apres-midi|tout a l'heure",
    pronouns: 'ca|cela|celle-ci|celle-la|celui-ci|celui-la',
    bare: "c'est (?:deja )?(?:fait|regle|termine)|je l'ai (?:deja )?(?:faite?|regle|termine)|deja fait",
    noTask:
      'que|quoi|quels?|quelles?|qui|quand|pourquoi|comment|si|pas|ne|jamais|tous|toutes|dis|rappelle|ecris|taches|rappels|objectifs',
  },
  es: {
    start: 'ok|si|pues|por cierto|por fin|listo',
    article: '(?:(?:la|el) (?:del?|de la|sobre) |el |la |los |las |lo del? )?',
    reports: [
      '#@ (?:esta|estan|ha sido|han sido|fue|fueron|queda|quedo)@ (?:hech[oa]s?|list[oa]s?|terminad[oa]s?|acabad[oa]s?|%)@',
      '(?:ya (?:he |hemos )?|he |hemos )(?:hice|hecho|terminado|termine|~) (?:a |al |el |la |los |las |mi |mis |un |una |unos )*#@',
    ],
    adverbs: 'ya|tambien|ahora|por fin|por cierto|hoy|ayer|esta (?:manana|tarde)|anoche|finalmente',
    pronouns: 'eso|ese|esa|esto|este|esta',
    bare: 'ya l[oa] (?:hice|he hecho)|ya esta hech[oa]',
    noTask:
      'cual|cuales|quien|cuando|donde|como|nunca|todas?|todos|dime|recuerda\\w*|escribe|tareas|recordatorios|metas|no|que|si',
  },
  it: {
    start: 'ok|si|allora|a proposito|finalmente|fatto',
    article: "(?:quell[oa] d(?:el|ella|ell'|i) ?|il |lo |la |i |gli |le |l')?",
    reports: [
      '# (?:e|sono|e stat[oa]|sono stat[ie])@ (?:fatt[oaie]|finit[oaie]|a posto|%)@',
      "(?:ho|abbiamo)@ (?:fatto|finito|~) (?:il |lo |la |i |gli |le |l'|un |uno |una |un'|al |all')?#@",
    ],
    adverbs: 'gia|appena|anche|ora|adesso|finalmente|intanto|a proposito|oggi|ieri|stamattina|stasera',
    pronouns: 'questo|questa|quello|quella|cio',
    bare: "l'ho (?:gia )?fatt[oa]|gia fatto",
    noTask: 'che|quali?|chi|quando|dove|perche|come|se|non|mai|tutt[ei]|dimmi|ricorda\\w*|scrivi|promemoria|obiettivi',
  },
  pt: {
    start: 'ok|sim|entao|alias|finalmente|feito',
    article: '(?:[oa] d[oa] |o |a |os |as )?',
    reports: [
      '#@ (?:esta|estao|foi|foram|fica|ficou)@ (?:feit[oa]s?|terminad[oa]s?|concluid[oa]s?|%)@',
      '(?:eu )?(?:ja )?(?:fiz|acabei|terminei|~) (?:ao |a |o |os |as |um |uma |para o |para a )?#@',
    ],
    adverbs: 'ja|tambem|agora|finalmente|entretanto|alias|hoje|ontem|esta (?:manha|tarde)|hoje de manha',
    pronouns: 'isso|isto|esse|essa|este|esta',
    bare: 'ja (?:[oa] )?fiz(?: isso)?|ja esta feit[oa]',
    noTask: 'quais|quem|onde|nao|diz|lembra\\w*|escreve|tarefas|lembretes',
  },
};
