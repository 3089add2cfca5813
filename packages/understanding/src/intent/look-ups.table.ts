/* The words of questions for one fact about a named person or thing, in seven languages; lower case, without accents. */

/** Words before the question itself. */
export const LEADS =
  'and|so|hey|ok|okay|oh|wait|sorry|please|by the way|btw|actually|en|zeg|trouwens|eigenlijk|und|sag mal|ach|ubrigens|eigentlich|et|dis(?:-moi)?|au fait|y|oye|por cierto|e|senti|scusa|a proposito|olha|ja agora|afinal';

/** The beginnings of such questions. What follows names a person or a thing. */
export const LOOK_UPS: readonly string[] = [
  // English
  "what(?:'s| is| was| are| were) .{2,60} (?:called|named)",
  "(?:what|who)(?:'s| is| was| are| were) (?:the )?(?:name|surname|first name|last name|nickname)s? of",
  'who (?:is|was|are|were) (?!(?:free|available|coming|on (?:my|the)|here)\\b)',
  "who's (?!(?:free|available|coming|here)\\b)",
  'when (?:was|were) (?!(?:i|we|it|that|this)\\b)',
  '(?:what|which) (?:size|colou?r|brand|make|model|school|grade|street|address|number|password|year) (?:is|are|was|were|does|do|did|has|have)',
  'how (?:tall|old|big|heavy|high|wide|deep) (?:is|are|was|were)',
  // Dutch
  'hoe (?:heet|heten|heette|heetten)',
  'wie (?:is|was|zijn|waren) (?!(?:er|vrij|beschikbaar)\\b)',
  'wanneer (?:was|waren) (?!(?:ik|we|wij|het|dat)\\b)',
  'welke (?:maat|kleur|school|straat|klas)(?: \\S+)? (?:is|zijn|heeft|hebben|had|draagt|zit)',
  'hoe (?:groot|oud|zwaar|hoog|breed) (?:is|zijn|was|waren)',
  // German
  'wie (?:heisst|heissen|hiess|hiessen)',
  'wer (?:ist|war|sind|waren) (?!(?:frei|da|dabei)\\b)',
  'wann (?:war|waren|wurde|wurden) (?!(?:ich|wir|es|das)\\b)',
  'welche[rsnm]? (?:grosse|farbe|marke|schule|strasse|klasse|schuhgrosse|nummer) (?:hat|haben|ist|sind|hatte|war|tragt)',
  'wie (?:gross|alt|schwer|hoch|breit) (?:ist|sind|war|waren)',
  // French
  "comment (?:s'appel\\w+|est-ce que s'appel\\w+)",
  'qui (?:est|etait|sont|etaient) (?!(?:libre|disponible|la)\\b)',
  'quand (?:etait|etaient|a ete|ont ete)',
  "quelle? (?:est|etait) (?:la |le |l')?(?:pointure|taille|couleur|marque|nom|prenom|adresse|ecole|age)",
  // Spanish
  'como (?:se llama\\w*|se llamaban?)',
  'quien(?:es)? (?:es|era|fue|son|eran) (?!(?:libre|disponible)\\b)',
  'cuando (?:fue|fueron|era|nacio)',
  'que (?:talla|color|numero|marca|edad) (?:tiene|tenia|es|era|usa|lleva|gasta)',
  // Italian
  'come si chiam\\w+',
  'chi (?:e|era|sono|erano) (?!(?:liber\\w|disponibil\\w)\\b)',
  'quando (?:e stat[oa]|sono stat[ie]|era|fu)',
  '(?:che|quale) (?:taglia|colore|numero|marca|scuola) (?:ha|aveva|e|era|porta)',
  // Portuguese
  'como (?:e que )?se cham\\w+',
  'quem (?:e|era|foi|sao|eram) (?!(?:livre|disponivel)\\b)',
  'quando (?:foi|foram|era|nasceu)',
  'que (?:tamanho|cor|numero|marca) (?:tem|tinha|e|era|usa|veste|calca)',
];

/** People by their place in the family, whose affairs are the person's own; with a genitive ending. */
export const RELATIVES =
  "(?:grand(?:ma|pa|mum|dad|mother|father)|gran|granny|mum|mom|dad|auntie|oma|opa|mama|papa|mam|pap|tante|onkel|oom|papy|papi|mamie|maman|tonton|tata|abuel[oa]|yay[oa]|papa|mama|tio|tia|nonn[oa]|zi[oa]|mamma|papa|babbo|avo|avos|vovo|mae|pai)(?:['’]?s)?";

/** 'Again', 'by the way': the person knew it before. */
export const KNOWN_BEFORE =
  'again|once more|ook ?al ?weer|ook weer|nou ook|nochmal|noch mal|noch gleich|doch gleich|gleich noch|deja|de nuevo|otra vez|gia|anche|mesmo';

/** Small words in a question that add nothing: 'eigentlich', 'actually'. */
export const HEDGES =
  'actually|eigenlijk|nou|eigentlich|denn|au juste|en fait|exactement|en realidad|exactamente|in realta|esattamente|afinal|na verdade|exatamente';
