/** A request to enter what was said before, by language: pattern sources without capturing groups, for the start of a clause. */
export const REQUESTS_AFTER: readonly string[] = [
  // English: 'Kindly enter it', 'could you add a to-do for it', 'put that on my list', 'block half an hour for that'
  `(?:and |so )?(?:(?:please|pls|plz|kindly|just|also|can you|could you|would you|will you|can u|could u|i'd like you to) ){0,3}(?:please )?(?:put|add|enter|note|save|keep|write|pop|stick|log|schedule|block|jot|record|mark|get) (?:(?:it|that|this|them|these|those|both)(?: down| in| on| up)?(?=\\s*[.,!?]|\\s*$| (?:and|for|please|pls|too|then|to|in|into|on|as|down)\\b)(?! (?:into|in|to|as) (?:an? (?!to-?do|task|reminder)|(?:english|german|french|spanish|italian|dutch|portuguese)\\b|the (?!calendar|diary|agenda|list|planner|schedule|family))(?!my))|(?:down|in)\\s*[.!?]*$|(?:an? )?(?:[\\w-]+ ){0,3}for (?:it|that|this|them)\\b|to my (?:to-?do|list|tasks|calendar|diary)\\b)`,
  "(?:it|that|this)(?:'?s| is) (?:an? )?(?:to-?do|task)\\b",
  `(?:(?:please|pls|and|so|can you|could you|would you) ){0,3}(?:remind|ping|nudge|poke) (?:me|us)(?: (?:please|pls|then|ok|of it|of that|about it|about that))*(?:\\s*[.!?]*$|(?=,? and (?:tell|explain|give|show|what|how|why|help|also|is|are|do|does|can)\\b))`,
  '(?:(?:please|pls|and|so|also|then|can you|could you|would you) ){0,3}(?:remind|ping|nudge|alert|notify) (?:me|us)(?: (?:please|pls|of it|about it|then|each time|every time|that day|on the day|on those days))*\\s*[?.!]*$',
  // German
  '(?:und )?(?:bitte )?(?:trag|schreib|setz|notier|merk|pack|speicher|halt)e?(?: (?:dir|mir|uns))?(?: bitte)? (?:das|es|ihn|sie|dir|mir)(?!\\p{L})(?! (?:gedicht|auto|essen))',
  '(?:bitte )?(?:eintragen|notieren|vormerken|in (?:den|meinen) kalender)(?: bitte)?\\s*[.!]*$',
  '(?:kannst|könntest|würdest|magst) du (?:mir |uns |bitte ){0,2}(?:das|es|ihn)(?: \\p{L}+){0,5} (?:eintragen|notieren|aufschreiben|vormerken|setzen|speichern|festhalten)',
  '(?:bitte )?erinnere? (?:mich|uns)(?: bitte| daran| dran)*\\s*[.!]*$',
  '(?:und )?(?:(?:kannst|könntest|würdest|magst) du mich (?:jedes ?mal |bitte |an dem tag |jeweils |dann )*(?:daran|dran) erinnern|erinnerst du mich(?: daran| dran| jedes ?mal)*|erinnere? mich(?: bitte| an dem tag| jedes ?mal| jeweils| dann| daran| dran)*)\\s*[?.!]*$',
  // Dutch
  "(?:en )?(?:zet|noteer|schrijf|plan) (?:(?:je|jij|u|me|mij) )?(?:dat|het|dit|'m|hem|ze)(?!\\p{L})",
  "(?:kun|kan|wil|wilt|zou) (?:je|jij|u) (?:me |mij )?(?:dat|het|dit|'m|hem) .{0,30}(?:noteren|zetten|inplannen|opschrijven|toevoegen)",
  'herinner (?:me|mij|ons)(?: eraan| even)*\\s*[.!]*$',
  '(?:en )?(?:(?:kun|kan|wil|zou) je me (?:(?:daaraan|eraan|telkens|dan|elke keer|even|daar elke keer aan) ){0,2}(?:willen )?herinneren|herinner je me (?:er|daar)aan|herinner me(?: dan| telkens| elke keer| er aan| daaraan| eraan)+)\\s*[?.!]*$',
  // French
  "(?:(?:tu peux|peux-tu|tu pourrais|pourrais-tu|vous pouvez|pouvez-vous|merci de) )(?:me |le |la |les |l'|m')*(?:noter|ajouter|inscrire|mettre)(?=\\s*[.,!?]|\\s*$| (?:ça|cela|dans|à|sur|en))",
  '(?:et )?(?:note|ajoute|inscris|mets)[sz]?-(?:moi-)?(?:le|la|les|ça)(?!\\p{L})',
  'rappelle[sz]?[- ](?:moi|nous)(?:[- ]le)?\\s*[.!]*$',
  '(?:et )?(?:(?:tu (?:peux|pourrais)|(?:peux|pourrais)-tu|vous (?:pouvez|pourriez)) (?:me le rappeler|m[’\\u0027]y faire penser)|tu me le rappelles|rappelle-le-moi)(?: à chaque fois| chaque fois| ce jour-là)?\\s*[?.!]*$',
  // Spanish
  '¿?(?:y )?(?:me )?l[oa]s? (?:apuntas|anotas|pones|agendas|añades|agregas)(?!\\p{L})',
  '(?:y )?(?:ap[uú]nta|an[oó]ta|p[oó]n|añ[aá]de|ag[eé]nda|gu[aá]rda|agr[eé]ga)(?:me)?l[oa]s?(?!\\p{L})',
  '¿?(?:puedes|podrías|puede|podría) (?:apuntar|anotar|poner|añadir|agendar|agregar)(?:me)?l[oa]s?(?!\\p{L})',
  'recu[eé]rd[ae](?:me|nos)(?:lo)?\\s*[.!]*$',
  '¿?(?:y )?(?:me l[oa]s? (?:recuerdas|puedes recordar|podrías recordar)|(?:puedes|podrías) recordármel[oa]s?|recuérdamel[oa]s?)(?: cada vez| ese día)?\\s*[?.!]*$',
  // Italian
  '(?:puoi|può|potresti|potrebbe) (?:segnar|annotar|aggiunger|metter|inserir)(?:me|te)?l[oaie](?!\\p{L})',
  '(?:e )?(?:me )?l[oa] (?:segni|metti|aggiungi|annoti)(?!\\p{L})',
  '(?:e )?(?:segna|annota|aggiungi|metti|inserisci)(?:(?:me)?l[oaie]|mi (?:questo|questa|quest’))(?!\\p{L})',
  'ricord(?:a|amelo|ami|amelo)(?:mi)?\\s*[.!]*$',
  '(?:e )?(?:me l[oa] (?:ricordi|puoi ricordare)|(?:puoi|potresti) ricordarmel[oa]|ricordamel[oa]|(?:mi fai|fammi|mi mandi|mandami) un promemoria)(?: ogni (?:mese|volta|settimana|giorno|anno)| quel giorno)?\\s*[?.!]*$',
  // Portuguese
  '(?:e )?(?:anot[ae]|marc[ae]|marque|põe|ponha|coloc[ae]|coloque|adicion[ae]|agend[ae])(?:-[oa]|(?: como (?:tarefa|lembrete|evento)| isso| isto| aí| pra mim| para mim)+)(?!\\p{L})',
  '(?:pode|podes|poderia) (?:anotar|marcar|colocar|pôr|agendar)(?: isso| isto| aí)*\\s*[?.!]*$',
  '(?:e )?(?:(?:pode|podes|poderia|consegues) (?:me lembrar|lembrar-me)|me lembr[ae]|lembr[ae]s?-me)(?: disso| disto| sempre| cada vez| nesse dia)*\\s*[?.!]*$',
];

