import type { QuestionRow } from './question-row.ts';

/** How a language asks for a summary of earlier conversations: lower case, without accents. */
interface SummaryWords {
  /** The verb, with the words between it and what it is about. */
  summarise: string;
  /** The second part of a separable verb, at the end. */
  end: string;
  /** The verb at the end of a request: 'kannst du … zusammenfassen'. */
  infinitive: string;
  /** 'A summary of'. */
  summaryOf: string;
  chat: string;
  mine: string;
  about: string;
  /** 'What we', 'what we said'. */
  whatWe: string;
  /** 'Said', if it stands after the subject. */
  said: string;
  /** The current conversation, as a pronoun. */
  it: string;
}

const WORDS: readonly SummaryWords[] = [
  {
    summarise: 'vat(?: (?:me|mij|even|eens|kort|alsjeblieft|nog))*',
    end: ' samen',
    infinitive: '(?:kun|kan|wil|zou) (?:je|u)(?: (?:me|mij|even|eens|kort|alsjeblieft))*|graag',
    summaryOf: '(?:(?:geef|maak|ik wil)(?: me| mij)? )?(?:een |de )?(?:korte )?samenvatting van',
    chat: '(?:chats?|gesprek(?:ken)?|conversaties?)',
    mine: '(?:mijn|de|het|ons|onze|dat|die|alle|al)',
    about: '(?:over|rond|van)(?: (?:de|het|mijn|onze?|een))?',
    whatWe: 'wat (?:we|ik|wij)(?: (?:hebben|heb|hadden|had|allemaal|toen|zeiden|zei|bespraken))*',
    said: '(?:zeiden|zei|bespraken|vroeg|gezegd|besproken|gevraagd|geschreven|hebben|hadden|heb|had)',
    it: '(?:het|dit|dat|dit even|het even|alles)',
  },
  {
    summarise: '(?:fasse?|fasst)(?: (?:mir|mal|bitte|kurz|nochmal|noch mal))*',
    end: ' zusammen',
    infinitive: '(?:kannst|konntest|wurdest) du(?: (?:mir|mal|bitte|kurz))*|bitte',
    summaryOf:
      '(?:(?:gib|mach|schreib|ich brauche|ich mochte)(?: mir)? )?(?:eine |die )?(?:kurze )?zusammenfassung (?:von|uber|aus)?',
    chat: '(?:chats?|gesprach(?:e|s)?|unterhaltung(?:en)?|konversation(?:en)?)',
    mine: '(?:meine?[mnrs]?|unsere?[mnrs]?|die|das|den|des|der|dem|alle)',
    about: '(?:uber|zu|zum|zur|von|vom|wegen)(?: (?:die|das|den|der|dem|meine?[mnrs]?|unsere?[mnrs]?|eine?[mnrs]?))?',
    whatWe: 'was (?:wir|ich)(?: (?:haben|habe|hatten|hatte|alles|damals|so))*',
    said: '(?:gesagt|besprochen|geschrieben|gefragt|geredet|gesprochen|diskutiert|sagten|besprachen|haben|hatten|habe|hatte)',
    it: '(?:es|das|dies|das hier|alles|das alles)',
  },
  {
    summarise: '(?:resume[rz]?|recapitule[rz]?)(?:[- ]moi)?(?: (?:brievement|vite))?',
    end: '',
    infinitive: '(?:peux-tu|tu peux|pourrais-tu|tu pourrais)(?: me)? (?:resumer|recapituler)',
    summaryOf: '(?:(?:fais|donne)(?:[- ]moi)? )?(?:un |le )?(?:bref |petit )?(?:resume|recap|recapitulatif) d[eu]s?',
    chat: '(?:chats?|conversations?|discussions?|echanges?)',
    mine: "(?:mon|ma|mes|la|le|les|l'|nos|notre|cette|toutes)",
    about: "(?:sur|a propos de|au sujet de|concernant|avec|de|du|des|d')(?: ?(?:la|le|les|l'|mon|ma|mes|notre|nos))?",
    whatWe:
      "ce qu(?:e |')(?:on|nous|j')(?: ?(?:s'|s'est|a|avons|avait|avions|ai|est|etait|deja))* ?(?:dit|discute|ecrit|decide|parle|demande)(?: ensemble)?",
    said: '',
    it: '(?:ca|cela|tout|tout ca)',
  },
  {
    summarise: '(?:resume|resumir|resumeme|recapitula)',
    end: '',
    infinitive: '(?:me )?(?:puedes|podrias) (?:resumir|recapitular)(?:me)?',
    summaryOf: '(?:(?:haz|da|dame|hazme|quiero)(?:me)? )?(?:un |el )?(?:breve )?resumen de(?:l)?',
    chat: '(?:chats?|conversacion(?:es)?|charlas?)',
    mine: '(?:mi|mis|la|el|las|los|nuestra|nuestras|esa|todas)',
    about: '(?:sobre|acerca de|de|del|con)(?: (?:la|el|las|los|mi|mis|nuestr[ao]s?))?',
    whatWe:
      'lo que (?:ya )?(?:nos )?(?:hemos |habiamos |he )?(?:dijimos|dicho|hablamos|hablado|comentamos|comentado|discutimos|discutido|escribi|pregunte|vimos)',
    said: '',
    it: '(?:esto|eso|lo|todo|todo esto)',
  },
  {
    summarise: '(?:riassumi|riassumimi|riassumere|ricapitola|riepiloga)(?: (?:brevemente|per favore))?',
    end: '',
    infinitive: '(?:mi )?(?:puoi|potresti) (?:riassumer|ricapitolar|riepilogar)(?:e|mi)',
    summaryOf: '(?:(?:fammi|dammi|fai|mi fai) )?(?:un |il )?(?:breve )?(?:riassunto|riepilogo) d(?:i|el|ella|elle)',
    chat: '(?:chat|conversazion[ei]|discussion[ei])',
    mine: "(?:mia|mio|mie|miei|la|il|le|i|l'|nostra|nostre|quella|tutte)",
    about:
      "(?:riguardo a|su|sul|sulla|sui|sulle|sugli|sull'|di|del|della|dei|delle|dell')(?: ?(?:la|il|le|i|l'|mia|mio|mie|miei|nostr[aeio]))*",
    whatWe:
      '(?:quello|cio|quanto|tutto quello)(?: che)? (?:ci )?(?:abbiamo|siamo|avevamo|eravamo|ho) (?:gia )?(?:detto|detti|discusso|parlato|scritto|deciso|chiesto)',
    said: '',
    it: '(?:questo|tutto|lo)',
  },
  {
    summarise: '(?:resum[ae]|resumir|recapitul[ae])(?:-me| me)?',
    end: '',
    infinitive: '(?:voce )?(?:podes|pode|podias|poderia)(?: me)? (?:resumir|recapitular)(?:-me)?',
    summaryOf: '(?:(?:faz|da|faca|quero)(?:-me| me)? )?(?:um |o )?(?:breve )?resumo d[aeo]s?',
    chat: '(?:chats?|conversas?)',
    mine: '(?:minha|minhas|meu|meus|a|as|o|os|nossa|nossas|aquela|essa|todas)',
    about: '(?:sobre|acerca d[eao]|de|do|da|dos|das)(?: (?:o|a|os|as|meu|minha|nossa|nosso))*',
    whatWe:
      '(?:o|aquilo|tudo o) que (?:ja )?(?:nos |eu |a gente )?(?:tinhamos |temos )?(?:dissemos|dito|falamos|falado|conversamos|discutimos|discutido|escrevi|perguntei|combinamos|falou)',
    said: '',
    it: '(?:isto|isso|tudo|tudo isto)',
  },
];

