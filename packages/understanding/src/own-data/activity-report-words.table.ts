import type { Language } from '../text/language.ts';

/** How a person says in a language what they have done; without accents, as regular expressions. */
export interface ActivityReportWords {
  language: Language;
  /** Words before the report: 'this morning'. */
  when: string;
  /** 'I ran'. In Dutch and German `did` is the beginning, which may be absent, and `done` ends the sentence. */
  did: string;
  done?: string;
  /** Words of a habit, which is not a report: 'every day'. */
  habit: string;
}

export const ACTIVITY_REPORT_WORDS: readonly ActivityReportWords[] = [
  {
    language: 'en',
    when: 'today|yesterday|this (?:morning|afternoon|evening)|last night|on \\w+day',
    did: "(?:i (?:just |also )?(?:ran|jogged|walked|hiked|cycled|biked|rode|swam|rowed|read|wrote|learn(?:ed|t)|memori[sz]ed|practi[sc]ed)|i(?:'ve| have) (?:just |also |already )?(?:run|jogged|walked|hiked|cycled|biked|ridden|swum|rowed|read|written|learn(?:ed|t)|memori[sz]ed|practi[sc]ed)|(?:just )?(?:ran|jogged|swam|cycled|learn(?:ed|t)))",
    habit: 'every|each|usually|always|often|a (?:day|week|month)|per|never',
  },
  {
    language: 'nl',
    when: 'vandaag|gisteren|vanmorgen|vanochtend|vanmiddag|vanavond|net',
    did: '(?:ik (?:heb|ben)|(?:heb|ben)(?: ik)?)',
    done: '(?:hard)?gelopen|gerend|gewandeld|gefietst|gezwommen|geroeid|gelezen|geschreven|geleerd|geoefend',
    habit: 'elke?|iedere?|altijd|meestal|vaak|per|nooit',
  },
  {
    language: 'de',
    when: 'heute(?: (?:fruh|morgen|mittag|nachmittag|abend))?|gestern(?: (?:fruh|morgen|mittag|nachmittag|abend))?|gerade|eben',
    did: '(?:ich (?:habe?|bin)|(?:habe?|bin)(?: ich)?)',
    done: 'gelaufen|gejoggt|gerannt|gewandert|geradelt|geschwommen|gerudert|gelesen|geschrieben|gelernt|geubt',
    habit: 'jede[nrs]?|immer|meistens|oft|pro|nie',
  },
  {
    language: 'fr',
    when: "aujourd'hui|hier(?: (?:matin|soir))?|ce (?:matin|midi|soir)|cet apres-midi",
    did: "j'ai (?:deja )?(?:couru|marche|pedale|nage|rame|lu|ecrit|appris|memorise)",
    habit: 'chaque|tous les|toutes les|toujours|souvent|par|jamais',
  },
  {
    language: 'es',
    when: 'hoy|ayer|anoche|esta (?:manana|tarde|noche)',
    did: '(?:yo )?(?:(?:ya )?he (?:corrido|caminado|andado|pedaleado|nadado|remado|leido|escrito|aprendido|memorizado)|corri|camine|pedalee|nade|lei|escribi|aprendi|memorice)',
    habit: 'cada|todos los|todas las|siempre|por|nunca',
  },
  {
    language: 'pt',
    when: 'hoje|ontem|esta (?:manha|tarde|noite)',
    did: '(?:eu )?(?:ja )?(?:corri|caminhei|andei|pedalei|nadei|remei|li|escrevi|aprendi|memorizei)',
    habit: 'cada|tod[oa]s?|sempre|por|nunca',
  },
  {
    language: 'it',
    when: 'oggi|ieri(?: sera| mattina)?|stamattina|stamani|stasera|questa mattina',
    did: '(?:io )?ho (?:gia )?(?:corso|camminato|pedalato|nuotato|remato|letto|scritto|imparato|memorizzato)',
    habit: 'ogni|tutti i|tutte le|sempre|di solito|al|mai',
  },
];
