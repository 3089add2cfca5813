import type { Meaning, QuestionRow } from './question-row.ts';

/** The words of questions about conversations in one language: patterns for lower case without accents. */
interface ArchiveWords {
  chat: string;
  /** 'Mine', 'the', before a conversation. */
  mine: string;
  all: string;
  about: string;
  /** 'What was'. */
  whatWas: string;
  first: string;
  last: string;
  /** A conversation or a question whose day is asked for. */
  asked: string;
  lastTime: string;
  /** 'I talked', between 'the last time that' and the subject. */
  talked: string;
  find: string;
  findEnd: string;
  search: string;
  archive: string;
  searchFor: string;
  /** 'In which conversation', and the verb before what it was about. */
  inWhich: string;
  cameUp: string;
  /** 'What was that … again'. */
  again: string;
  number: string;
  month: string;
  most: string;
  topic: string;
}

const MONTHS =
  '(?:januar|februar|marz|maerz|april|mai|juni|juli|august|september|oktober|november|dezember|januari|februari|maart|mei|augustus|december|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro)';
const PERIOD = `(?=.*(?:${MONTHS}|(?:19|20)\\d\\d|woche|monat|jahr|week|maand|jaar|gisteren|gestern|semaine|mois|annee|\\ban\\b|hier|semana|mes\\b|ano|ayer|settimana|mese|anno|ieri|ontem))`;

