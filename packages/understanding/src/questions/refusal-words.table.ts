import type { PlanLanguage } from '../time/languages/time-words.ts';

/** Words of messages that the person's data does not answer; patterns in lower case, without accents. */
export interface RefusalWords {
  /** 'Not', 'without', 'except': their question would otherwise be answered the other way round. */
  negations: string;
  /** Negations with a meaning of their own: tasks that are open or have no date. */
  knownNegations: string;
  /** Other people, the world, the assistant itself. */
  others: string;
  /** Beginnings of questions for knowledge: 'what is a goal', 'how does Claude work'. */
  knowledge: string;
  /** Beginnings of a message that says something; without a question mark it asks nothing. */
  statement: string;
  best: string;
  /** Periods that are not read rightly: hours, weeks of a month. */
  unreadPeriod: string;
  /** Holidays, also as part of a longer word. */
  holidays: string;
  /** A range of two periods. */
  range: string;
}

export const REFUSAL_WORDS: Readonly<Record<PlanLanguage | 'en', RefusalWords>> = {
  en: {
    negations:
      "\\b(?:not|never|without|except|excluding|no|(?:ca|could|did|does|do|is|are|was|were|have|has|had|would|wo)nt)\\b|n't\\b",
    knownNegations:
      'not (?:yet )?(?:been )?(?:done|finished|completed|reached|achieved)(?: yet)?|(?:no|without(?: an?| any)?) (?:(?:due )?dates?|deadlines?|times?)',
    others: "people|persons?|everyone|everybody|somebody|who|users|humans|your|are you|you are|you're",
    knowledge:
      '\\bwhat (?:is|are) an? |\\bhow (?:does|do (?!i|we|my)|is .* made)|\\bwhat does\\b|\\b(?:is|are) \\S+ (?:down|open|free|better|good)\\b|\\bdifference between\\b|\\b(?:models?|sources?) (?:do|did) you\\b|\\bdo you have (?:an? |any )?(?:sources?|goals?|models?)\\b',
    statement:
      "i(?:'m|'ve|'ll)? (?!wonder|was wondering|want to|would like|need to (?:know|see))|it |he |she |they |we |these |those are|this |here |that |(?:my|the) (?:\\S+ ){1,3}(?:is|are|was|were) |\\S+ is (?:done|finished)|you have \\d|\\d+ |[a-z ]{1,20}: |as |asked |your |sent |ask |one more |next question|done$|finished$",
    best: 'best|worst',
    unreadPeriod:
      '\\b(?:last|past|previous) \\S+ hours?\\b|\\blast week of\\b|\\b(?:first|second|third|fourth) week\\b',
    holidays: 'christmas|easter|halloween|thanksgiving|new year',
    range: '\\bbetween\\b|\\bfrom\\b.*\\b(?:to|until|till)\\b',
  },
  nl: {
    negations: '\\b(?:niet|geen|nooit|zonder|behalve)\\b',
    knownNegations: 'nog niet (?:klaar|gedaan|afgerond|af)|(?:zonder|geen) (?:datum|deadline)',
    others: 'mensen|iedereen',
    knowledge: '\\bwat (?:is|zijn) een |\\bverschil tussen\\b|\\bwat betekent\\b',
    statement: 'ik |het is |(?:het|die) \\S+ is |klaar$',
    best: 'beste|slechtste',
    unreadPeriod: '\\b(?:laatste|afgelopen) \\S+ (?:uur|uren)\\b|\\b(?:eerste|tweede) week\\b',
    holidays: 'kerst\\p{L}*|pasen',
    range: '\\btussen\\b|\\bvan\\b.*\\btot\\b',
  },
  de: {
    negations: '\\b(?:nicht|kein\\p{L}*|niemals|ohne|au(?:ß|ss)er)\\b',
    knownNegations: 'noch nicht (?:erledigt|fertig)|ohne (?:datum|termin|frist)',
    others: 'leute|menschen',
    knowledge: '\\bwas (?:ist|sind) eine?[nrms]? |\\bunterschied zwischen\\b|\\bwas bedeutet\\b',
    statement: 'ich |es ist |mein\\S* \\S+ (?:ist|sind) |(?:die|der|das) \\S+ ist |fertig$',
    best: 'beste[nrs]?|schlechteste[nrs]?',
    unreadPeriod: '\\bletzten \\S+ stunden\\b|\\b(?:erste|zweite) woche\\b',
    holidays: 'weihnacht\\p{L}*|ostern',
    range: '\\bzwischen\\b|\\bvon\\b.*\\bbis\\b',
  },
  fr: {
    negations: '\\b(?:pas|jamais|sans|sauf)\\b',
    knownNegations: 'pas encore|sans (?:date|echeance)',
    others: 'gens|personnes',
    knowledge: '\\b(?:que|qu) est une? |\\bdifference entre\\b|\\bque signifie\\b',
    statement: "je |j'|c'est |il |elle |(?:le|la) \\S+ est ",
    best: 'meilleure?s?|pires?',
    unreadPeriod: '\\bdernieres? \\S+ heures\\b|\\b(?:premiere|deuxieme) semaine\\b',
    holidays: 'noel|paques',
    range: '\\bentre\\b',
  },
  es: {
    negations: '\\b(?:no|nunca|sin|salvo|excepto)\\b',
    knownNegations: 'sin (?:fecha|plazo)|aun no|todavia no',
    others: 'gente|personas',
    knowledge: '\\bque es (?:una?|uno) |\\bdiferencia entre\\b|\\bque significa\\b',
    statement: 'estoy |he |tengo |(?:el|la) \\S+ esta |terminado$',
    best: 'mejor(?:es)?|peor(?:es)?',
    unreadPeriod: '\\bultim[ao]s \\S+ horas\\b|\\b(?:primera|segunda) semana\\b',
    holidays: 'navidad|pascua',
    range: '\\bentre\\b',
  },
  it: {
    negations: '\\b(?:non|senza|tranne)\\b',
    knownNegations: 'senza (?:data|scadenza)|non ancora',
    others: 'persone',
    knowledge: '\\b(?:che|cosa) e (?:una?|uno) |\\bdifferenza tra\\b|\\bche significa\\b',
    statement: 'ho |sono |(?:il|la|le) \\S+ e ',
    best: 'migliori?|peggiori?',
    unreadPeriod: '\\bultime \\S+ ore\\b|\\b(?:prima|seconda) settimana\\b',
    holidays: 'natale|pasqua',
    range: '\\b(?:tra|fra)\\b|\\bda\\b.*\\ba\\b',
  },
  pt: {
    negations: '\\b(?:nao|nunca|sem|exceto)\\b',
    knownNegations: 'sem (?:data|prazo)|ainda nao',
    others: 'pessoas',
    knowledge: '\\b(?:o )?que e (?:um|uma) |\\bdiferenca entre\\b|\\bque significa\\b',
    statement: 'estou |tenho |[oa] \\S+ esta ',
    best: 'melhor(?:es)?|pior(?:es)?',
    unreadPeriod: '\\bultim[ao]s \\S+ horas\\b|\\b(?:primeira|segunda) semana\\b',
    holidays: 'natal|pascoa',
    range: '\\bentre\\b',
  },
};
