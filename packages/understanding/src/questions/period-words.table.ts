import type { PlanLanguage } from '../time/languages/time-words.ts';

/** Words for periods and tenses in one language, without accents, beside those of the plans. */
export interface PeriodWords {
  /** 'Since', 'until', 'before', 'after', 'between', and 'and' between two periods. */
  since: string;
  until: string;
  before: string;
  after: string;
  between: string;
  and: string;
  /** 'The last', 'the next', before a number of days, weeks or months. */
  last: string;
  next: string;
  days: string;
  weeks: string;
  months: string;
  years: string;
  yesterday: string;
  /** 'Two weeks ago', with `#` for the number and the unit. */
  ago: string;
  /** A preposition before a month, and between a month and its year. */
  month: string;
  of: string;
  /** Whether a message is about the past. */
  past: string;
  /** The first word of a question that is answered by yes or no. */
  yesOrNo: string;
}

export const PERIOD_WORDS: Readonly<Record<PlanLanguage, PeriodWords>> = {
  nl: {
    since: 'sinds|vanaf',
    until: '(?:van nu |vanaf nu )?tot(?: en met| aan)?|voor',
    before: 'voor',
    after: 'na',
    between: 'tussen|van',
    and: 'en|tot',
    last: '(?:de )?(?:afgelopen|laatste|voorbije)',
    next: '(?:de )?(?:komende|volgende)',
    days: 'dagen',
    weeks: 'weken',
    months: 'maanden',
    years: 'jaar|jaren',
    yesterday: 'gisteren',
    ago: '# geleden',
    month: 'in|van|uit|over|voor',
    of: 'van',
    past: 'had|hadden|was|waren|gehad|afgelopen|gedaan',
    yesOrNo: 'heb|had|hebben|zijn er|is er|hadden',
  },
  de: {
    since: 'seit',
    until: '(?:von jetzt |von heute |ab jetzt )?bis(?: zum| zur| einschliesslich)?',
    before: 'vor(?: dem)?',
    after: 'nach(?: dem)?',
    between: 'zwischen|von',
    and: 'und|bis',
    last: '(?:in )?(?:den |die |der )?(?:letzten|vergangenen)',
    next: '(?:in )?(?:den |die |der )?(?:nachsten|kommenden)',
    days: 'tagen?',
    weeks: 'wochen',
    months: 'monaten?',
    years: 'jahren?',
    yesterday: 'gestern',
    ago: 'vor #',
    month: 'im|in|vom|von|aus|fur',
    of: '',
    past: 'hatte|hatten|gehabt|war|waren|letzten',
    yesOrNo: 'habe?|hatte|gibt es|haben|hatten|sind',
  },
  fr: {
    since: 'depuis',
    until: "(?:d'ici(?: a| au)?|jusqu'a(?:u)?|d'aujourd'hui a|de maintenant a)",
    before: 'avant',
    after: 'apres',
    between: 'entre|de',
    and: 'et|a',
    last: '(?:ces |les |au cours des |dans les )?(?:derniers?|dernieres)',
    next: '(?:les |ces |dans les )?(?:prochains?|prochaines)',
    days: 'jours',
    weeks: 'semaines',
    months: 'mois',
    years: 'ans|annees',
    yesterday: 'hier',
    ago: 'il y a #',
    month: "en|au mois d(?:e |')|de|d'|du mois d(?:e |')|pour",
    of: 'de',
    past: "avais|etait|ai eu|ai-je eu|j'ai eu|passee?",
    yesOrNo: "ai-je|est-ce qu(?:e|'?)|j'? ?ai|y a-t-il|avons|il y a|a-t-on",
  },
  es: {
    since: 'desde',
    until: '(?:de aqui (?:a|al|hasta)|desde (?:hoy|ahora) hasta|de hoy a|hasta)(?: el)?',
    before: 'antes del?',
    after: 'despues del?',
    between: 'entre|de',
    and: 'y|a',
    last: '(?:en )?(?:los |las )?(?:ultim[oa]s|pasad[oa]s)',
    next: '(?:en )?(?:los |las )?(?:proxim[oa]s|siguientes)',
    days: 'dias',
    weeks: 'semanas',
    months: 'meses',
    years: 'anos',
    yesterday: 'ayer',
    ago: 'hace #',
    month: 'en|de|del|durante|para',
    of: 'de|del',
    past: 'tuve|tenia|hubo|pasad[oa]|hice',
    yesOrNo: 'he|tengo|hay|hemos|tuve|alguna vez',
  },
  it: {
    since: 'da|dal|dallo scorso',
    until: '(?:da (?:qui|ora|oggi|adesso) (?:a|fino a|al)|fino a(?:l|lla)?|entro)',
    before: 'prima d(?:i|el|ella)',
    after: 'dopo',
    between: 'tra|fra|da',
    and: 'e|a',
    last: '(?:negli |nelle |gli |le )?(?:ultim[ie]|scors[ie])',
    next: '(?:nei |nelle |i |le )?prossim[ie]',
    days: 'giorni',
    weeks: 'settimane',
    months: 'mesi',
    years: 'anni',
    yesterday: 'ieri',
    ago: '# fa',
    month: 'in|a|ad|di|nel|nel mese di|del|per',
    of: 'del|di',
    past: 'avuto|avuta|avute|avevo|scors[oa]|fatto',
    yesOrNo: "ho|ci sono|abbiamo|c'? ?e|avevo",
  },
  pt: {
    since: 'desde',
    until: '(?:daqui (?:a|ate|ao)|de (?:hoy|hoje|agora) (?:a|ate)|ate)(?: a| ao| o)?',
    before: 'antes d[eoa]',
    after: 'depois d[eoa]',
    between: 'entre|de',
    and: 'e|a',
    last: '(?:n?[oa]s )?ultim[oa]s',
    next: '(?:n?[oa]s )?proxim[oa]s',
    days: 'dias',
    weeks: 'semanas',
    months: 'meses',
    years: 'anos',
    yesterday: 'ontem',
    ago: 'ha #|# atras',
    month: 'em|de|no mes de|durante|para',
    of: 'de',
    past: 'tive|tinha|houve|passad[oa]|fiz',
    yesOrNo: 'tenho|ja|ha|tive|falei|alguma vez|existem',
  },
};
