import type { PlanLanguage } from './time-words.ts';

/** Words of repetitions that have the same form in every language; each is a pattern source without capturing groups. */
export interface SeriesWords {
  /** 'Every day except Sunday'. */
  except: string;
  /** 'At the weekend', as what is left out. */
  weekend: string;
  /** 'Working day' of 'the first working day of the month'. */
  workday: string;
  /** What a number of times counts: 'ten lessons'. */
  sessions: string;
  /** Before the number of those that are left: 'ancora sette lezioni'. */
  more: string;
  /** The end and the beginning of a month, which repeat beside 'every month' or 'always'. */
  monthEnd: string;
  monthStart: string;
  /** 'Always', 'each time': marks that the end of the month means every month. */
  always: string;
  /** Parts of several days: 'five evenings'. */
  dayParts: Readonly<Record<'day' | 'night' | 'evening' | 'morning', string>>;
  /** Between two numbers of a step: 'de 8 em 8 horas'. */
  step: readonly [before: string, between: string] | null;
}

/** 'A week', after a number of times. */
export const A_WEEK =
  'per week|in de week|pro woche|die woche|in der woche|wöchentlich|par semaine|la semaine|por semana|a la semana|alla settimana|a settimana|per settimana|na semana';

export const SERIES_WORDS: Readonly<Record<PlanLanguage, SeriesWords>> = {
  de: {
    more: 'noch',
    except: 'außer|ausser|ausgenommen|bis auf|mit ausnahme von',
    weekend: '(?:am |an )?wochenenden?',
    workday: 'werktag|arbeitstag|wochentag',
    sessions: 'mal|termine?n?|einheiten|sitzungen|lektionen|doppelstunden|treffen|kursabende|abende|male',
    monthEnd:
      '(?:am |zum )?monatsende|(?:am |zum )?monatsletzten|(?:am |zum )?ende (?:jeden|jedes|des|eines jeden) monats',
    monthStart:
      '(?:am |zum )?monatsanfang|(?:am |zum )?monatsersten|(?:am |zum )?anfang (?:jeden|jedes|des|eines jeden) monats',
    always: 'immer|jeweils|stets|jeden monat|monatlich',
    dayParts: { day: 'tage?n?', night: 'nächten?', evening: 'abenden?|abende', morning: 'morgen|vormittage' },
    step: null,
  },
  nl: {
    more: 'nog',
    except: 'behalve|uitgezonderd|met uitzondering van|maar niet',
    weekend: '(?:in )?(?:het )?weekend|weekenden',
    workday: 'werkdag',
    sessions: 'keer|sessies|lessen|afspraken|bijeenkomsten|avonden|behandelingen',
    monthEnd:
      '(?:aan |op |tegen )?(?:het )?einde? van (?:elke|iedere|de) maand|(?:op |met )?maandeinde|(?:elke|iedere) maandeinde',
    monthStart: '(?:aan |in )?(?:het )?begin van (?:elke|iedere|de) maand',
    always: 'altijd|steeds|telkens|elke maand|iedere maand|maandelijks',
    dayParts: { day: 'dagen', night: 'nachten', evening: 'avonden', morning: 'ochtenden' },
    step: null,
  },
  fr: {
    more: 'encore|(?:il )?(?:me|nous|lui) reste(?: encore)?',
    except: "sauf|excepté|hormis|à part|à l[’']exception d[ue]",
    weekend: '(?:les? )?week-?ends?',
    workday: 'jour (?:ouvré|ouvrable|de travail)',
    sessions: 'séances?|fois|leçons|cours|rendez-vous|rencontres|sessions',
    monthEnd: '(?:à la |en |chaque )?fin (?:de chaque|du|de) mois',
    monthStart: '(?:au |en |chaque )?début (?:de chaque|du|de) mois',
    always: 'toujours|chaque mois|tous les mois|à chaque fois|mensuellement',
    dayParts: { day: 'jours', night: 'nuits', evening: 'soirs|soirées', morning: 'matins|matinées' },
    step: null,
  },
  es: {
    more: 'todavía|aún|otr[oa]s|(?:me |nos |le )?quedan',
    except: 'menos|excepto|salvo|a excepción de',
    weekend: '(?:los )?fines de semana|(?:el )?fin de semana',
    workday: 'día (?:hábil|laborable|laboral)',
    sessions: 'sesiones|clases|veces|citas|lecciones|encuentros',
    monthEnd: '(?:a |al )?(?:final|finales|fin) (?:de cada|del|de) mes',
    monthStart: '(?:a |al )?(?:principios?|comienzos?|inicios?) (?:de cada|del|de) mes',
    always: 'siempre|cada mes|todos los meses|mensualmente',
    dayParts: { day: 'días', night: 'noches', evening: 'tardes', morning: 'mañanas' },
    step: null,
  },
  it: {
    more: 'ancora|altr[ei]|(?:mi |ci )?restano|(?:mi |ci )?mancano',
    except: 'tranne|eccetto|escluso|esclusa|salvo|meno|a parte|ad eccezione d[ie]l?(?:la)?',
    weekend: '(?:il |i |nel )?(?:fine settimana|week-?end)',
    workday: 'giorno (?:lavorativo|feriale)',
    sessions: 'sedute|lezioni|volte|incontri|appuntamenti|sessioni',
    monthEnd: '(?:a |alla |per )?fine (?:di ogni |del )?mese',
    monthStart: "(?:a |all['’])?inizio (?:di ogni |del )?mese",
    always: 'sempre|ogni mese|tutti i mesi|mensilmente|ogni volta',
    dayParts: { day: 'giorni', night: 'notti', evening: 'sere|serate', morning: 'mattine' },
    step: null,
  },
  pt: {
    more: 'ainda|mais|outr[ao]s|(?:me )?faltam|restam',
    except: 'exceto|excepto|menos|salvo|fora|tirando|com exceção d[eoa]s?',
    weekend: '(?:aos? |os? )?(?:fins|fim) de semana',
    workday: 'dia útil',
    sessions: 'sessões|aulas|vezes|consultas|encontros|lições',
    monthEnd: '(?:no |ao |a )?(?:final|fim) (?:de cada|de todo|do|de) mês',
    monthStart: '(?:no |ao )?(?:início|começo|princípio) (?:de cada|de todo|do|de) mês',
    always: 'sempre|todo mês|todos os meses|cada mês|mensalmente',
    dayParts: { day: 'dias', night: 'noites', evening: 'tardes', morning: 'manhãs' },
    step: ['de', 'em'],
  },
};
