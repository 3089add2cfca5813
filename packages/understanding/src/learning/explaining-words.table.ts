import type { Language } from '../text/language.ts';

/**
 * The words of one language by which an explained term is recognised, in the question and in the reply. Each field down
 * to `labels` is the source of a pattern that matches between word boundaries.
 */
export interface ExplainingWords {
  /** Asks what something is, what it means or how two things differ. */
  asks: string;
  /** The words around the term in such a question, before and after it. */
  before: string;
  after: string;
  /** Asks for a difference. */
  difference: string;
  /** Joins the two things that differ. */
  and: string;
  articles: string;
  /** Forms of 'to be' between a term and its explanation: 'is', 'are'. */
  is: string;
  /** 'Means' and the like. */
  means: string;
  /** First words of an explanation: the 'a' of 'a technique', the 'when' of 'when people pay'. */
  explanationStart: string;
  /** Words to the reader or about a person: then the sentence is advice. */
  personal: string;
  /** Labels of parts of a reply, which are not terms. */
  labels: string;
  /** The front of a card for a thing, for several things, for a word, and for a difference; `…` is the term. */
  whatIs: string;
  whatAre: string;
  whatMeans: string;
  differenceOf: string;
}

export const EXPLAINING_WORDS: Readonly<Record<Exclude<Language, 'other'>, ExplainingWords>> = {
  en: {
    asks: "what(?:'?s| is| are| was)|what does|what do|means?|meaning|explain|define|definition|differences?|diff|vs|versus|(?:(?:in|with) )?(?:one|two|1|2) (?:line|sentence)s?|in a (?:line|sentence)|mix(?:ing)? up|confus\\p{L}+|understand",
    before:
      "(?:whats|what's|what is|what are|what was|what does|what do|explain(?: to me)?|define|what do you mean by|tell me what|meaning of)(?: exactly| really| actually| now)?",
    after:
      'mean(?:s|ing)?|stand(?:s)? for|in (?:simple|plain|one|two|a|max|1|2|your)\\b.*|to an? .*|like .*|as if .*|for (?:a|an|me|my)\\b.*|really|again|exactly|actually|pls|please|and (?:how|why|what|when|do|is|should|can)\\b.*|everyone .*|i (?:always|keep|never)\\b.*',
    difference: "(?:what(?:'s|s| is) )?(?:the )?(?:differences?|diff)(?: between)?|compare|vs\\.?|versus",
    and: 'and|or|vs\\.?|versus|from|with',
    articles: 'the|an?',
    is: 'is|are|was|were',
    means: 'means?|stands? for|refers? to',
    explanationStart: 'an?|the|one|when|how|what|any|every|everything|something|two|three',
    personal: "i|i'm|you|you'll|you've|you're|your|my|we|he|she|him|her|his|they",
    labels:
      'for|against|pros?|cons?|note|example|examples|tip|tips|step|now|why|how|what|when|who|where|yes|no|if|in short|summary|result|answer|question|option|subject|dear|first|then|finally|cost|price|day|week|total|goal',
    whatIs: 'What is …?',
    whatAre: 'What are …?',
    whatMeans: 'What does … mean?',
    differenceOf: 'What is the difference between … and …?',
  },
  nl: {
    asks: 'wat (?:is|zijn|was|betekent|houdt|doet)|wat .{2,40} (?:is|betekent|inhoudt)|betekent|betekenis|leg .{2,80} uit|uitleg\\p{L}*|definitie|verschil\\p{L}*|(?:1|één|een|twee|2) (?:zin|regel)(?:en|s)?|wat is dat|door elkaar|snap\\p{L}*|begrijp\\p{L}*',
    before:
      '(?:wat (?:is|zijn|was|betekent|betekenen|doet)|leg(?: me| mij)?|uitleg(?: van| over)?|definitie van|betekenis van)(?: nou| nu| eigenlijk| precies)*',
    after:
      'uit|uitleg\\p{L}*(?: .*)?|betekent|inhoudt|wat is dat|is dat|alsof .*|in (?:gewone|simpele|1|één|een|max|twee)\\b.*|aan een .*|voor een .*|nou|precies|eigenlijk|ook alweer|kort|en (?:hoe|waarom|wat|wanneer|moet|kan|mag)\\b.*',
    difference: '(?:wat is )?(?:het |de )?verschil(?:len)?(?: tussen)?|vergelijk|vs\\.?|versus',
    and: 'en|of|vs\\.?|versus|met',
    articles: 'de|het|een',
    is: 'is|zijn|was|waren',
    means: 'betekent|betekenen|staat voor|houdt in',
    explanationStart: 'een|de|het|één|wanneer|als|dat|iets|wat|alles|elke?|twee|drie',
    personal: 'ik|mijn|me|jij|jouw|u|uw|we|wij|hij|haar|hem',
    labels:
      'voor|tegen|voordelen|nadelen|let op|voorbeeld\\p{L}*|tip|tips|stap|nu|waarom|hoe|wat|wanneer|wie|waar|ja|nee|als|kort|samenvatting|resultaat|antwoord|vraag|optie|onderwerp|beste|eerst|daarna|kosten|prijs|dag|week|totaal|doel|praktisch',
    whatIs: 'Wat is …?',
    whatAre: 'Wat zijn …?',
    whatMeans: 'Wat betekent …?',
    differenceOf: 'Wat is het verschil tussen … en …?',
  },
  de: {
    asks: 'was (?:ist|sind|war|bedeutet|heißt|heisst)|bedeutung|bedeute\\p{L}*|erklär\\p{L}*|definier\\p{L}*|definition|unterschied\\p{L}*|(?:in )?(?:einem|zwei|1|2) (?:satz|sätzen)|versteh\\p{L}*|verwechs\\p{L}*',
    before:
      '(?:was (?:ist|sind|war|bedeutet|bedeuten|heißt|macht)|erklär(?:e|st du|en sie)?(?: mir| uns)?|definition von|bedeutung von)(?: denn| eigentlich| genau| nochmal)*',
    after:
      'bedeutet|heißt|ist das|in (?:einfachen|einem|zwei|1|2)\\b.*|als ob .*|für (?:ein|mein)\\p{L}*\\b.*|kurz|genau|eigentlich|nochmal|und (?:wie|warum|was|wann|muss|kann)\\b.*',
    difference: '(?:was ist )?(?:der |die )?unterschiede?(?: zwischen)?|vergleich\\p{L}*|vs\\.?|versus',
    and: 'und|oder|vs\\.?|versus|zu|von',
    articles: 'der|die|das|den|dem|eine?[mnrs]?',
    is: 'ist|sind|war|waren',
    means: 'bedeute[tn]|heißt|steht für|bezeichne[tn]',
    explanationStart: 'eine?[rs]?|der|die|das|wenn|dass|etwas|alles|jede\\p{L}*|zwei|drei',
    personal: 'ich|mein\\p{L}*|mir|mich|du|dir|dich|dein\\p{L}*|wir|er|ihn|ihm',
    labels:
      'für|dafür|dagegen|vorteile?|nachteile?|achtung|hinweis|beispiele?|tipps?|schritt|jetzt|warum|wie|was|wann|wer|wo|ja|nein|wenn|kurz|fazit|ergebnis|antwort|frage|option|betreff|zuerst|dann|kosten|preis|tag|woche|ziel',
    whatIs: 'Was ist …?',
    whatAre: 'Was sind …?',
    whatMeans: 'Was bedeutet …?',
    differenceOf: 'Was ist der Unterschied zwischen … und …?',
  },
  fr: {
    asks: "qu['’]est-ce que?|c['’]est quoi|que (?:veut dire|signifie)|veut dire|signifi\\p{L}*|expli\\p{L}*|défini\\p{L}*|différences?|en (?:une|deux|1|2) phrases?|compren\\p{L}*|confond\\p{L}*",
    before:
      "(?:qu['’]est-ce que?(?: c['’]est que)?|c['’]est quoi|que (?:veut dire|signifie)|explique(?:-moi|z-moi)?|définition d[e’'])(?: exactement)?",
    after:
      "ça veut dire quoi|c['’]est quoi|en (?:une|deux|termes|mots|1|2)\\b.*|comme (?:si|à)\\b.*|à un\\p{L}* .*|pour un\\p{L}* .*|exactement|au juste|svp|et (?:comment|pourquoi|quand)\\b.*",
    difference: '(?:quelle est )?(?:la |les )?différences?(?: entre)?|compare\\p{L}*|vs\\.?|versus',
    and: 'et|ou|vs\\.?|versus|avec',
    articles: "le|la|les|l['’]|un|une|des",
    is: 'est|sont|était|étaient',
    means: 'signifie(?:nt)?|veut dire|désigne(?:nt)?',
    explanationStart: "une?|le|la|les|l['’]\\p{L}+|quand|lorsqu\\p{L}*|ce qui|ce que|tout\\p{L}*|deux|trois",
    personal: 'je|mon|ma|mes|tu|ton|ta|tes|toi|vous|votre|vos|nous|notre|lui',
    labels:
      'pour|contre|avantages?|inconvénients?|attention|exemples?|conseils?|étape|maintenant|pourquoi|comment|quand|qui|où|oui|non|si|bref|résumé|résultat|réponse|question|option|objet|coûts?|prix|jour|semaine|but',
    whatIs: "Qu'est-ce que … ?",
    whatAre: 'Que sont … ?',
    whatMeans: 'Que signifie … ?',
    differenceOf: 'Quelle est la différence entre … et … ?',
  },
  es: {
    asks: 'qu[ée] (?:es|son|era|significa|quiere decir)|significa\\p{L}*|explica\\p{L}*|expl[íi]ca\\p{L}*|defin\\p{L}*|diferencias?|en (?:una|dos|1|2) (?:frase|línea)s?|entiend\\p{L}*|confund\\p{L}*',
    before: '(?:¿?qu[ée] (?:es|son|era|significa|quiere decir)|expl[íi]ca(?:me)?|definición de)(?: exactamente)?',
    after:
      'qu[ée] (?:es|significa)|en (?:una|dos|palabras|términos|1|2)\\b.*|como (?:si|a)\\b.*|a un\\p{L}* .*|para un\\p{L}* .*|exactamente|por favor|y (?:cómo|por qué|cuándo)\\b.*',
    difference: '¿?(?:cu[áa]l es )?(?:la |las )?diferencias?(?: entre| hay entre)?|compara\\p{L}*|vs\\.?|versus',
    and: 'y|e|o|vs\\.?|versus|con',
    articles: 'el|la|los|las|un|una|unos|unas',
    is: 'es|son|era|eran',
    means: 'significan?|quiere decir|se refiere a',
    explanationStart: 'una?|el|la|los|las|cuando|lo que|todo\\p{L}*|cada|dos|tres',
    personal: 'yo|mi|mis|tú|tu|tus|te|usted|su familia|nosotr\\p{L}*|nuestr\\p{L}*',
    labels:
      'para|contra|ventajas?|desventajas?|ojo|nota|ejemplos?|consejos?|paso|ahora|por qué|cómo|qué|cuándo|quién|dónde|sí|no|si|resumen|resultado|respuesta|pregunta|opción|asunto|costes?|precio|día|semana|objetivo',
    whatIs: '¿Qué es …?',
    whatAre: '¿Qué son …?',
    whatMeans: '¿Qué significa …?',
    differenceOf: '¿Cuál es la diferencia entre … y …?',
  },
  it: {
    asks: "che cos['’]?è|cos['’]è|cosa (?:è|sono|significa|vuol dire)|significa\\p{L}*|spiega\\p{L}*|defini\\p{L}*|differenz[ae]|in (?:una|due|1|2) (?:frase|frasi|righe)|capisco|confond\\p{L}*",
    before:
      "(?:che cos['’]?è|cos['’]è|(?:che )?cosa (?:è|sono|significa|vuol dire)|spiega(?:mi)?|definizione di)(?: esattamente)?",
    after:
      "cos['’]è|che cos['’]è|in (?:una|due|parole|termini|1|2)\\b.*|come (?:se|a)\\b.*|a un\\p{L}* .*|per un\\p{L}* .*|esattamente|per favore|e (?:come|perché|quando)\\b.*",
    difference: "(?:qual è |che )?(?:la |le )?differenz[ae](?: tra| fra| c['’]è tra)?|confronta\\p{L}*|vs\\.?|versus",
    and: 'e|ed|o|vs\\.?|versus|con',
    articles: "il|lo|la|i|gli|le|l['’]|un|uno|una|un['’]",
    is: 'è|sono|era|erano',
    means: 'significa(?:no)?|vuol dire|indica(?:no)?',
    explanationStart: "una?|uno|un['’]\\p{L}+|il|lo|la|i|gli|le|l['’]\\p{L}+|quando|ciò che|ogni|due|tre",
    personal: 'io|mio|mia|miei|mie|tu|tuo|tua|tuoi|tue|ti|noi|nostr\\p{L}*|lui|lei',
    labels:
      'per|contro|vantaggi|svantaggi|attenzione|nota|esempi?o?|consigli?o?|passo|ora|perché|come|cosa|quando|chi|dove|sì|no|se|sintesi|risultato|risposta|domanda|opzione|oggetto|costi?o?|prezzo|giorno|settimana|obiettivo',
    whatIs: "Che cos'è …?",
    whatAre: 'Che cosa sono …?',
    whatMeans: 'Che cosa significa …?',
    differenceOf: 'Qual è la differenza tra … e …?',
  },
  pt: {
    asks: 'o que (?:é|são|era|significa|quer dizer)|significa\\p{L}*|expli\\p{L}*|defin\\p{L}*|diferenças?|em (?:uma|duas|1|2) (?:frase|linha)s?|entend\\p{L}*|confund\\p{L}*',
    before:
      '(?:o que (?:é|são|era|significa|quer dizer)|expli(?:ca|que)(?:-me)?|definição de)(?: exatamente| mesmo| afinal)?',
    after:
      'o que (?:é|significa)|em (?:uma|duas|palavras|termos|1|2)\\b.*|como (?:se|a)\\b.*|a um\\p{L}* .*|para um\\p{L}* .*|exatamente|por favor|e (?:como|por que|quando)\\b.*',
    difference: '(?:qual (?:é )?)?(?:a |as )?diferenças?(?: entre)?|compar\\p{L}*|vs\\.?|versus',
    and: 'e|ou|vs\\.?|versus|com',
    articles: 'o|a|os|as|um|uma|uns|umas',
    is: 'é|são|era|eram',
    means: 'significam?|quer dizer|refere-se a',
    explanationStart: 'uma?|o|a|os|as|quando|aquilo|tudo|cada|dois|duas|três',
    personal: 'eu|meu|minha|meus|minhas|tu|teu|tua|você|seu filho|nós|noss\\p{L}*|ele|ela',
    labels:
      'para|contra|vantagens?|desvantagens?|atenção|nota|exemplos?|dicas?|passo|agora|por que|como|o que|quando|quem|onde|sim|não|se|resumo|resultado|resposta|pergunta|opção|assunto|custos?|preço|dia|semana|objetivo',
    whatIs: 'O que é …?',
    whatAre: 'O que são …?',
    whatMeans: 'O que significa …?',
    differenceOf: 'Qual é a diferença entre … e …?',
  },
};