const WORDS: readonly ArchiveWords[] = [
  {
    chat: '(?:chats?|gesprek(?:ken)?|conversaties?)',
    mine: '(?:mijn|mn|de|het|ons|onze|dat|die)',
    all: '(?:al|alle)',
    about: '(?:over)',
    whatWas: '(?:wat was|wat is|welk was)',
    first: '(?:aller)?(?:eerste|oudste)',
    last: '(?:aller)?(?:laatste|nieuwste|meest recente)',
    asked: '(?:vraag|gesprek|chat|bericht)',
    lastTime: '(?:de )?laatste keer',
    talked: '(?:dat )?(?:ik|we) (?:het )?(?:had |vroeg |sprak |praatte )?',
    find: '(?:zoek|haal|vind|diep|toon|open|pak)(?: me| mij| eens| even| er)*',
    findEnd: '(?: op| erbij| tevoorschijn| terug)?',
    search: '(?:doorzoek|zoek(?: even)?(?: in)?)',
    archive: '(?:archief|geschiedenis|gesprekken|chats)',
    searchFor: '(?:op|naar|voor)',
    inWhich: 'in (?:welk|welke)',
    cameUp: '(?:ging het over|had ik het over|kwam|stond|noemde ik)',
    again: '(?:hoe (?:ging|was)|wat was) (?:dat|die)',
    number: 'aantal',
    month: 'maand',
    most: 'meest',
    topic: '(?:meest (?:voorkomende|besproken)|vaakste) (?:onderwerp|thema)',
  },
  {
    chat: '(?:chats?|gesprache?|unterhaltung(?:en)?|konversation(?:en)?)',
    mine: '(?:mein|meine|meiner|meinen|die|das|der|unser|unsere)',
    all: '(?:alle)',
    about: '(?:uber|zu|zum|zur|wegen)',
    whatWas: '(?:was war|was ist|welches war|wie war)',
    first: '(?:aller)?(?:erste[rns]?|alteste[rns]?)',
    last: '(?:aller)?(?:letzte[rns]?|neueste[rns]?|jungste[rns]?)',
    asked: '(?:frage|gesprach|chat|unterhaltung)',
    lastTime: '(?:das )?letzte mal,?',
    talked: '(?:dass |wo )?(?:ich|wir)(?: was| etwas)? ',
    find: '(?:hol|such|find|zeig|kram|grab|offne)e?(?: mir| mal| bitte)*',
    findEnd: '(?: raus| hervor| her| vor| auf)?',
    search: '(?:durchsuche?|suche?(?: mal)?(?: in)?)',
    archive: '(?:archiv|verlauf|gesprache|chats)',
    searchFor: '(?:nach|auf)',
    inWhich: 'in welche[rm]',
    cameUp: '(?:ging es um|gings um|kam|stand|war|erwahnte ich)',
    again: '(?:wie (?:war|ging)|was war) (?:nochmal |noch mal )?(?:das|die|der)',
    number: '(?:die )?anzahl|wie ?viele?',
    month: 'monat',
    most: 'meisten',
    topic: '(?:haufigstes|haufigste|meistbesprochenes) (?:thema|gesprachsthema)',
  },
  {
    chat: '(?:chats?|conversations?|discussions?|echanges?|fils?)',
    mine: "(?:mon|ma|mes|la|le|les|l'|nos|notre|cette|ce)",
    all: '(?:tous|toutes)',
    about: "(?:sur le|sur la|sur les|sur l'|sur|a propos de|au sujet de|concernant)",
    whatWas: "(?:c'etait quoi|quelle (?:etait|est|a ete)|quel (?:etait|est)|a quand remonte)",
    first: '(?:toute )?(?:premiere?|plus (?:vieille|vieux|ancienne?))',
    last: '(?:toute )?(?:derniere?|plus recente?)',
    asked: '(?:question|conversation|discussion|demande)',
    lastTime: '(?:la )?derniere fois',
    talked: "(?:que |qu')(?:j'ai|on a|nous avons) (?:parle|demande|discute) (?:de la |de l'|du |des |de |d')",
    find: '(?:ressors|retrouve|trouve|cherche|montre|sors|ouvre)(?:[- ]moi)?',
    findEnd: '',
    search: '(?:fouille|cherche|recherche)(?:[- ]moi)?(?: dans)?',
    archive: '(?:archives?|historique|conversations|discussions)',
    searchFor: '(?:pour|sur|a propos de|:)?',
    inWhich: 'dans (?:quelle?|quelles?)',
    cameUp:
      "(?:j'ai mentionne|j'ai parle (?:de|du|des)|on parlait (?:de|du|des)|il etait question (?:de|du)|apparait|se trouve)",
    again: "c'etait (?:quoi|comment) (?:deja )?(?:la|le|ce|cette)",
    number: '(?:le )?nombre de',
    month: 'mois',
    most: 'plus',
    topic: '(?:sujet|theme) (?:de discussion )?(?:le plus (?:frequent|courant|aborde)|prefere)',
  },
  {
    chat: '(?:chats?|conversacion(?:es)?|charlas?|hilos?)',
    mine: '(?:mi|mis|la|el|las|los|nuestra|nuestras|esa|ese)',
    all: '(?:todas|todos)',
    about: '(?:sobre el|sobre la|sobre los|sobre las|sobre|acerca de|del|de la|de los|de)',
    whatWas: '(?:cual (?:fue|es|era)|que fue)',
    first: '(?:primer[ao]?|mas antigu[ao])',
    last: '(?:ultim[ao]|mas reciente)',
    asked: '(?:pregunta|conversacion|charla|chat)',
    lastTime: '(?:la )?ultima vez',
    talked: 'que (?:hable|hablamos|pregunte|mencione) (?:de|del|sobre|por) (?:la |el )?',
    find: '(?:ensena|saca|busca|encuentra|recupera|abre|trae|rescata|muestra)(?:me)?',
    findEnd: '',
    search: '(?:busca|rastrea|mira)(?:me)?(?: en)?',
    archive: '(?:archivo|historial|conversaciones|chats)',
    searchFor: '(?:por|sobre|lo de|:)?',
    inWhich: 'en que',
    cameUp: '(?:salia|salio|aparecia|mencione|hable de|hablaba de|estaba)',
    again: '(?:como (?:era|iba)|cual era) (?:aquell?[ao]|ese|esa|el|la)',
    number: '(?:el )?numero (?:total )?de',
    month: 'mes',
    most: 'mas',
    topic: 'tema (?:de conversacion )?(?:mas (?:frecuente|habitual|comun)|favorito)',
  },
  {
    chat: '(?:chat|conversazion[ei]|discussion[ei])',
    mine: "(?:mia|mio|mie|miei|la|il|le|i|l'|nostra|nostre|quella)",
    all: '(?:tutte|tutti)',
    about: "(?:sulla|sulle|sul|sui|sugli|sull'|su|riguardo a|circa)",
    whatWas: "(?:qual e(?: stata)?|quale era|qual era|com'era)",
    first: '(?:prim[ao]|piu vecchi[ao])',
    last: '(?:ultim[ao]|piu recente)',
    asked: '(?:domanda|conversazione|chat|discussione)',
    lastTime: "(?:l')?ultima volta",
    talked: "che (?:ho|abbiamo) (?:parlato|chiesto|discusso) (?:di|del|della|dello|dell') ?",
    find: '(?:tira(?:mi)? fuori|trova(?:mi)?|cerca(?:mi)?|ripesca(?:mi)?|apri(?:mi)?|recupera(?:mi)?|mostra(?:mi)?|fammi (?:ri)?vedere)',
    findEnd: '',
    search: '(?:cerca|fruga|guarda)(?:mi)?(?: nel| nella| nelle| in)?',
    archive: '(?:archivio|cronologia|conversazioni|chat)',
    searchFor: '(?:per|su|:)?',
    inWhich: 'in (?:quale|che)',
    cameUp: "(?:parlavo (?:di|del|della)|si parlava (?:di|del)|c'era|compariva|ho citato)",
    again: "(?:com'era|qual era) (?:quella|quel|il|la)",
    number: '(?:il )?numero (?:totale )?di',
    month: 'mese',
    most: 'piu',
    topic: '(?:argomento|tema) (?:piu (?:frequente|comune|discusso)|preferito)',
  },
  {
    chat: '(?:chats?|conversas?)',
    mine: '(?:minha|minhas|meu|meus|a|as|o|os|nossa|nossas|aquela)',
    all: '(?:todas|todos)',
    about: '(?:sobre a|sobre o|sobre as|sobre os|sobre|acerca d[eoa]|da|do|de)',
    whatWas: '(?:qual (?:foi|e|era)|como foi)',
    first: '(?:primeir[ao]|mais antig[ao])',
    last: '(?:ultim[ao]|mais recente)',
    asked: '(?:pergunta|conversa|chat)',
    lastTime: '(?:a )?ultima vez',
    talked: 'que (?:eu )?(?:falei|falamos|perguntei|mencionei) (?:de|do|da|sobre|por) (?:o |a )?',
    find: '(?:vai buscar|va buscar|procura|encontra|acha|abre|recupera|mostra|puxa|deixa-me (?:re)?ver)(?:-me)?',
    findEnd: '',
    search: '(?:procura|pesquisa|busca|vasculha)(?:-me)?(?: no| na| nas| em)?',
    archive: '(?:arquivo|historico|conversas|chats)',
    searchFor: '(?:por|sobre|:)?',
    inWhich: 'em que',
    cameUp: '(?:falei de|falava de|aparecia|mencionei|estava|apareceu)',
    again: '(?:como era|qual era) (?:aquel[ae]|o|a|ess[ae])',
    number: '(?:o )?numero (?:total )?de',
    month: 'mes',
    most: 'mais',
    topic: '(?:tema|assunto) (?:mais (?:frequente|comum|falado)|preferido)',
  },
];

