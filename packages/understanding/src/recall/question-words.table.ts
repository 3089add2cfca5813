import type { ReadLanguage } from '../questions/question-language.ts';

/* The words of questions for something known from before, in seven languages; lower case, without accents, if not said otherwise. */

/** 'And', with the question word of a second question, in seven languages. */
export const SECOND =
  /^(.{8,160}?[\p{L}\p{N}%€$£)])(?:,? +(?:and|en|und|et|y|e)|[?;] *(?:and|en|und|et|y|e)?|,) +(?=(?:(?:at|for|since|from|by|voor|naar|tot|tegen|vanaf|met|ab|seit|für|mit|von|bei|nach|auf|zu|à|vers|pour|depuis|chez|avec|a|por|para|desde|con|da|per|di|em|com|de|in|op|an|bis|to|hacia|hasta|fino a|até)\s+)?(?:what|which|who|whose|when|where|why|how|wat|welke?|wie|wanneer|waar\p{L}*|hoe\p{L}*|was|welche\p{L}*|wer|wem|wen|wann|wo|warum|wieviel\p{L}*|quoi|quel\p{L}*|qui|quand|où|pourquoi|comment|combien|qu['’]|qué|cuál\p{L}*|quién\p{L}*|cuándo|dónde|cómo|cuánt\p{L}+|che|cosa|chi|quale|quali|quando|dove|come|quant\p{L}+|perch[ée]|o que|qual|quais|quem|onde|como|porqu[eê])(?!\p{L}))(.{4,160})$/iu;

/** The noun after 'which' names a kind of thing: 'which model of dishwasher', 'quelle chaudière' stays a subject. */
export const KIND_ASKED =
  /^(?:(?:the |final |exact )?(?:causes?|oorzaak|ursache|grund|raison|motif|razon|causa|motivo|kinds?|types?|sorts?|brands?|compan(?:y|ies)|firms?|makes?|bedrijf|firma|entreprise|empresa|azienda|ditta|models?|versions?|neighbou?rhoods?|areas?|parts?|amounts?|numbers?|sums?|totals?|percentages?|shares?|dates?|days?|times?|years?|months?|people|persons?|somebody|places?|options?|reasons?|ways?|answers?|results?|outcomes?|teachers?|insegnante|maestr[oa]|profesora?|professeure?|lehrer\w*|leraar|lerares|professora?|colou?rs?|sizes?|ages?|famil\w+|famiglia|soort(?:en)?|merk|type|model|bedrag|aantal|buurt|wijk|stadsdeel|kleur|maat|datum|dag|jaar|reden|antwoord|leeftijd|procent|percentage|lists?|lijst|liste|lista|elenco|seasons?|summer|winter|spring|autumn|zomer|lente|voorjaar|herfst|sommer|fruhling|fruhjahr|herbst|ete|hiver|printemps|automne|verano|invierno|primavera|otono|estate|inverno|autunno|verao|outono|art|sorte|marke|modell|betrag|anzahl|summe|viertel|stadtviertel|stadtteile?|farbe|grosse|tag|jahr|grund|antwort|alter|prozent\w*|hohe|sorte|genre|marque|modele|montant|nombre|quartier|couleur|taille|jour|annee|raison|reponse|age|pourcentage|tipo|clase|marca|modelo|importe|numero|barrio|color|talla|fecha|dia|ano|razon|motivo|respuesta|edad|porcentaje|cantidad|genere|modello|importo|quartiere|colore|taglia|data|giorno|anno|motivo|risposta|eta|percentuale|bairro|cor|tamanho|razao|resposta|idade|percentagem|valor|quantia))$/;

/** Verbs in the forms that questions have: they tell little about the subject. */
export const VERB_FORMS: Readonly<Record<ReadLanguage, RegExp>> = {
  en: /(?:ed|ing)$/,
  nl: /^(?:weg|op|af|aan|uit|over|mee|terug|door)?ge\p{L}+(?:d|t|en|aan)$|^(?:be|ver|ont|her)\p{L}+(?:d|t|en)$/u,
  de: /^$/,
  fr: /(?:é|ée|és|ées|er|ir|ait|ais|ions|aient|ons)$/,
  es: /(?:amos|imos|aste|iste|ado|ido|ar|er|ir|aron|ieron|ó|é|ábamos|íamos|aba|ía)$/,
  it: /(?:at[oaie]|ut[oaie]|it[oaie]|are|ere|ire|iamo|avamo|evamo)$/,
  pt: /(?:ámos|amos|emos|imos|ei|ado|ido|ar|er|ir|aram|aste|este|ou|eu|iu)$/,
};

/** English verbs in the form that follows 'did' and 'do'. */
export const ENGLISH_VERBS =
  /^(?:use|give|gave|get|go|put|make|made|lend|lent|like|run|ran|see|saw|take|bring|brought|eat|ate|drink|drank|help|fix|begin|happens?|mostly|hire|apply|applied|want|need|cry|cried|meet|met)$/;

/** 'Before we bought the flat': says when, and not what is asked for. */
export const SUBORDINATE =
  /(?<=\S+ \S+ )(?<!look(?:s|ed|ing)? )(?:before|after|until|while|when|voordat|nadat|voor(?=dat)|toen|bevor|nachdem|als (?:wir|ich|we|ik)|avant (?:de|d['’]|que)|après avoir|quand|antes de|después de|cuando|prima d[i']|dopo aver|quando|depois de)(?!\p{L}).*$/iu;

/** 'What did we end up paying': asks for a price without 'how much'; lower case, without accents. */
export const PAYS =
  /^\W*(?:and |so )?(?:what|wat|was|que|o que|cosa|che cosa)\b.{0,40}\b(?:charged?|verlangt\w*|berechnet|rekende|gerekend|gets? for|got for|pay|paid|paying|cost|costs|spend|spent|betaald|gekost|kostte|gekostet|kostete|bezahlt|gezahlt|coute|paye|costo|pagamos|pague|pagato|speso|custou|paguei)\b/;

/** What is counted in money: 'how much of the deposit', 'combien j'ai facturé'; lower case, without accents. */
export const MONEY_NAMED =
  /(?<![a-z])(?:deposit|refund\w*|invoiced?|invoice|bill(?:ed)?|rent|savings|salary|fee|borg|waarborg\w*|factuur|gefactureerd|huur|loon|kaution|anzahlung|rechnung|miete|gehalt|caution|acompte|arrhes|factur\w+|facture|loyer|salaire|fianza|deposito|factura\w*|alquiler|sueldo|cauzione|caparra|fattur\w+|affitto|stipendio|caucao|sinal|fatur\w+|renda|salario)(?![a-z])/;
/** Asks how many things there are: 'how many invoices'. */
export const COUNTS_THINGS =
  /\b(?:how many|hoeveel \w{3,}en\b|wie ?viele|combien d[e'] ?(?!loyer|salaire|caution|acompte)[a-z]{3,}|cuant[oa]s|quant[ei] |quant[oa]s)/;

/** 'The seller': a person, and not what is asked for. */
export const PERSON_OF =
  /^(?:(?:ver)?kaufer\w*|(?:ver)?koper\w*|vendeu\w+|acheteu\w+|vendedor\w*|comprador\w*|venditor\w+|comprator\w+)$/;

/** What numbers count, and small words. */
export const NO_SUBJECT =
  /^(?:ils|elles|eux|zij|ellos|ellas|essi|loro|eles|elas|they|them|well|faz|fazem|hace|fa|macht|doet|doing|voy|vas|vamos|vou|vais?|vado|vont|faire|fait|fare|hacer|fazer|welk|chi|che|cosa|quien|quem|qui|wer|wie|who|kom(?:en|t)|kwam\w*|com(?:e|es|ing)|came|kommt|kommen|kam\w*|vien(?:t|e|en|nent)|vengono|vem|tien\w+|wilde\w*|wollte\w*|want\w*|voul\w+|quer\w+|vole\w+|we|wij|wir|nous|vous|avons|avez|ont|sont|noi|voi|hem|haar|hun|ihn|ihm|ihr|lui|leur|nosotros|isto|isso|dies\w*|end|final|finally|past|last|first|old|uiteindelijk|eind\w*|ende|fin|fine|fim|final\w*|one|two|three|four|five|twee|drie|vier|vijf|zwei|drei|funf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|quatro|learn\w*|know\w*|knew|discuss\w*|geleerd|gelernt|appris|aprend\w+|imparat\w|aprendi|exchanges?|echanges?|time|tijd|zeit|temps|tiempo|tempo|days?|nights?|months?|dagen|nachten|maanden|tage|nachte|monate|jours|nuits|mois|dias|noches|meses|giorni|notti|mesi|noites|km|kilomet\w+|quilomet\w+|chilomet\w+|heavy|zwaar|schwer|lourde?s?|made|done|gemaakt|gedaan|gemacht|faite?s?|hech[oa]s?|fatt[oaie]|feit[oa]s?|archiv\w*|archief|archivio|arquivo|notes?|notities|notizen|apuntes|appunti|notas|much|many|long|often|far|hoeveel|hoelang|lang|lange|vroeger|eerder|damals|fruher|avant|antes|prima|dopo|wieviele?|combien|cuant[oa]s?|quant[oiae]s?|years?|jaar|jahre?|ans|anos|anni|euros?|eur|dollars?|pounds?|minutes?|hours?|weeks?|minuten|uur|uren|stunden?|wochen|heures?|semaines?|minutos|horas|semanas|minuti|ore|settimane|times?|keer|mal|fois|veces|volte|vezes|again|actually|exactly|every|each|gave|give|given|took|take|taken|eigenlijk|alweer|weer|nou|toch|precies|vorige?|afgelopen|elke?|eigentlich|nochmals?|denn|doch|wieder|genau|letzt\w+|vergangen\w+|jed\w+|deja|encore|exactement|dernier\w*|chaque|mismo|exactamente|pasad[oa]s?|ultim[oa]s?|cada|gia|esattamente|scors[oa]|ogni|mesmo|exatamente|passad[oa]s?|mes|mese|mois|monat|maand|months?)$/;

/** 'What did we say about my mother': asks for what was written at all, in seven languages. */
export const OWN_WORDS =
  /\b(?:(?:did|have|had) (?:i|we) (?:\w+ )?(?:say|said|tell|told|writ\w+|mention\w*)|(?:i|we) (?:said|told|wrote|mentioned)|(?:heb|had|hebben|hadden) (?:ik|we|wij) .*(?:gezegd|geschreven|verteld|besproken)|(?:habe|hatte|haben|hatten) (?:ich|wir) .*(?:gesagt|geschrieben|erzahlt|besprochen)|(?:ai-je|j'ai|j'avais|avons-nous|nous avons|on a|a-t-on) (?:dit|ecrit|raconte)|(?:he dicho|dije|escribi|conte|hemos dicho|dijimos|hablamos)|(?:ho|abbiamo) (?:detto|scritto|raccontato)|(?:escrevi|contei|eu disse|dissemos|falamos))\b/;

/** Asks what was wanted or offered at first, and not how it turned out. */
export const ASKS_FIRST =
  /\b(?:at first|first offer\w*|offer(?:ed)? first|initially|asking|asked for|offered|listed|quoted|quotes?|estimate\w*|originally|budget|(?:did|does|do) (?!i |we |you )(?:\w+ ){1,3}?(?:ask|want|offer)|before (?:that|this|then)|(?:have|had|use|used|called) before|vraagprijs|offertes?|oorspronkelijk|eerst|daarvoor|vroegen|vroeg (?!ik|we)\w+|geschat|angebot\w*|verlangt\w*|ursprunglich|geschatzt|zuerst|zunachst|davor|vorher|devis|demandait|demandai\w*|demande(?! a)|au depart|au debut|d'abord|proposai\w*|presupuest\w+|pedian?|pidi[oe]\w*|al principio|primero|preventiv\w+|chiedev\w+|all'inizio|orcament\w+|pediam?|pediu|no inicio|primeiro)\b|\b(?:before|avant|antes|prima)\W*$/;

/** 'More than the quote': compares with what was offered at first, and does not ask for it. */
export const COMPARED =
  /(?<![a-z])(?:than|dan|als|que|del?|do que) ?(?:(?:the|my|our|was|we|i|de|die|das|dem|den|der|im|in|het|mijn|ons|onze|le|la|l'|el|il|lo|o|a|um|was|what)['’ ]+){0,3}(?:\w+ )?(?:quot\w*|estimate\w*|offer\w*|budget\w*|asking|offertes?|vraagprijs|geschat|angebot\w*|angeboten|kostenvoranschlag|geschatzt|devis|presupuest\w+|preventiv\w+|orcament\w+)(?![a-z])/;

/** Asks how something turned out, whatever else it says. */
export const ASKS_LAST =
  /\b(?:in the end|end up|ended up|eventually|finally|uiteindelijk|am ende|schliesslich|letztlich|finalement|a la fin|al final|finalmente|alla fine|no fim|no final|afinal)\b/;

/** Asks what the assistant said: 'did you suggest', 'hast du vorgeschlagen'. */
export const ASKS_ASSISTANT =
  /\b(?:(?:did|have|had|do|would) you|you (?:suggest|recommend|propose|advise|give|gave|said|told|list)\w*|(?:heb|had|hebt|raadde|stelde|gaf|zei|noemde) (?:je|jij)|(?:hast|hattest|wurdest|rietst|schlugst|nanntest) du|(?:as|avais|m'as|m'avais|t'avais)[- ]tu|tu (?:m'as|m'avais|as|avais)|avez-vous|(?:me )?(?:has|habias) \w+(?:ado|ido|cho)|\w+(?:aste|iste|este)|(?:mi )?(?:hai|avevi) \w+(?:at|it|ut|st)\w)\b/;

/** 'How many chairs', but not 'how much honey'. */
export const ASKS_COUNT =
  /\b(?:how many|hoeveel \w+(?:en|s)\b|wie ?viele\b|combien d\w*|cuant[oa]s|quant[ie]\b|quant[oa]s)/;

/** The words directly before a participle, in Romance languages. */
export const AUXILIARY =
  /(?:^|[^a-z])(?:ho|hai|ha|abbiamo|avete|hanno|ai|as|avons|avez|ont|he|has|hemos|habeis|han|(?:ai|as|a|avons|avez|ont)-(?:je|tu|t-il|t-elle|t-on|on|nous|vous|ils|elles)|tenho|tinha|tinhamos)\s+$/;

/** 'How often' and verbs of asking and talking: counts conversations, and not what they are about. */
export const ASKS_OFTEN =
  /\b(?:how (?:often|many times)|hoe vaak|hoeveel keer|wie (?:oft|haufig)|wie viele male|combien de fois|cuantas veces|con que frecuencia|quante volte|quantas vezes|com que frequencia|ask|asked|talk\w*|mention\w*|discuss\w*|gevraagd|gepraat|gesproken|gefragt|gesprochen|geredet|demande\w*|parle\w*|pregunt\w+|habl\w+|chiest\w|parlat\w|pergunt\w+|falei|falamos)\b/;

/** What was to be done or taken along, which a reply tells: 'what did I have to think of'. */
export const ASKS_DUTY =
  /\b(?:should|have to|had to|must|need(?:ed)? to|moest\w*|moet\w*|musste\w*|muss|sollte\w*|soll|devai[st]|dois|doit|fallait|debia|debo|tenia que|tengo que|dovevo|devo|devia|tinha de|tinha que)\b/;

/** Asks for a reason, in seven languages: lower case, without accents. */
export const ASKS_REASON =
  /(?<!\p{L})(?:why|how come|reason|cause|waarom|hoezo|reden|oorzaak|warum|wieso|weshalb|grund|ursache|pourquoi|raison|cause|por ?que|razon|causa|motivo|perche|porque|razao)(?!\p{L})/u;

/** Tells a reason. */
export const TELLS_REASON =
  /(?<!\p{L})(?:because|since|cause|so that|due to|turns? out|so|too|omdat|want|doordat|dus|te|weil|da|denn|deshalb|zu|car|parce|puisque|donc|trop|porque|pues|ya que|demasiado|perche|siccome|quindi|troppo|pois|demasiado)(?!\p{L})/u;