const POLITE = '(?: (?:bitte|mal|kurz|even|alsjeblieft))*';

const rowsOf = (words: SummaryWords): QuestionRow[] => {
  const { summarise, end, infinitive, summaryOf, chat, mine, about, whatWe, said, it } = words;
  const isFinal = end !== '';
  const chats = `(?:${mine} ?){0,2}${chat} ${about}(?: |(?<=')) ?(.+?)`;
  const asked = `(?:${infinitive})`;
  // 'Was wir über den Garten gesagt haben', 'wat we gezegd hebben over de tuin'.
  const whatWasSaid = isFinal
    ? [`${whatWe} ${about} (.+?)(?: ${said})+`, `${whatWe}(?: ${said})* ${about} (.+?)`]
    : [`${whatWe} ${about}(?: |(?<=')) ?(.+?)`];
  const objects = [chats, ...whatWasSaid];
  return [
    ...objects.flatMap((object): QuestionRow[] => [
      ['summaryOf', new RegExp(`^${summarise} ${object}${end}$`)],
      ['summaryOf', new RegExp(`^${asked} ${object}${isFinal ? ' (?:samenvatten|zusammenfassen)' : ''}$`)],
      ['summaryOf', new RegExp(`^${summaryOf} ?${object}$`)],
    ]),
    // 'Fasse zusammen, was wir über den Garten gesagt haben': the verb is complete before what it is about.
    ...(isFinal
      ? whatWasSaid.map((object): QuestionRow => ['summaryOf', new RegExp(`^${summarise}${end},? ${object}$`)])
      : []),
    [
      'summary',
      new RegExp(
        `^(?:${summarise} ${it}${POLITE}${end}|${asked} ${it}${POLITE}${isFinal ? ' (?:samenvatten|zusammenfassen)' : ''})$`,
      ),
    ],
  ];
};

/** Orders to summarise the conversations about a subject, or the current one, in six languages. */
export const summaryOrders: readonly QuestionRow[] = WORDS.flatMap(rowsOf);