const rowsOf = (words: ArchiveWords): QuestionRow[] => {
  const { chat, mine, all, about, whatWas, first, last, asked, lastTime, talked, find, findEnd } = words;
  const { search, archive, searchFor, inWhich, cameUp, again, number, month, most, topic } = words;
  const owned = `(?:${mine} ?){0,3}`;
  const row = (meaning: Meaning, source: string): QuestionRow => [meaning, new RegExp(`^(?:${source})$`)];
  // 'La conversación más antigua': the adjective after the noun.
  const chatWith = (which: string): string => `${owned}(?:${which} (?:${asked}|${chat})|(?:${asked}|${chat}) ${which})`;
  return [
    row('firstChat', `(?:${whatWas} )?${chatWith(first)}`),
    row('lastChat', `(?:${whatWas} )?${chatWith(last)}`),
    row('first', `(?:${whatWas} )?${chatWith(first)} ${about} (.+)`),
    row('last', `(?:${whatWas} )?${chatWith(last)} ${about} (.+)`),
    row('last', `${lastTime} ${talked}(?:${about} )?(.+)`),
    row('list', `${all} ${owned}${chat} ${about} (.+)`),
    row(
      'listPeriod',
      `(?:${all} )?${owned}${chat} (?:van|uit|vom|von|aus|im|in|de|du|del|di|dello?|dell'|a|em|do|da)\\b ?${PERIOD}.{3,30}`,
    ),
    row('find', `${search} ${owned}${archive}(?: (?:${searchFor}))? (.+)`),
    row('find', `${find} ${owned}${chat} ${about} (.+?)${findEnd}`),
    row('find', `${inWhich} ${chat} ${cameUp} (.+)`),
    row('said', `${again} (.{4,60}?)(?: again)?`),
    row('total', `(?:${number}) (?:der |meiner |mijn |mes |mis |mie |minhas )*${chat}(?: ${PERIOD}.{3,40})?`),
    row(
      'busiestMonth',
      `(?:in |en |em )?(?:welche[rm]?|welke|quel|que|che|quale|qual) ${month}\\b.{0,40}\\b${most}\\b.{0,30}`,
    ),
    row('topics', `(?:${whatWas} |wat is |was ist |quel est |cual es |qual e |qual o )?${owned}${topic}`),
  ];
};