/** Words of such a request that ask for a task or a reminder instead of an event. */
export const ASKS_FOR_TASK =
  /(?<!\p{L})(?:to-dos?|(?:my|a) todos?|task|tasks|list|liste|lijst|lijstje|taken|aufgaben?|tâches?|lista|tareas?|compiti|attività|tarefas?)(?!\p{L})/iu;
export const ASKS_FOR_REMINDER =
  /(?<!\p{L})(?:remind|ping|nudge|poke|alert|notify|erinner|herinner|rappel|y faire penser|recu[eé]rd|recordár|ricord|promemoria|lembr)/iu;
/** A reminder at an hour of the day of the plan before: captures the hour. */
export const REMINDER_AT: readonly string[] = [
  '(?:(?:please|pls|and|so|also|then|can you|could you) ){0,3}(?:remind|ping|nudge) (?:me|us)(?: (?:that day|on the day|each time|then|please|of it|about it))* (at (?:\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\.?)?|noon))(?: (?:please|pls|that day|each time|on the day))*',
  '(?:und )?erinnere? mich(?: dann| bitte| daran| dran| jeweils)* (um \\d{1,2}(?:[:.]\\d{2})?(?: uhr)?)',
  '(?:en )?herinner me(?: dan| eraan| telkens)* (om \\d{1,2}(?:[:.]\\d{2})?(?: uur)?)',
  'rappelle-(?:le-)?moi (à \\d{1,2} ?h(?:eures)? ?(?:\\d{2})?)',
  'recu[eé]rda(?:me|melo) (a las \\d{1,2}(?:[:.]\\d{2})?)',
  'ricorda(?:mi|melo) (alle \\d{1,2}(?:[:.]\\d{2})?)',
  '(?:lembra-me|me lembra) (às \\d{1,2}(?:[:.h]\\d{2}|h)?)',
];
/** How long or how often, said within the request: 'keep it for every year', 'block half an hour for that'. */
export const NAMES_LENGTH_OR_SERIES =
  /(?<!\p{L})(?:every|each|yearly|monthly|weekly|daily|hours?|minutes?|mins?|jedes|jede|jährlich|elk|elke|ieder|jaarlijks|chaque|tous les|todos los|todos os|cada|ogni|tutti gli|todo)(?!\p{L})/iu;

