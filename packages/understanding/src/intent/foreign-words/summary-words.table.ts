/** How a language asks for a summary of earlier conversations: patterns in lower case, without accents. */
export interface SummaryWords {
  /** Words before the order or before 'a summary of': 'kannst du mir', 'I would like'. */
  request: string;
  /** The order that comes before what it is about: 'fasse (mir kurz)'. */
  order: string;
  /** The verb that comes after what it is about ('zusammenfassen'), and the second part of a separable order. */
  lastVerb?: { verb: string; orderEnd: string };
  /** 'A summary of'. */
  summaryOf: string;
  /** The verb after what a summary is made of: 'eine Zusammenfassung … geben'. */
  summaryEnd?: string;
  conversation: string;
  /** Words before 'conversation': 'our last'. */
  which: string;
  about: string;
  /** 'With', before the name of a person or one noun. */
  with: string;
  /** 'What we', 'what we said'. */
  whatWe: string;
  /** Verbs at the end of 'what we …': 'gesagt haben'. Absent where the verb comes first. */
  said?: string;
  /** The current conversation, as a pronoun. */
  it: string;
}

export const SUMMARY_WORDS: readonly SummaryWords[] = [
  {
    request:
      'kun|kunt|kan|wil|wilt|zou|zouden|je|jij|u|me|mij|even|eens|kort|graag|ik|willen|hebben|alsjeblieft|alstublieft|nog|een|de|korte|geef|maak|schrijf|stuur',
    order: '(?:vat|resumeer)(?: (?:u|me|mij|even|eens|kort|alsjeblieft|nog))*',
    lastVerb: { verb: 'samen ?vatten|samen te vatten|resumeren', orderEnd: '(?: samen)?' },
    summaryOf: 'samenvatting van|samenvatting over',
    summaryEnd: 'maken|geven|schrijven|sturen',
    conversation: '(?:chats?|gesprek(?:ken)?|conversaties?)',
    which: 'mijn|de|het|ons|onze|dat|die|alle|al|laatste|vorige|vorig|eerdere',
    about: '(?:over|rond|van)(?: (?:de|het|mijn|onze?|een))?',
    with: 'met(?: (?:de|het|mijn|onze?|een))?',
    whatWe: 'wat (?:we|ik|wij)(?: (?:hebben|heb|hadden|had|allemaal|toen|zeiden|zei|bespraken))*',
    said: '(?:zeiden|zei|bespraken|vroeg|gezegd|besproken|gevraagd|geschreven|hebben|hadden|heb|had)',
    it: '(?:het|dit|dat|dit even|het even|alles)',
  },
  {
    request:
      'kannst|konntest|wurdest|konnen|konnten|wurden|du|sie|mir|uns|mal|bitte|kurz|nochmal|noch|ich|hatte|mochte|brauche|will|gerne?|eine?|die|kurze|gib|gebt|geben|mach|machen|schreib|schick',
    order: '(?:fasse?|fasst|fassen)(?: (?:sie|mir|uns|mal|bitte|kurz|nochmal|noch mal))*',
    lastVerb: { verb: 'zusammen ?fassen|zusammenzufassen', orderEnd: ' zusammen' },
    summaryOf: 'zusammenfassung(?: (?:von|uber|aus|zu))?',
    summaryEnd: 'machen|geben|schreiben|schicken|erstellen',
    conversation: '(?:chats?|gesprach(?:e[ns]?|s)?|unterhaltung(?:en)?|konversation(?:en)?)',
    which: 'meine?[mnrs]?|unsere?[mnrs]?|die|das|den|des|der|dem|alle[rn]?|letzte[mnrs]?|vorige[mnrs]?|fruhere[mnrs]?',
    about:
      '(?:uber|zu|zum thema|zum|zur|von|vom|wegen)(?: (?:die|das|den|der|dem|meine?[mnrs]?|unsere?[mnrs]?|eine?[mnrs]?))?',
    with: 'mit(?: (?:der|dem|den|meine[mrn]?|unsere[mrn]?|eine[mrn]?))?',
    whatWe: 'was (?:wir|ich)(?: (?:haben|habe|hatten|hatte|alles|damals|so))*',
    said: '(?:gesagt|besprochen|geschrieben|gefragt|geredet|gesprochen|diskutiert|sagten|besprachen|haben|hatten|habe|hatte)',
    it: '(?:es|das|dies|das hier|alles|das alles)',
  },
  {
    request:
      "peux-tu|peux tu|tu peux|pourrais-tu|tu pourrais|pouvez-vous|vous pouvez|pourriez-vous|vous pourriez|est-ce que|me|moi|nous|je|j'aimerais|aimerais|voudrais|veux|avoir|faire|fais|faites|donne|donnez|donner|ecris|ecrire|un|le|bref|petit|court|s'il te plait|s'il vous plait|stp|svp",
    order: '(?:resume[rz]?|recapitule[rz]?)(?:[- ](?:moi|nous))?(?: (?:brievement|vite))?',
    summaryOf: "(?:resume|recap|recapitulatif) d(?:e(?=s? )|u(?= )|es(?= )|')s?",
    conversation: '(?:chats?|conversations?|discussions?|echanges?)',
    which: "mon|ma|mes|la|le|les|l'|nos|notre|cette|toutes|derniere?s?|precedente?s?",
    about: "(?:sur|a propos de|au sujet de|concernant|de|du|des|d')(?: ?(?:la|le|les|l'|mon|ma|mes|notre|nos))?",
    with: "avec(?: (?:la|le|les|mon|ma|mes|notre|nos|un|une))?(?: l')?",
    whatWe:
      "ce qu(?:e |')(?:on|nous|j')(?: ?(?:s'|s'est|a|avons|avait|avions|ai|est|etait|deja))* ?(?:dit|discute|ecrit|decide|parle|demande)(?: ensemble)?",
    it: '(?:ca|cela|tout|tout ca)',
  },
  {
    request:
      'me|nos|puedes|podrias|puede|podria|quiero|quisiera|necesito|haz|hazme|haga|hagame|hacer|hacerme|da|dame|dar|darme|escribe|un|el|breve|por favor',
    order: '(?:resum[ea](?:me)?|resumir(?:me)?|recapitul[ae]|recapitular)',
    summaryOf: 'resumen del?',
    conversation: '(?:chats?|conversacion(?:es)?|charlas?)',
    which: 'mi|mis|la|el|las|los|nuestra|nuestras|nuestro|nuestros|esa|todas|ultim[ao]s?|anterior(?:es)?',
    about: '(?:sobre|acerca de|de|del)(?: (?:la|el|las|los|mi|mis|nuestr[ao]s?))?',
    with: 'con(?: (?:la|el|las|los|mi|mis|nuestr[ao]))?',
    whatWe:
      'lo que (?:ya )?(?:nos )?(?:hemos |habiamos |he )?(?:dijimos|dicho|hablamos|hablado|comentamos|comentado|discutimos|discutido|escribi|pregunte|vimos)',
    it: '(?:esto|eso|lo|todo|todo esto)',
  },
  {
    request:
      'mi|ci|puoi|potresti|puo|potrebbe|vorrei|voglio|serve|fammi|dammi|fai|faccia|fare|farmi|dare|darmi|scrivi|un|il|breve|per favore',
    order:
      '(?:riassumi(?:mi)?|riassum[ae](?:mi)?|riassumer(?:e|mi)|ricapitola(?:re|rmi)?|riepiloga(?:re|rmi)?)(?: (?:brevemente|per favore))?',
    summaryOf: "(?:riassunto|riepilogo) (?:di|del|della|delle|dei|dell')",
    conversation: '(?:chat|conversazion[ei]|discussion[ei])',
    which: "mia|mio|mie|miei|la|il|le|i|l'|nostra|nostre|quella|tutte|ultim[ao]|precedente",
    about:
      "(?:riguardo a|su|sul|sulla|sui|sulle|sugli|sull'|di|del|della|dei|delle|dell')(?: ?(?:la|il|le|i|l'|mia|mio|mie|miei|nostr[aeio]))*",
    with: "con(?: (?:la|il|lo|i|mio|mia|nostr[ao]|un|una))?(?: l')?",
    whatWe:
      '(?:quello|cio|quanto|tutto quello)(?: che)? (?:ci )?(?:abbiamo|siamo|avevamo|eravamo|ho) (?:gia )?(?:detto|detti|discusso|parlato|scritto|deciso|chiesto)',
    it: '(?:questo|tutto|lo)',
  },
  {
    request:
      'voce|o senhor|a senhora|me|podes|pode|podias|poderia|quero|queria|preciso de|faz|faz-me|faca|fazer|fazer-me|da|da-me|dar|escreve|um|o|breve|por favor',
    order: '(?:resum[ae]|resumir|recapitul[ae]|recapitular)(?:-me| me)?',
    summaryOf: 'resumo (?:d[aeo]s?)',
    conversation: '(?:chats?|conversas?)',
    which: 'minha|minhas|meu|meus|a|as|o|os|nossa|nossas|nosso|nossos|aquela|essa|todas|ultim[ao]s?|anterior(?:es)?',
    about: '(?:sobre|acerca d[eao]|de|do|da|dos|das)(?: (?:o|a|os|as|meu|minha|nossa|nosso))*',
    with: 'com(?: (?:o|a|os|as|meu|minha|um|uma))?',
    whatWe:
      '(?:o|aquilo|tudo o) que (?:ja )?(?:nos |eu |a gente )?(?:tinhamos |temos )?(?:dissemos|dito|falamos|falado|conversamos|discutimos|discutido|escrevi|perguntei|combinamos|falou)',
    it: '(?:isto|isso|tudo|tudo isto)',
  },
];
