import type { ReadLanguage } from './question-language.ts';

/** How a language moves a plan that was just shown by a length of time; patterns in lower case, without accents. */
export interface ShiftWords {
  /** 'Make it', 'move that', before a length with a direction; may be left out. */
  order: string;
  /** Orders whose verb has the direction: 'push it back', 'bring it forward'. */
  toLater: string;
  toEarlier: string;
  /** Between the order and the length: 'by', 'um'. */
  by: string;
  later: string;
  earlier: string;
  polite: string;
}

export const SHIFT_WORDS: Readonly<Record<ReadLanguage, ShiftWords>> = {
  en: {
    order: '(?:make|move|shift|change|put|set|do|have) (?:it|that|this|that one)(?: to)?|rather|better',
    toLater: '(?:push|move|put|shift|delay|postpone) (?:it|that|this) (?:back|out)|(?:delay|postpone) (?:it|that|this)',
    toEarlier: '(?:bring|move|pull|push) (?:it|that|this) forward',
    by: 'by',
    later: 'later',
    earlier: 'earlier|sooner',
    polite: "please|pls|(?:can|could) (?:you|we|i)|shall we|let'?s|then|instead|ok|actually|and|thanks",
  },
  nl: {
    order:
      '(?:zet|maak|doe|schuif|verzet|verplaats|verschuif) (?:het|hem|die|dat|deze|m)(?: er)?(?: maar| toch| even)*|(?:het|hem|dat)|liever|toch',
    toLater: '(?:schuif|verschuif|zet) (?:het|hem|die|dat)(?: maar| even)* (?:op|uit)|stel (?:het|hem|dat) uit',
    toEarlier: '(?:haal|vervroeg) (?:het|hem|die|dat)(?: maar| even)*(?: naar voren)?',
    by: 'met',
    later: 'later|op|naar achteren|verder',
    earlier: 'eerder|vroeger|naar voren',
    polite: 'graag|alsjeblieft|aub|(?:kun|wil) je|(?:kunnen|zullen) we|ok|oke|toch|maar|dan|en|zetten|maken',
  },
  de: {
    order:
      '(?:mach|mache|setz|setze|leg|lege|verschieb|verschiebe|verleg|verlege|schieb|schiebe) (?:es|ihn|sie|das|den|die)(?: bitte| doch| mal| ruhig| lieber)*|(?:es|ihn|das)|lieber|doch',
    toLater: '(?!)',
    toEarlier: '(?:zieh|ziehe) (?:es|ihn|sie|das) vor',
    by: 'um|auf',
    later: 'spater|nach hinten|weiter',
    earlier: 'fruher|nach vorne?|vorher|vor',
    polite:
      'bitte|kannst du|konntest du|(?:konnen|konnten|wollen) wir|ok|doch|dann|und|danke|lieber|machen|legen|setzen',
  },
  fr: {
    order: '(?:mets|deplace|fais|decale|passe)(?:-l[ea]| ca| cela)|plutot',
    toLater: '(?:decale|repousse|retarde|recule|reporte)(?:-l[ea]| ca| cela)',
    toEarlier: '(?:avance|anticipe)(?:-l[ea]| ca| cela)',
    by: "d'|de |a ",
    later: 'plus tard|apres',
    earlier: 'plus tot|avant',
    polite: "s'il te plait|stp|svp|tu peux|peux-tu|on peut|peut-on|ok|plutot|et|alors|merci",
  },
  es: {
    order: '(?:ponl|muevel|pasal|cambial|hazl|dejal)[oa](?: mejor)?|mejor',
    toLater: '(?:retrasal|atrasal|aplazal|posponl)[oa]',
    toEarlier: '(?:adelantal)[oa]',
    by: 'en',
    later: 'mas tarde|despues',
    earlier: 'antes|mas temprano|mas pronto',
    polite: 'por favor|puedes|podemos|ok|mejor|y|entonces|gracias',
  },
  it: {
    order: '(?:mettil|spostal|fal|facciamol)[oa]|meglio',
    toLater: '(?:posticipal|rimandal|rinvial|ritardal)[oa]',
    toEarlier: '(?:anticipal)[oa]',
    by: 'di|a',
    later: 'piu tardi|dopo|in avanti',
    earlier: 'prima|piu presto',
    polite: 'per favore|puoi|possiamo|ok|meglio|e|allora|grazie',
  },
  pt: {
    order: '(?:poe|mete|muda|passa|coloca|marca)(?:-[oa]| isso| para)*|melhor',
    toLater: '(?:adia|atrasa|empurra)(?:-[oa]| isso)?',
    toEarlier: '(?:antecipa|adianta)(?:-[oa]| isso)?',
    by: 'em|para|por',
    later: 'mais tarde|depois|a frente',
    earlier: 'mais cedo|antes',
    polite: 'por favor|podes|pode|podemos|ok|melhor|e|entao|obrigad[oa]',
  },
};
