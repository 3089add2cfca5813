import type { PlanLanguage } from '../time/languages/time-words.ts';

/**
 * Words by which to recognise a question for knowledge, and a reply that is true at any time, in one language. Sources
 * of patterns for whole words. Capitals mean nothing in them, except within `(?-i:…)`.
 */
export interface LearningWords {
  /** First words of questions for knowledge. */
  asks: string;
  /** Requests to produce something. */
  makes: string;
  /** The person: 'I', 'my', 'we'. */
  personal: string;
  /** Words of a question that refer to something outside it: 'this', 'he', 'you'. */
  referring: string;
  /** What holds only for a time: today, currently, the latest; prices, weather, news. */
  passing: string;
  /** Words of a reply that is no lasting fact: advice, guesses, words to the person. */
  unsuitable: string;
  /** First words of a reply that only announces an answer, or points back. */
  opensVaguely: string;
  /** Contradictions of a reply, and apologies for one. */
  disputes: string;
  /** Opinions asked for. */
  opinion: string;
  /** Words before a question that are left out of it. */
  introductions: string;
}

export const LEARNING_WORDS: Readonly<Record<PlanLanguage, LearningWords>> = {
  nl: {
    asks: 'wat (?:is|zijn|was|waren|betekent|doet|doen|gebeurt|veroorzaakt)|waarom|hoe (?:werkt|werken|ontstaat|ontstaan|komt het dat|wordt|worden|heet|lang|groot|ver|oud|hoog|diep|snel|zwaar|veel)|wie (?:was|is|schreef|schilderde|vond|ontdekte)|wanneer (?:was|is|begon|eindigde|werd|ontstond|viel)|waar (?:ligt|liggen|komt|komen)|welke?|hoeveel|leg uit|wat is het verschil',
    makes:
      'schrijf|maak|verzin|bedenk|vertaal|herschrijf|vat .* samen|geef me|stel .* op|los .* op|reken .* uit|doe alsof',
    personal: 'ik|mij|me|mijn|we|wij|ons|onze|mn',
    referring: 'dit|dat(?! \\p{L}+)|deze|die(?= is| zijn)|hij|zij|ze|hem|haar|hier|jij|je|jouw|u|uw',
    passing:
      'vandaag|morgen|gisteren|momenteel|tegenwoordig|op dit moment|recent|onlangs|binnenkort|nieuwste|laatste nieuws|huidige|deze (?:week|maand)|dit (?:jaar|weekend)|het weer|weerbericht|kost|kosten|prijs|prijzen|openingstijden|koers|sinds kort',
    unsuitable:
      'misschien|waarschijnlijk|wellicht|mogelijk|kunt|kun je|zou|zouden|probeer|raad|aanraden|het beste|meestal|vaak|soms|je|jij|jouw|u|uw|hangt af|ik',
    opensVaguely:
      'er (?:zijn|is|bestaan)|hier (?:zijn|is|volgt|volgen)|hieronder|dit|dat|deze|die|het (?:hangt|kan|ligt)|ze|zij|hij|daarom|daardoor|dus|ook|daarnaast|bovendien|echter|maar|ten eerste|kortom|goede vraag|ja|nee|natuurlijk|zeker|bijvoorbeeld|om',
    disputes: 'dat klopt niet|klopt niet|fout|niet waar|nee,|onjuist|je vergist|excuses|sorry',
    opinion: 'beste|mooiste|vind je|denk je|mening|favoriete|zou je|leukste',
    introductions: 'hoi|hallo|hé|dus|en|oké|ok|kun je (?:me )?(?:uitleggen|vertellen),?|weet je|vraagje|graag|dank je',
  },
  de: {
    asks: 'was (?:ist|sind|war|waren|bedeutet|heißt|macht|machen|passiert|bewirkt|versteht man)|warum|wieso|weshalb|wie (?:funktioniert|funktionieren|entsteht|entstehen|kommt es|wird|werden|heißt|lange|groß|weit|alt|hoch|tief|schnell|schwer|viele?)|wer (?:war|ist|schrieb|malte|erfand|entdeckte|hat)|wann (?:war|ist|begann|endete|wurde|entstand|fiel)|wo (?:liegt|liegen)|woher|woraus|welche[rsnm]?|erklär(?:e|en sie)?|wofür|worin|wodurch',
    makes:
      'schreib\\p{L}*|erstell\\p{L}*|mach(?:e)? mir|verfass\\p{L}*|übersetz\\p{L}*|formulier\\p{L}*|fass\\p{L}* .* zusammen|gib mir|berechne|löse|tu so|denk dir',
    personal: 'ich|mir|mich|mein\\p{L}*|wir|uns|unser\\p{L}*',
    referring: 'dies\\p{L}*|das hier|er|sie|ihn|ihm|hier|du|dir|dein\\p{L}*|ihr|davon|dazu|damit',
    passing:
      'heute|morgen|gestern|derzeit|momentan|aktuell\\p{L}*|zurzeit|gerade|kürzlich|neulich|demnächst|neueste\\p{L}*|diese (?:woche|saison)|dieses jahr|diesen monat|wetter|kostet|kosten|preis\\p{L}*|öffnungszeiten|kurs|jetzige\\p{L}*',
    unsuitable:
      'vielleicht|wahrscheinlich|vermutlich|möglicherweise|könnte\\p{L}*|sollte\\p{L}*|würde\\p{L}*|empfehl\\p{L}*|am besten|meist|oft|manchmal|du|dir|dein\\p{L}*|(?-i:Sie|Ihnen|Ihr\\p{L}*)|kommt darauf an|hängt .* ab|ich',
    opensVaguely:
      'es (?:gibt|kommt|hängt|kann)|hier (?:sind|ist)|dies\\p{L}*|das(?! (?-i:(?:\\p{Ll}+e )*\\p{Lu}))|sie|er|deshalb|daher|also|auch|außerdem|zudem|jedoch|aber|zunächst|kurz gesagt|gute frage|ja|nein|natürlich|gerne|zum beispiel|um',
    disputes: 'das stimmt nicht|stimmt nicht|falsch|nicht richtig|nein,|entschuldig\\p{L}*|tut mir leid|du hast recht',
    opinion: 'beste\\p{L}*|schönste\\p{L}*|findest du|denkst du|meinst du|meinung|lieblings\\p{L}*|würdest',
    introductions:
      'hallo|hi|hey|also|und|okay|ok|(?:kannst|könntest) du (?:mir )?(?:bitte )?(?:erklären|sagen),?|weißt du,?|bitte|danke|kurze frage',
  },
  fr: {
    asks: "qu[’']est-ce qu(?:e|i|(?=[’']))|c[’']est quoi|que (?:veut dire|signifie|fait|font)|pourquoi|comment (?:fonctionne|marche|se forme|naît|fait-on|appelle|se fait|est|sont)|qui (?:est|était|a)|quand (?:a|est|ont|fut)|où (?:est|se trouve)|quel(?:le)?s?|combien|explique(?:-moi|z-moi)?|quelle différence",
    makes:
      'écri\\p{L}*|rédige\\p{L}*|fais-moi|traduis|traduire|invente|imagine|résume|reformule|donne-moi|calcule|résous|corrige',
    personal: 'je|j|me|moi|mon|ma|mes|nous|notre|nos|on',
    referring: '(?<!-)ce|cet|cette|ces|ceci|cela|ça|il|elle|ils|elles|ici|tu|toi|ton|ta|tes|vous|votre|vos|celui-ci',
    passing:
      "aujourd[’']hui|demain|hier|actuellement|en ce moment|récemment|bientôt|dernière?s? (?:version|nouvelles)|cette (?:semaine|année)|ce mois|météo|temps qu[’']il|coûte|coûtent|prix|horaires|cours de|actuel\\p{L}*",
    unsuitable:
      'peut-être|probablement|sans doute|pourrai\\p{L}*|devrai\\p{L}*|conseill\\p{L}*|recommand\\p{L}*|le mieux|souvent|parfois|tu|toi|ton|ta|tes|vous|votre|vos|dépend|je',
    opensVaguely:
      "il (?:y a|existe|faut|est|s[’']agit)|voici|voilà|ce(?:la|ci|t|tte|s)?|c[’']est|ça|ils|elles?|donc|ainsi|aussi|de plus|cependant|mais|d[’']abord|en résumé|bonne question|oui|non|bien sûr|par exemple|pour",
    disputes: "c[’']est faux|pas vrai|ce n[’']est pas|erreur|non,|désolée?|excuse\\p{L}*|tu as raison|vous avez raison",
    opinion: 'meilleure?s?|plus (?:beau|belle)|penses-tu|tu penses|avis|préférée?s?|à ton avis',
    introductions:
      "bonjour|salut|alors|et|ok|(?:peux-tu|tu peux|pouvez-vous|pourrais-tu) (?:m[’'](?:expliquer|dire)|nous expliquer),?|sais-tu|s[’']il te plaît|merci|petite question",
  },
  es: {
    asks: 'qué (?:es|son|fue|era|significa|hace|hacen|pasa|causa|quiere decir)|por qué|cómo (?:funciona|funcionan|se forma|se llama|se produce|se hace|nace|es)|quién(?:es)? (?:es|fue|era|escribió|pintó|inventó|descubrió)|cuándo (?:fue|empezó|terminó|se|nació|ocurrió)|dónde (?:está|están|queda|nace)|cuál(?:es)?|cuánt[oa]s?|explica(?:me)?|explícame|en qué consiste|qué diferencia',
    makes:
      'escrib\\p{L}*|redacta\\p{L}*|haz(?:me)?|traduc\\p{L}*|inventa|imagina|resum\\p{L}*|reescribe|dame|calcula|resuelve|corrige',
    personal: 'yo|mi|mis|me|mí|nosotr[oa]s|nuestr[oa]s?|nos|tengo|quiero',
    referring: 'est[eoa]s?|es[eoa]s?|él|ella|ellos|ellas|aquí|tú|tu|tus|usted|ello',
    passing:
      'hoy|mañana|ayer|actualmente|ahora|recientemente|pronto|últim[oa]s? (?:versión|noticias)|esta (?:semana|temporada)|este (?:año|mes)|tiempo hace|cuesta|cuestan|precio\\p{L}*|horario\\p{L}*|cotiza\\p{L}*|actual\\p{L}*',
    unsuitable:
      'quizás?|tal vez|probablemente|podría\\p{L}*|debería\\p{L}*|recomend\\p{L}*|aconsej\\p{L}*|lo mejor|suele\\p{L}*|a menudo|a veces|tú|tu|tus|te|usted|puedes|depende|yo',
    opensVaguely:
      'hay|existen|aquí (?:tienes|están|está)|est[eoa]s?|es[eoa]s?|eso|así|por eso|por tanto|también|además|sin embargo|pero|primero|en resumen|buena pregunta|sí|no|claro|por ejemplo|para',
    disputes: 'no es cierto|eso no|incorrecto|no es así|te equivocas|no,|perdón|disculp\\p{L}*|tienes razón',
    opinion: 'mejor(?:es)?|crees|opinas|piensas|opinión|favorit[oa]s?|más bonit[oa]',
    introductions:
      'hola|buenas|y|ok|vale|(?:me )?puedes (?:explicar(?:me)?|decir(?:me)?)|sabes|por favor|gracias|una duda',
  },
  it: {
    asks: "che cos[’']?è|cos[’']è|che cosa (?:è|sono|significa|fa)|cosa (?:è|sono|significa|fa|fanno|succede|vuol dire)|perché|come (?:funziona|funzionano|si forma|si chiama|nasce|si fa|avviene)|chi (?:è|era|fu|ha)|quando (?:è|fu|ha|iniziò|finì|nacque)|dove (?:si trova|nasce|sta)|dov[’']è|qual(?:e|i)?|quant[oaie]|spiega(?:mi)?|in cosa consiste|che differenza",
    makes:
      'scriv\\p{L}*|redigi|fammi|traduc\\p{L}*|inventa|immagina|riassum\\p{L}*|riscrivi|dammi|calcola|risolvi|correggi',
    personal: 'io|mi|me|mio|mia|miei|mie|noi|nostr[oaie]|ci|ho|voglio',
    referring: 'quest[oaie]|quell[oaie]|lui|lei|loro|qui|tu|tuo|tua|ciò',
    passing:
      "oggi|domani|ieri|attualmente|adesso|recentemente|presto|ultim[aeio] (?:versione|notizie)|questa settimana|quest[’']anno|questo mese|che tempo|costa|costano|prezz[oi]|orari|quotazione|attual[ei]",
    unsuitable:
      'forse|probabilmente|potrebbe\\p{L}*|dovrebbe\\p{L}*|dovresti|consigli\\p{L}*|raccomand\\p{L}*|meglio|spesso|a volte|tu|tuo|tua|ti|puoi|dipende|io',
    opensVaguely:
      "ci sono|c[’']è|esistono|ecco|quest[oaie]|quell[oaie]|così|quindi|perciò|anche|inoltre|tuttavia|ma|innanzitutto|in breve|buona domanda|sì|no|certo|ad esempio|per esempio|per",
    disputes: 'non è vero|sbagliato|non è così|ti sbagli|no,|scusa\\p{L}*|hai ragione|mi dispiace',
    opinion: 'miglior[ei]|pensi|credi|opinione|preferit[oaie]|più bell[oaie]',
    introductions:
      'ciao|salve|e|ok|(?:mi )?(?:puoi|potresti) (?:spiegarmi|spiegare|dirmi|dire)|sai|per favore|grazie|una domanda',
  },
  pt: {
    asks: 'o que (?:é|são|foi|era|significa|faz|fazem|causa|acontece|quer dizer)|por que|porque|porquê|como (?:funciona|funcionam|se forma|se chama|surge|nasce|se faz|é feit[oa])|quem (?:é|foi|era|escreveu|pintou|inventou|descobriu)|quando (?:foi|começou|terminou|nasceu|aconteceu|acabou)|onde (?:fica|está|nasce)|qual|quais|quant[oa]s?|expli(?:ca|que)(?:-me)?|em que consiste|que diferença',
    makes:
      'escrev\\p{L}*|redij\\p{L}*|faz-me|faça|traduz\\p{L}*|inventa|imagin\\p{L}*|resum\\p{L}*|reescrev\\p{L}*|dá-me|me dê|calcul\\p{L}*|resolv\\p{L}*|corrij\\p{L}*',
    personal: 'eu|me|mim|meu|minha|meus|minhas|nós|nosso|nossa|nos|tenho|quero|a gente',
    referring: 'est[ea]s?|isto|ess[ea]s?|isso|ele|ela|eles|elas|aqui|você|tu|teu|tua|seu|sua',
    passing:
      'hoje|amanhã|ontem|atualmente|agora|recentemente|em breve|últim[oa]s? (?:versão|notícias)|esta semana|este (?:ano|mês)|previsão do tempo|custa|custam|preços?|horários?|cotação|atual|atuais',
    unsuitable:
      'talvez|provavelmente|poderia\\p{L}*|deveria\\p{L}*|recomend\\p{L}*|aconselh\\p{L}*|o melhor|costuma\\p{L}*|muitas vezes|às vezes|você|tu|teu|tua|podes|pode-se|depende|eu',
    opensVaguely:
      'há|existem|aqui (?:está|estão|vão)|est[ea]s?|isto|ess[ea]s?|isso|assim|por isso|portanto|também|além disso|no entanto|mas|primeiro|em resumo|boa pergunta|sim|não|claro|por exemplo|para',
    disputes:
      'não é verdade|errado|incorreto|não é assim|estás enganad[oa]|não,|desculp\\p{L}*|tens razão|você tem razão',
    opinion: 'melhor(?:es)?|achas|acha|pensas|opinião|favorit[oa]s?|mais bonit[oa]',
    introductions:
      'olá|oi|e|ok|(?:me )?(?:podes|pode|você pode) (?:explicar(?:-me)?|dizer(?:-me)?|me explicar)|sabes|sabe|por favor|obrigad[oa]',
  },
};