/** Questions about conversations in six languages, by one set of forms. */
export const archiveQuestions: readonly QuestionRow[] = [
  ...WORDS.flatMap(rowsOf),
  [
    'total',
    new RegExp(
      `^(?:quantas vezes|cuantas veces|quante volte|combien de fois|wie oft|hoe vaak) (?:ja |ya |gia )?(?:falei|conversei|hable|he hablado|chatee|ho parlato|ho chattato|j'ai (?:parle|discute|chatte)|(?:habe?|hab) ich|heb ik)(?: (?:gechattet|geredet|gesprochen|geschrieben|gechat|gepraat))?(?: ${PERIOD}.{3,24}?)?(?: (?:gechattet|geredet|gesprochen|geschrieben|gechat|gepraat))?$`,
    ),
  ],
  // How big a category is: 'hoe groot is de categorie Werk inmiddels'
  [
    'countIn',
    /^(?:hoe (?:groot|vol) is|hoeveel (?:zit|staat|zitten|staan) (?:er )?in|wie (?:gro(?:ss|ß)|voll) ist|wie ?viele? (?:ist|liegt|steckt|sind) in|quelle est la taille de|de quelle taille est|elle fait quelle taille,?|combien (?:il )?y a-t-il (?:de choses )?dans|(?:como de|que tan) grande es|que tamano tiene(?: ya)?|cuanto hay en|quanto (?:e|e diventata) grande|che dimensioni ha|quanto c'e (?:in|nella)|qual (?:e )?(?:o )?tamanho (?:da|tem a)|(?:quao|que) grande (?:e|esta)|quanto ha na) (?:(?:mijn|m'n|de|die|meine[r]?|der|la|ma|mi|mia|a|minha|nella|na) )*(?:categorie|kategorie|categoria|map|ordner|carpeta|cartella|pasta|dossier) (?!(?:der|des|von|de|du|des|van|di|do|da|del)\s)(\S{2,30}(?: (?!inmiddels|nu|al|inzwischen|jetzt|geworden|mittlerweile|maintenant|ya|ahora|ormai|adesso|agora|ja)\S+)?)(?: (?:inmiddels|nu|al|intussen|inzwischen|jetzt|geworden|mittlerweile|maintenant|ya|ahora|ormai|adesso|agora|ja|hoje))*$/,
  ],
  [
    'countIn',
    /^(?:cuantos|cuantas|quantas|quantos|quante|quanti|combien de|wie ?viele|hoeveel) (?:chats?|conversaciones|conversas|conversazioni|conversations|discussions|gesprache|gesprekken) (?:hay|tengo|ha|tenho|ci sono|ho|il y a|y a-t-il|j'ai|gibt es|liegen|sind|stehen|zijn er|staan er|zitten er|estan|existem) (?:en|na|no|em|nella|in|dans|sous|unter|onder|bajo) (?:la |der |de |a |o )?(?:categorie|kategorie|categoria|map|ordner|carpeta|cartella|pasta) (.{2,40})$/,
  ],
  [
    'said',
    /^(?:che )?cosa (?:ci )?(?:eravamo|siamo|avevamo|abbiamo) (?:detti|detto|discusso) (?:su|sul|sulla|sui|sulle|sull'|di|del|della) ?(.+)$|^que (?:nos )?(?:dijimos|habiamos dicho|comentamos) (?:de|del|sobre) (?:la |el )?(.+)$|^o que (?:e que )?(?:nos )?(?:dissemos|tinhamos dito|combinamos) (?:sobre|de|do|da) (?:o |a )?(.+)$|^was hatten wir (?:uns )?(?:zu|zum|zur|uber) (?:de[mrn] |die |das )?(.+?) (?:gesagt|besprochen|uberlegt)$|^wat hadden we (?:gezegd|besproken|bedacht) (?:over|voor) (?:de |het )?(.+)$/,
  ],
  ['last', /^wann ging(?:s| es) zuletzt (?:um|uber) (?:den |die |das |dem |der )?(.+)$/],
  ['count', /^wie oft ging(?:s| es) (?:ums|um|uber) (?:den |die |das )?(.+)$/],
  [
    'said',
    /^(?:hab|habe|hatte|haben|hatten) (?:ich|wir) (?:schon ?mal|schon|je|jemals|mal) (?:mal )?(?:was|etwas|irgendwas) (?:zu|zum|zur|uber|nach|wegen) (?:mein\w* |de[mrn] |das )?(.+?) (?:gefragt|gesagt|geschrieben)$/,
  ],
  [
    'listPeriod',
    /^(?:worum|woruber|um was) (?:gings|ging es|habe? ich|haben wir|redete ich) (?=im |in |letzt).{3,40}$/,
  ],
  [
    'topics',
    /^(?:de que|di che|sobre que|uber welches|over welk) (?:tema|argomento|assunto|thema|onderwerp) (?:hablo|parlo|falo|rede ich|praat ik) (?:mas|di piu|mais|am meisten|het meest)$/,
  ],
  [
    'topics',
    /^(?:di|su) (?:che )?cosa (?:chiedo|parlo|domando) (?:piu spesso|di piu|maggiormente)$|^sobre que pregunto (?:mas|mas a menudo)$|^sur quoi (?:je pose|est-ce que je pose) le plus (?:de questions|souvent des questions)$|^(?:wonach|woruber) (?:frage?|rede|spreche) ich am (?:meisten|haufigsten|oftesten)$|^waar (?:vraag|praat) ik het (?:vaakst|meest) (?:naar|over)$|^sobre o que (?:e que )?(?:pergunto|falo) mais$/,
  ],
  [
    'trend',
    /^(?:frage?|rede|spreche) ich (?:ofter|mehr|haufiger) (?:nach|uber|von) (.+?) als .+$|^(?:vraag|praat) ik (?:vaker|meer) (?:naar|over) (.+?) dan .+$|^(?:je parle|est-ce que je parle|je demande) plus (?:souvent )?(?:de|du|des|sur) (.+?) qu'avant$|^(?:hablo|pregunto) mas (?:de|sobre|por) (.+?) que antes$|^(?:parlo|chiedo) piu (?:spesso )?(?:di|del|della) (.+?) (?:di|rispetto a) prima$|^(?:falo|pergunto) mais (?:de|sobre|por) (.+?) (?:do )?que antes$/,
  ],
];
