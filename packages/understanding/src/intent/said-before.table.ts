/** Words of questions about what an assistant or the person and the assistant said, decided or advised, by language. */
interface SaidBefore {
  /** The question word, which stands first or after one of `leads`. */
  asks: string;
  leads: string;
  /** 'You advised', 'we had decided': the subject and the verb, in the past. */
  said: string;
  /** 'Advised', with another subject: only an assistant's name makes it a question about the archive. */
  saidBy: string;
  /** 'Bakers recommend': in the present, about people in general. */
  generally: string;
}

/** Patterns for lower case without accents, with straight apostrophes. */
export const SAID_BEFORE: readonly SaidBefore[] = [
  {
    asks: 'what|which|who',
    leads: 'in the end|so|and|hey|ok',
    said: '(?:had|did|have) (?:we|you) (?:\\w+ )?(?:sa(?:y|id)|decided?|advised?|recommend(?:ed)?|suggest(?:ed)?|settled?|picked|chosen?)',
    saidBy: '(?:recommend(?:ed)?|advised?|suggest(?:ed)?|told|tell|said|say|mention(?:ed)?|propos(?:ed)?|came up with)',
    generally:
      '(?:do|does|would) (?!(?:you|i|we)\\b)(?:\\S+ ){1,4}?(?:recommend|advise|suggest|say|propose|prefer|decide)',
  },
  {
    asks: 'wat|welke?|wie|hoeveel',
    leads: 'uiteindelijk|en|nou|zeg|he|hoi|ok',
    said: '(?:raadde|adviseerde|tipte|noemde|zei|suggereerde|vertelde) (?:je|jij)|stelde (?:je|jij) .{0,60}voor|(?:had(?:den)?|heb(?:ben)?) (?:je|jij|we|wij) .{0,60}(?:aangeraden|geadviseerd|getipt|genoemd|voorgesteld|gezegd|besloten|gekozen|gesuggereerd)',
    saidBy:
      '(?:raadde|adviseerde|tipte|noemde|zei|suggereerde|vertelde|aangeraden|geadviseerd|getipt|voorgesteld|gesuggereerd)',
    generally: '(?:raden|adviseren|raadt|adviseert|suggereren) (?!we|wij|ik|je|jij)',
  },
  {
    asks: 'was|welche[rsnm]?|wen|wozu|wie ?viele?',
    leads: 'am ende|letztendlich|und|also|sag mal|hey|ok',
    said: '(?:hast|hattest) (?:du .{0,80}|mir du .{0,80}|du mir .{0,80})(?:empfohlen|geraten|vorgeschlagen|gesagt|genannt|erwahnt)|(?:haben|hatten) wir .{0,80}(?:beschlossen|entschieden|ausgesucht|festgelegt|geeinigt|besprochen)|(?:empfahlst|rietst) du',
    saidBy: '(?:empfohlen|geraten|vorgeschlagen|gesagt|genannt|empfahl|riet|nannte)',
    generally: '(?:empfehlen|raten|empfiehlt) (?!wir|ich|du)',
  },
  {
    asks: "quel(?:le)?s?|qu'est-ce qu[e']|que|qui|c'etait quoi",
    leads: 'au final|finalement|et|alors|bon|dis|ok',
    said: "(?:tu|vous) (?:m'|nous )?(?:avais|as|aviez|avez) (?:deja )?(?:conseille|recommande|suggere|propose|dit|indique)e?s?|m'?(?:as|avais)-tu (?:conseille|recommande|suggere|propose|dit)e?s?|(?:on|nous) (?:avait|avions|a|avons) (?:deja )?(?:decide|choisi|convenu|retenu|dit)e?s?",
    saidBy: "(?:m'|nous |me )?(?:a|as|avait|avais) (?:\\S+ )?(?:conseille|recommande|suggere|propose|dit|indique)e?s?",
    generally: '(?:conseillent|recommandent|suggerent) ',
  },
  {
    asks: 'que|cual(?:es)?|quien|cuanto',
    leads: 'al final|entonces|y|oye|ok',
    said: '(?:recomendaste|aconsejaste|sugeriste|propusiste|dijiste)|(?:has|habias) (?:recomendado|aconsejado|sugerido|propuesto|dicho)|habiamos (?:decidido|elegido|dicho|acordado|quedado)|decidimos|elegimos|acordamos',
    saidBy: '(?:recomendo|aconsejo|sugirio|propuso|dijo|recomendado|aconsejado|sugerido)',
    generally: '(?:recomiendan|aconsejan|sugieren|recomienda|aconseja) ',
  },
  {
    asks: 'che cosa|cosa|che|qual[ei]?|chi|quanto',
    leads: 'alla fine|allora|e|ma|senti|ok',
    said: '(?:hai|avevi) (?:\\S+ )?(?:consigliato|raccomandato|suggerito|proposto|detto)|(?:avevamo|abbiamo) (?:\\S+ )?(?:deciso|scelto|stabilito|concordato|detto)|eravamo rimasti',
    saidBy: '(?:consigliato|consigliava|raccomandato|suggerito|proposto|detto)',
    generally: '(?:consigliano|raccomandano|suggeriscono) ',
  },
  {
    asks: 'o que|que|qual|quais|quem|quanto',
    leads: 'no fim|afinal|no final|e|entao|ok',
    said: '(?:recomendaste|aconselhaste|sugeriste|propuseste|disseste)|voce (?:me )?(?:recomendou|aconselhou|sugeriu|propos|disse|indicou)|tinhamos (?:decidido|escolhido|dito|acordado)|(?:a gente|nos) (?:tinha )?(?:decidiu|decidido|escolheu)|decidimos|escolhemos',
    saidBy: '(?:recomendou|aconselhou|sugeriu|propos|disse|indicou)',
    generally: '(?:recomendam|aconselham|sugerem|recomenda|aconselha)(?: |$)',
  },
];

/** Words of such questions that do not name their subject. */
export const SAID_WORDS =
  'uiteindelijk|besloten|gekozen|hadden|hebben|hatten|hattest|beschlossen|entschieden|ausgesucht|welche[rsnm]?|avait|avions|avais|decide|choisi|finalement|quelle?|habiamos|habias|decidido|elegido|decidimos|elegimos|recomendaste|aconsejaste|dijiste|avevamo|avevi|abbiamo|deciso|scelto|quella?|tinhamos|escolhido|escolhemos|sugeriste|aconselhaste|disseste|vorige|vorigen|letzten|maand|monat|mois|dernier|mes|pasado|mese|scorso|passado|fine|ende|final';