/** First words of a sentence that only adds to the plan before it: 'It takes an hour', 'Six sessions in all'. */
export const DETAILS_AFTER: readonly string[] = [
  "(?:it|they|that|this|each|each (?:one|lesson|session|time)|the (?:lesson|class|session|course)s?)(?:'s| is|'re| are|'ll| will)? (?=(?:on|at|from|every|always|takes?|lasts?|runs?|starts?|begins?|ends?|until|till|for|weekly|monthly|yearly|\\d|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\\b)",
  '(?:the )?(?:doors|kick-?off|curtain(?: up)?|meeting point|check-?in|start|service)(?: is| are| opens?| starts?)?(?: at)? (?=\\d)',
  '(?:first|next|last) (?:one|time|lesson|session|class|date)(?!\\p{L})',
  '(?:starting|beginning|starts|begins|ends|until|till|just until|every|each|yearly|annually|monthly|weekly|daily)(?!\\p{L})',
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:lessons?|sessions?|times|classes|weeks|evenings|dates|appointments)(?!\\p{L})',
  '(?:but )?(?:not|except) (?:on )?(?=(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b)|(?:mon|tues|wednes|thurs|fri|satur|sun)days? not\\b',
  '(?:but )?(?:not (?:in|over|during) .{3,40}, )?(?:so )?(?:just|only) until\\b|(?:ab|vanaf|à partir de|a partir de|desde|a partire da|dal) (?:heute|morgen|vandaag|aujourd|demain|hoy|mañana|oggi|domani|hoje|amanhã|\\d)',
  'dauert|(?:das|es|jedes mal|der kurs) (?:dauert|geht|beginnt|fängt)|(?:es )?sind (?:insgesamt )?|insgesamt|jedes jahr|jährlich|beginn ist|los geht',
  'duurt|(?:dat|het|de les|elke keer) (?:duurt|begint|is elke)|het zijn|in totaal|elk jaar|jaarlijks|vandaag begint',
  '(?:ça|cela|il|elle|le cours|chaque séance) (?:dure|commence)|ce sont|il y en a|en tout|au total|tous les ans|chaque année',
  '(?:dura|duran|empieza|empiezan|son|en total|todos los años|cada año)(?!\\p{L})',
  '(?:dura|durano|inizia|iniziano|sono|in tutto|in totale|ogni anno|tutti gli anni)(?!\\p{L})',
  '(?:dura|duram|começa|começam|são|ao todo|no total|todos os anos|todo ano)(?!\\p{L})',
];
