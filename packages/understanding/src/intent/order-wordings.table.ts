import type { CommandWords } from '../own-data/command-words.table.ts';

/** Orders in one language in other words than those that the readers of plans know. */
export interface OrderWordings {
  language: CommandWords['language'];
  /** What the readers know: 'remind me'. */
  remind: string;
  /** 'Schedule', for an order that names a day or an hour. */
  enter: string;
  /**
   * Beginnings of orders as patterns for lower case without accents, of which the groups `when` and `what` are kept, or
   * pairs of a pattern and what takes its place.
   */
  reminders: readonly (string | readonly [source: string, verb: string])[];
  entries: readonly string[];
  /** Orders for a task and for a goal, and the words before them that their readers know. */
  newTask: string;
  tasks: readonly string[];
  newGoal: string;
  goals: readonly string[];
  /** 'Write that down', after 'I have to …'. */
  noteAtEnd: string;
  /** 'Remind me', at the end of an order that begins with what is to be done. */
  remindAtEnd: string;
}

const UP_TO_BREAK = '(?<when>[^,.;:!?]{2,40}?)';

export const ORDER_WORDINGS: readonly OrderWordings[] = [
  {
    language: 'en',
    remind: 'remind me',
    enter: 'schedule',
    reminders: [
      '(?<what>(?:every|each|tomorrow|tonight|on|at|\\d|mon|tue|wed|thu|fri|sat|sun)[^,.;:!?]{3,60}?) (?:reminder|alert|notification)(?: please| pls| thanks)?(?= ?[.!]*$)',
      '(?:notification|alert|ping|nudge|prompt)(?: please| pls)? (?=(?:every|each|at|on|in|tomorrow|tonight|daily|weekly)\\b)',
      "make sure (?:that )?i (?:don'?t|do not|never|won'?t) forget(?: to| about)?",
      'make sure (?:that )?i remember(?: to| about)?',
      'help me (?:to )?(?:remember|not (?:to )?forget)(?: to| about| that)?',
      "(?:don'?t|do not) let (?<what>.{3,60}?) slip my mind",
      "(?:don'?t|do not) let me (?:miss|overlook)",
      "(?:i|we) (?:can'?t|cannot|mustn'?t|must not) forget (?:to |about )?(?=.{3,60}, (?:please |pls )?remind me)",
      '(?:hassle|badger|chase|harass|hound|chivvy|nag|jab) me(?: (?:about|on|re|abt)(?= ))?',
      'jog my memory(?: (?:about|on))?',
      [
        "(?:shout|holler|yell|beep|buzz|ping me|tell me|let me know)(?: at me| me)? when it(?:'?s| is| hits| gets to| turns)(?= )",
        'remind me at',
      ],
      '(?:text|message) me (?=(?:at|on|tomorrow|tonight|in|every|each|this|later)\\b.{2,60}\\b(?:to|about|that)\\b)',
      'let me know (?=(?:at|on|tomorrow|tonight|in \\d|this)\\b)(?!.{0,60}\\b(?:if|whether|what|how|which|who)\\b)(?:that )?',
      'reminder,? (?:please|pls|plz) ?[-–:,]?',
      ['wake[- ]?up call(?: please| pls)? (?:at|for)', 'wake me up at'],
    ],
    entries: [
      '(?:(?:keep|hold)(?: me)?|leave(?: me)?) (?<when>.{3,40}?) (?:free|open|clear)(?! (?:for me\\?|to)\\b)',
      '(?:can|could|may) (?:we|i) (?:get|have) (?<when>.{3,40}?) (?:blocked(?: off| out)?|reserved|held|kept free|booked out)',
      '(?:squeeze|fit|slot|jam|pop|bung|stick|work|wedge) (?:me |us )?in(?: for)?(?= )',
      '(?:lock in|diarise|diarize|calendar in|ink in)',
      '(?:pop|bung|stick|chuck|whack|get|throw|put|drop|jot|pencil) (?!(?:something|one|it|this|that) )(?<what>[^,.;:!?]{2,40}?) in(?: (?:the|my) (?:diary|calendar|agenda))?(?: (?:for|on))?(?= (?:at |on |for )?(?:\\d|mon|tue|wed|thu|fri|sat|sun|tomorrow|tonight|today|next |the \\d))',
      '(?:(?:add|put|pop) (?:it |this )?(?:to|in|on) (?:my |the )?(?:calendar|diary|agenda) ?[:,–-]?|(?:calendar|diary|agenda) ?[:–-]|save the date ?[:,–-])',
      'put (?:me|us) down for',
    ],
    newTask: 'new task:',
    tasks: [
      'note for (?:later|myself|me) ?[:–-]',
      "(?:i need|i want|give me|i'd like) an? (?:new )?(?:task|to-?do) (?:for|to|called|saying|:)",
      "(?:(?:add|create|make|put|note|here(?:'s| are)|i(?:'ve| have)(?: got)?) )?(?:\\d{1,2}|two|three|four|five|six|a (?:few|couple(?: of)?)|some|more|another|another two) (?:(?:new|more|quick|extra|other) )*(?:tasks|to-?dos|chores|things? to do|jobs)(?: for (?:me|today|tomorrow|this week|the list|my list))? ?[,:–-]",
      '(?:\\d{1,2}|two|three|four|five|six|a (?:few|couple(?: of)?)|some|more|another|another two) (?:more )?(?:things? )?(?:for|on) (?:the|my) (?:to-?do )?list ?[:,–-]',
      '(?:add|put|save|log|note|create) (?<what>.{3,80}?) as an? (?:new )?(?:task|to-?do)(?= due| by| for| on| before| until| ?$)',
      '(?:note|write down|jot down|make a note) that (?=(?:i|we) (?:still |really |also )?(?:(?:have|need|ought) to|must|should|gotta))',
      '(?:stuff|things|jobs|chores) to (?:do|sort|get done)(?: (?:today|tomorrow|this week))? ?[:–-]',
    ],
    newGoal: 'new goal:',
    goals: [
      '(?:my )?(?:target|aim|resolution)(?: for (?:\\S+ ?){1,3}?)? ?[:–-](?=.*\\b(?:until|till|by|a week|a day|a month|per|every|year|month)\\b)',
      '(?:new|another|next) goal(?: for me| please)? ?[!.,:–-]+',
      '(?:add|create|set|make|start|open|track)(?: me)? an? (?:new )?(?<what>(?!new )[a-z]+ goal) (?:of|to|for|at)',
      '(?:can (?:we|you|i) )?(?:make|turn) (?<what>.{3,80}?) (?:into )?(?:a|my|one of my) (?:new )?goals?(?= ?[?.!]*$)',
      "(?:i(?:'d| would)? like to|i want to|i'm|im|i am)? ?aim(?:ing)? (?:for|to) (?<what>.{3,80}?) ?[,;–-] ?(?:please )?(?:track|log|save|note|keep|set|add|put|make) (?:it|that|this)(?: down)?(?: as a (?:new )?goal| in my goals)?(?= ?[.!]*$)",
      '(?<what>.{6,80}?) ?[,;–-] ?(?:please )?(?:log|write|keep|track) (?:it|that|this)(?: down)? as (?:a|my) (?:new )?goal(?= ?[.!]*$)',
    ],
    noteAtEnd: '(?:write|jot|note) (?:that|it|this) down|note (?:that|it)|add (?:it|that)|put (?:it|that) down',
    remindAtEnd:
      "(?:please |pls |can you |could you |so )*(?:remind me|don'?t let me forget|gimme a (?:nudge|shout|reminder))(?: (?:please|pls|about it|of it|of that|about that|later|ok|then))*",
  },
  {
    language: 'nl',
    remind: 'herinner me',
    enter: 'zet in mijn agenda:',
    reminders: [
      ['als het (?<when>\\S+(?: uur)?) is,? (?:herinner me|zeg me|waarschuw me|geef me een seintje)', 'herinner me om'],
      '(?<when>(?:elke|iedere|morgen|vanavond|om|over|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)[^,.;:!?]{0,30}?) een (?:melding|seintje|herinnering|piepje)(?: graag)?',
      'herinner (?:je|jij) (?:me|mij)(?: er)?',
      '(?:ik wil|ik zou willen) dat je (?:me|mij) (?<what>.{3,80}?) (?:eraan )?herinnert',
      `laat (?:me|mij) (?:${UP_TO_BREAK} )?niet vergeten(?:,? (?:om|dat))?`,
      'laat (?:me|mij) (?<when>(?:morgen|vanavond|vandaag|straks|overmorgen|[a-z]+dag(?:avond|middag|ochtend)?|om [\\d:.]+(?: uur)?)) (?<what>.{3,80}?) niet vergeten',
      `trek (?:${UP_TO_BREAK} )?(?:even )?aan (?:mijn|mn|m'n) (?:jas|mouw)(?: (?:voor|over))?`,
      '(?:roep|ping|por|prik|sein|alarmeer|achtervolg|zeur|stalk)(?: (?:me|mij))(?: even)?(?= )',
      `zeur ${UP_TO_BREAK} aan mijn hoofd (?:over)?`,
      `zeg (?:${UP_TO_BREAK} )?tegen (?:me|mij)(?: even)?`,
      'zeg (?:me|mij) (?=(?:om|over|morgen|vanavond|[a-z]+dag) )',
      `geef (?:(?:me|mij) )?(?:${UP_TO_BREAK} )?een (?:gil|brul|schreeuw|belletje|tik|zetje|duwtje)`,
      '(?:zorg|zie) (?:ervoor |er voor |erop toe )?dat ik (?<what>.{3,80}?) niet vergeet',
      'help (?:me|mij) (?:even )?(?:onthouden|herinneren)',
      'waarschuw (?:me|mij)',
      '(?:een )?(?:seintje|piepje|herinnering) (?=(?:om|over|morgen|vanavond|vandaag|[a-z]+dag)\\b)',
      'vergeet (?:me|mij) (?<when>[^,.;:!?]{0,30}?) ?niet te (?:herinneren|waarschuwen|zeggen)',
    ],
    entries: [
      '(?:schrijf|noteer|zet|plan) (?:je|jij) (?:even )?(?<what>.{3,60}?)(?: op| erin| in)?(?= ?[?]?$)',
      '(?:hou|houd) (?<when>.{3,40}?) (?:vrij|open)',
      '(?:prik|gooi|smijt|knal|flikker|mik|plak|plemp|zet|tik) (?:er )?(?:maar |even |ff )?(?<what>.{3,60}?)(?: even| ff)? (?:in (?:mijn|m.n|mn|de) (?:agenda|kalender)|erin|in)(?= ?[,:]| ?$)',
      '(?:prik|knal|plemp) (?=.*\\d|.*dag)',
      '(?:(?:zet|schrijf) (?:er )?(?:maar |even |ff )?in ?:|noteer(?: even)? ?:|(?:agenda|kalender) ?:)',
      'blok(?:ker)?(?: (?:even|me|voor me))?(?= )',
      '(?:kun|kan|wil|zou) (?:je|u) (?<when>.{3,60}?) (?:vrijhouden|blokken|reserveren|prikken)',
    ],
    newTask: 'nieuwe taak:',
    tasks: [
      'notitie (?:voor later|aan mezelf|voor mezelf) ?[:–-]',
      '(?:nog )?(?:een )?(?:klusje|taakje|taak)(?: erbij)? ?[:–-]',
      '(?:maak|voeg) (?:me )?(?:even )?een (?:nieuwe )?taak(?: aan| toe)? ?[,:–-]',
      "(?:(?:maak|voeg|zet|noteer) )?(?:\\d{1,2}|twee|drie|vier|vijf|zes|een paar|enkele|nog een paar|nog twee) (?:(?:nieuwe|extra) )*(?:taken|klusjes|klussen|to-?do'?s|dingen)(?: (?:voor mij|voor vandaag|voor morgen|toe|op))? ?[,:–-]",
      "(?:zou|kun|kan|wil) (?:je|u) (?<what>.{3,80}?) (?:aan|op|bij|in) (?:mijn|m'n|mn|de) (?:to-?do(?:'?s|-?lijst)?|taken|takenlijst|lijst|lijstje|boodschappenlijst|boodschappen)(?: (?:kunnen|willen))? (?:toevoegen|zetten|bijzetten|schrijven|plaatsen)",
      '(?:zou|kun|kan|wil) (?:je|u)(?: even| me| ff)* (?:noteren|opschrijven|onthouden),? (?=dat (?:ik|we))',
      '(?:als|een) (?:nieuwe )?(?:taak|klusje|to-?do)(?: graag| aub| alsjeblieft)? ?[:–-]',
      '(?:nog )?(?:te|wat ik nog moet) doen(?: vandaag| morgen| deze week)? ?[:–-]',
    ],
    newGoal: 'nieuw doel:',
    goals: [
      'ik stel (?:mezelf|me) (?:als|tot|ten) doel,?(?: om)?',
      'nieuw(?:e)? doel(?:stelling)?(?: erbij)? ?[!.,:–-]+',
      '(?:stel|maak|zet|voeg)(?: me| mij)? een (?:nieuw )?(?<what>[a-z]*doel)(?: in| aan| toe)? (?:van|om|voor)',
    ],
    noteAtEnd: '(?:schrijf|noteer|zet) (?:dat|het|dit)(?: even| ff| maar)*(?: op| erbij| erop)?',
    remindAtEnd:
      '(?:kun je |wil je |en )*(?:herinner (?:me|mij|er me)(?: er)?(?: aan| eraan)?|(?:me |mij )?(?:er ?)?aan herinneren|laat (?:me|mij) dat niet vergeten)(?: aub| alsjeblieft| graag| even)*',
  },
  {
    language: 'de',
    remind: 'erinnere mich',
    enter: 'trage ein:',
    reminders: [
      '(?<when>(?:morgen|heute|am|um|ubermorgen|[a-z]+tag)[^,.;:!?]{0,30}?) (?:bitte |mal )?an (?<what>.{3,40}?) (?:denken lassen|erinnern)(?= ?[.!]*$)',
      ['wenn es (?<when>\\S+(?: uhr)?) ist,? (?:erinnere? mich|sag mir bescheid)', 'erinnere mich um'],
      'erinnerst du (?:mich|uns)(?: bitte| mal)*',
      '(?:kurze|kleine|eine) erinnerung(?: bitte)?(?: an)?(?= )',
      'ich (?:will|mochte|brauche),? dass du mich (?<what>.{3,80}?) erinnerst',
      `(?:sag|gib|sagst du|gibst du) (?:mir )?(?:bitte |mal )?${UP_TO_BREAK} (?:bitte |mal )?(?:bescheid|laut)(?:,? wegen(?: de[mrns])?)?`,
      '(?<when>(?:in|um|gegen|morgen|heute|am|uber)\\b[^,.;:!?]{0,30}?) (?:bitte |mal )?(?:bescheid (?:sagen|geben)|anklingeln|melden|anstupsen|erinnern)(?:,? wegen(?: de[mrns])?)?',
      '(?:bescheid (?:sagen|geben)) (?=(?:in|um|gegen|morgen|heute|am)\\b)',
      'meld(?:e)? dich (?=(?:in|um|gegen|morgen|heute|am)\\b)',
      '(?:nerv|nerve|quale?|lochere?|klingel|klingle|hau|stupse?|schubse?|piekse?) mich (?=.*(?:\\d|morgen|heute|ubermorgen|tag\\b|abend|frueh|fruh))',
      `lass (?:mich|uns) (?:bitte |ja )?(?:${UP_TO_BREAK} )?(?:bitte |ja )?nicht vergessen,?(?: dass)?`,
      'nicht vergessen lassen ?[:,]',
      '(?:pass auf|schau),? dass ich (?<what>.{3,80}?) nicht vergesse',
      'sag mir (?=(?:in|um|gegen|morgen|heute|am)\\b.{2,60}\\b(?:dass|soll)\\b)',
      '(?:kannst|konntest|wurdest) du mich (?<when>[^,.;:!?]{0,30}?) ?(?:bitte )?(?:dran|daran) erinnern,?(?= dass)',
      '(?:wecker|erinnerung|reminder) (?=(?:in|um|gegen|morgen|heute|am)\\b.{2,})',
    ],
    entries: [
      '(?:schreib(?:e)?|tu|tue|pack(?:e)?|hau(?:e)?|knall(?:e)?|klatsch(?:e)?) (?:es )?(?:mir |uns )?(?:bitte |mal |noch |kurz ){0,3}(?:mit )?(?:rein|ein|dazu) ?:?',
      '(?:schreib|tu|pack|hau|knall|klatsch|setz)e? (?:mir |uns )?(?:bitte |mal |noch ){0,3}(?<what>.{3,80}?) (?:rein|mit rein|in (?:den|meinen|unseren) kalender|in die agenda)(?= ?$)',
      '(?:merk|notier)e? (?:mir |uns )?(?:bitte |mal ){0,2}(?<what>.{3,80}?) vor(?= ?$)',
      '(?:blocker|blocke?|blockiere?|reserviere?) (?:mir |uns )(?:bitte |mal ){0,2}',
      '(?:trage?|notiere?) (?:bitte |mal |noch |mir ){1,2}ein ?:?',
      '(?:termin eintragen|neuer eintrag|kalender|terminkalender) ?[:–-]',
      'ich brauche? (?<when>.{3,40}?) (?:einen|nen|ein) (?:slot|zeitfenster) fur',
      'halt(?:e|et)? (?:mir |uns )?(?:bitte |mal )?(?<when>.{3,60}?) frei(?= |$)(?! von)',
      '(?:kannst du|konntest du|konnen sie|konnten sie) (?:mir |uns )?(?:bitte |mal )?(?<when>.{3,80}?) (?:freihalten|vormerken|reinschreiben|reintun|reinpacken|eintakten)',
    ],
    newTask: 'neue aufgabe:',
    tasks: [
      'notiz (?:an mich|fur mich|fur spater) ?[:–-]',
      '(?:leg|erstell|mach)e? (?:mir )?(?:bitte |mal )*eine (?:neue )?aufgabe(?: an)? ?[,:–-]',
      'ich (?:brauche?|will|mochte) eine (?:neue )?aufgabe(?: fur| :|:)?(?= )',
      '(?:(?:leg|erstell|mach|notier|schreib)e? (?:mir )?)?(?:\\d{1,2}|zwei|drei|vier|funf|sechs|ein paar|einige|mehrere|noch ein paar|noch zwei) (?:(?:neue|weitere) )*(?:aufgaben|to-?dos|sachen|dinge)(?: fur (?:mich|heute|morgen))?(?: an| auf)? ?[,:–-]',
      '(?:kannst|konntest|kannste|wurdest) (?:du )?(?:mir |dir )?(?:bitte |mal )*(?:notieren|aufschreiben|merken),? (?=dass (?:ich|wir))',
      '(?:bitte )?(?:als|eine) (?:neue )?(?:aufgabe|to-?do)(?: bitte)? ?[:–-]',
      '(?:noch|heute|morgen|auch)? ?(?:zu erledigen|zu tun|erledigen|zum abarbeiten) ?[:–-]',
    ],
    newGoal: 'neues ziel:',
    goals: [
      'ich (?:setze|nehme) mir (?:zum|als) ziel,?',
      'neues ziel(?: fur mich)? ?[!.,:–-]+',
      '(?:setz|stell)e? (?:mir|ich mir) (?:das|als|ein) ziel,?',
      '(?:leg|erstell|setz|mach)e? (?:mir )?(?:bitte )?ein (?:neues )?(?<what>[a-z]*ziel)(?: an)? (?:von|uber|fur|mit)(?=.* an$| )',
    ],
    noteAtEnd:
      '(?:schreib|notier|setz|trag|nimm)e? (?:dir |mir )?(?:das|es)(?: bitte| mal| dir| mir)*(?: auf| ein| drauf| dazu)?',
    remindAtEnd:
      '(?:bitte |und |kannst du )*(?:erinnere? (?:mich|uns)|erinnerst du mich|mich (?:bitte )?(?:dran |daran )?erinnern|lass mich das nicht vergessen)(?: (?:dran|daran|bitte|mal|dann|ok|rechtzeitig))*',
  },
  {
    language: 'fr',
    remind: 'rappelle-moi',
    enter: 'ajoute',
    reminders: [
      ['quand il (?:est|sera) (?<when>\\d+ ?h ?\\d*),? (?:previens|rappelle|avertis)[- ]moi', 'rappelle-moi à'],
      "(?:il faudrait|j'aimerais que tu|je voudrais que tu|j'ai besoin que tu|il faut) (?:me |m')(?:rappeler|rappelles|previennes|prevenir)",
      'alerte[- ]moi',
      '(?:previens|avertis|secoue|bipe|sonne)[- ]moi',
      '(?:fais|fait)[- ]moi signe',
      '(?:un )?petit rappel(?: pour)?',
      "que je n'oublie pas(?: de| d')?",
      "(?:dis|dites)[- ]moi (?=(?:a|dans|demain|ce soir|vers|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\\b[^,]{0,24}? (?:de |d'|qu'|que ))(?!.* si )",
      `envoie[- ]moi (?:une alerte|une notification|une notif|un message|un petit mot) (?=.*(?:\\d|demain|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))`,
      'ne me laisse(?:z)? pas oublier',
      "(?:il )?(?:ne )?faut pas que j'oublie (?=.{3,80},? (?:rappelle|fais-moi|previens))",
      "(?:fais|faites) en sorte que je n'oublie pas",
      'je (?:ne )?(?:veux|dois) pas oublier(?=.{3,80}(?:\\d|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))',
    ],
    entries: [
      '(?:tu|vous) (?:me |nous )?(?:mets|mettez|cales|calez|notes|notez|bloques|bloquez|ajoutes|programmes|reserves|inscris|rajoutes)(?: moi)?(?= )',
      '(?:tu peux|peux-tu|tu pourrais|pourrais-tu|pouvez-vous|vous pouvez) (?:me |nous )?(?:caler|poser|bloquer|garder|mettre|noter|inscrire|rajouter|placer|glisser)(?= )',
      '(?:cale|pose|place|glisse|garde|bloque|mets|note|colle|reserve|inscris|prevois)[- ](?:moi|nous)(?= )',
      '(?:rajoute|cale|inscris|prevois|place)(?:[- ](?:moi|nous))?(?= )',
      '(?:agenda|calendrier) ?[:–-]',
    ],
    newTask: 'nouvelle tâche :',
    tasks: [
      '(?:note|memo) pour (?:plus tard|moi|moi-meme) ?[:–-]',
      '(?:pense[- ]bete|memo) ?[:–-]',
      "(?:il me faut|je veux|je voudrais|j'ai besoin d') ?une (?:nouvelle )?tache (?:pour|:)",
      '(?:cree|ajoute|fais)(?:[- ]moi)? une (?:nouvelle )?tache ?[,:–-]',
      "(?:(?:ajoute|cree|note|mets)(?:-moi)? )?(?:\\d{1,2}|deux|trois|quatre|cinq|six|quelques|plusieurs) (?:nouvelles? |autres )*(?:taches|to-?dos|trucs a faire|choses a faire)(?: pour (?:moi|demain|aujourd'hui))? ?[,:–-]",
      '(?:peux-tu|tu peux|pourrais-tu|tu pourrais)(?: me)? noter (?=que (?:je|on|nous))',
      '(?:comme|en) (?:nouvelle )?tache ?[:–-]',
      '(?:encore |reste )?a faire ?[:–-]',
    ],
    newGoal: 'nouvel objectif :',
    goals: [
      "(?:je (?:voudrais|veux) )?me (?:fixer|donner) (?:un|comme) (?:but|objectif) ?[:,]? ?(?:de |d')?",
      'nouvel objectif(?: pour moi)? ?[!.,:–-]+',
      "(?:fixe|donne|mets)[- ]moi (?:comme|un|pour) (?:objectif) ?(?:de |d'|: ?)?",
      "(?:cree|ajoute|fixe|mets)(?:[- ]moi)? un (?:nouvel )?(?<what>objectif (?:d'|de )[a-z]+) (?:de|a|pour)",
    ],
    noteAtEnd: 'note[- ](?:le|ca)|(?:ajoute|mets|inscris)[- ](?:le|la|ca)(?: (?:a|sur) la liste)?',
    remindAtEnd:
      "(?:tu peux |et )*(?:rappelle[- ](?:le[- ])?moi|rappelle[- ]le|me le rappeler|fais[- ]moi un rappel|fais[- ]m'y penser|ne me laisse pas oublier)(?: (?:stp|s'il te plait|svp|ok))*",
  },
  {
    language: 'es',
    remind: 'recuérdame',
    enter: 'apunta',
    reminders: [
      ['cuando sean (?<when>las? [^,.;]{1,16}?),? (?:avisame|recuerdame|dime)', 'recuérdame a'],
      '(?:necesito|quiero|quisiera|me gustaria) que me (?:recuerdes|avises|recordaras)(?: de)?',
      '(?:dime|me dices) (?=(?:a las?|en|manana|esta|el|pasado)\\b.{2,60}\\bque\\b)',
      '(?:no me dejes|que no me dejes) olvidar(?:me)?(?: de)?',
      'que no se me (?:olvide|pase|vaya)',
      '(?:hazme|me haces) (?:acordar|recordar)(?: de| que)?',
      '(?:pegame|dame|echame|metele) (?:un )?(?:grito|toque|tirón|tiron|chillido|silbido|aviso|timbrazo)',
      'recordatorio (?=(?:manana|hoy|el|a las?|en|para|esta)\\b)',
      '(?:acuerdame|alertame|avisadme|notificame|prevenme)',
      '(?:machacame|insisteme|dame la lata|persigueme) ',
    ],
    entries: [
      '(?:bloqueame|guardame|reservame|apartame|dejame) (?<when>.{3,40}?)(?: (?:libre|bloquead[oa]))? (?=para |con )',
      '(?:cuadrame|encajame|meteme|colocame|agendame|ponme|anotame|apuntame)(?= )',
      '(?:mete|encaja|cuadra|anota|bloquea|agenda(?! (?:for|of|de|del|van|voor|di|do|da|hoy|manana|semanal)))(?= )',
      '(?:agenda|calendario) ?[:–-]',
      '(?:me|nos) (?:bloqueas|guardas|reservas|apuntas|agendas|pones|anotas|metes|cuadras|marcas)(?= )',
    ],
    newTask: 'nueva tarea:',
    tasks: [
      'nota (?:para (?:luego|mi|despues)|mental) ?[:–-]',
      '(?:quiero|necesito) una (?:nueva )?tarea(?: nueva)? (?:que sea|para|de|:)',
      '(?:crea|anade|hazme|agrega)(?:me)? una (?:nueva )?tarea ?[,:–-]',
      '(?:(?:agrega|anade|crea|apunta|anota|pon)(?:me)? )?(?:\\d{1,2}|dos|tres|cuatro|cinco|seis|unas|unos|varias|varios|un par de) (?:nuev[oa]s? )?(?:tareas|pendientes|to-?dos|cosas (?:por|para|que) hacer)(?: nuev[oa]s)?(?: para (?:mi|hoy|manana))? ?[,:–-]',
      '(?:puedes|podrias)(?: me)? (?:anotar|apuntar)(?:me)? (?=que (?:aun |todavia )?(?:tengo|tenemos|debo|hay))',
      '(?:como|de) (?:nueva )?tarea ?[:–-]',
      '(?:aun |todavia |queda )?(?:por|para) hacer ?[:–-]',
    ],
    newGoal: 'nueva meta:',
    goals: [
      'me (?:propongo|pongo|marco) como (?:objetivo|meta)',
      '(?:nuev[oa] )(?:objetivo|meta)(?: para mi)? ?[!.,:–-]+',
      '(?:ponme|pon|fijame|marcame|apuntame) (?:de|como) (?:objetivo|meta)(?: nuev[oa])?',
      '(?:crea|anade|pon|agrega|fija)(?:me)? (?:un|una) (?:nuev[oa] )?(?<what>(?:objetivo|meta) de [a-z]+) de',
    ],
    noteAtEnd: '(?:apuntalo|anotalo|ponlo|agregalo)(?: en la lista)?',
    remindAtEnd:
      '(?:me lo recuerdas|y |puedes )*(?:recuerdamelo|recuerdame|avisame|no me dejes olvidarlo|acuerdamelo|recordarmelo)(?: (?:porfa|por favor|vale))*|me lo recuerdas',
  },
  {
    language: 'it',
    remind: 'ricordami',
    enter: 'segna',
    reminders: [
      ['quando sono le (?<when>\\S+),? (?:avvisami|ricordami|dimmi)', 'ricordami alle'],
      '(?:vorrei|ho bisogno|mi serve|voglio) che (?:tu )?mi (?:ricordi|ricordassi|avvisi|avvisassi)(?: di)?',
      `(?<when>(?:tra|fra|alle|domani|stasera|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\\b[^,.;:!?]{0,30}?) (?:dimmi|mi dici|ricordami|avvisami|avvertimi)(?= (?:di|che|del)\\b)`,
      '(?:dimmi|mi dici) (?=(?:tra|fra|alle|domani|stasera|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\\b.{2,60}\\b(?:di|che|del)\\b)',
      '(?:non farmi|non mi far|non lasciarmi) (?:scordare|dimenticare)(?: di)?',
      '(?:fai in modo|fa|fai) che (?:io )?non (?:mi )?(?:dimentichi|scordi)(?: di)?',
      'fammi (?:ricordare|uno squillo|un fischio)(?: di)?',
      'ricordati di (?:dirmi|ricordarmi|avvisarmi)',
      '(?:allertami|avvertimi|scuotimi|pungolami|assillami|stressami)',
      '(?:dammi|fammi) (?:un )?(?:colpo|squillo|fischio|urlo|segnale|cenno)',
    ],
    entries: [
      '(?:tienimi|lasciami|mi tieni) (?:liber[oaie] )?(?<when>.{3,40}?)(?: liber[oaie])? (?=per |con )',
      '(?:piazzami|infilami|infila|incastrami|incastra|ficca|bloccami|segnami|mettimi|fissami|prenotami)(?= )',
      '(?:calendario|agenda|prendi nota|annota) ?[:–-]',
      '(?:mi|ci) (?:blocchi|segni|metti|fissi|prenoti|inserisci|infili)(?= )',
    ],
    newTask: 'nuova attività:',
    tasks: [
      'nota per (?:dopo|me|me stess[oa]) ?[:–-]',
      '(?:voglio|mi serve|vorrei) una (?:nuova )?attivita (?:per|:)',
      '(?:in|nella) lista (?:ci )?(?:metti|aggiungi)(?:ci)?(?: anche)?',
      '(?:(?:aggiungi|crea|segna|metti|annota)(?:mi)? )?(?:\\d{1,2}|due|tre|quattro|cinque|sei|alcune|un paio di) (?:nuov[ie] |altre )*(?:attivita|compiti|cose da fare|faccende)(?: nuov[ie])?(?: per (?:me|oggi|domani))? ?[,:–-]',
      '(?:puoi|potresti)(?: mi)? (?:annotare|segnare|appuntare)(?:mi)? (?=che (?:devo|dobbiamo|bisogna))',
      '(?:come|di) (?:nuova )?(?:attivita|cosa da fare) ?[:–-]',
    ],
    newGoal: 'nuovo obiettivo:',
    goals: [
      "mi (?:pongo|prefiggo|do) (?:come|l') ?obiettivo(?: di)?",
      'nuovo (?:obiettivo|traguardo)(?: per me)? ?[!.,:–-]+',
      '(?:mettimi|fissami|dammi) (?:come|un|di) (?:obiettivo)(?: di)?',
      '(?:crea|aggiungi|imposta|metti)(?:mi)? un (?:nuovo )?(?<what>obiettivo di [a-z]+) di',
    ],
    noteAtEnd: '(?:segnalo|annotalo|scrivilo|mettilo in lista|appuntalo)',
    remindAtEnd:
      '(?:me lo ricordi|e |puoi )*(?:ricordamelo|ricordami|avvisami|non farmelo dimenticare|ricordarmelo|fammelo ricordare)(?: (?:per favore|ok|grazie))*|me lo ricordi',
  },
  {
    language: 'pt',
    remind: 'lembra-me',
    enter: 'marca',
    reminders: [
      ['quando forem (?:as )?(?<when>\\S+(?: horas)?),? (?:avisa-me|me avisa|lembra-me|me lembra)', 'lembra-me às'],
      '(?:preciso|quero|queria|gostava|gostaria) que (?:tu |voce )?me (?:lembres|lembre|lembrasses|avises|avise)(?: de)?',
      '(?:diz-me|me diz|me fala|me diga) (?=(?:as?|daqui|amanha|hoje|na|no|em)\\b.{2,60}\\b(?:para|pra|que|de)\\b)',
      '(?:nao me deix(?:e|es|a)|que nao me deixes) esquecer(?: de| da| do)?',
      'que (?:eu )?nao me esqueca(?: de)?',
      '(?:faz|faca)(?:-me)? (?:com que eu )?(?:me )?lembr(?:ar|e)(?: de)?',
      '(?:me cutuca|cutuca-me|me chama|chama-me|me alerta|alerta-me|me sacode|chateia-me|me enche o saco|me cobra|cobra-me)(?= )',
      '(?:me avisa|avisa-me|me avise|lembrete)(?= (?:as?|daqui|amanha|hoje|na|no|em|dia)\\b)',
      '(?:da-me|me da|manda-me|me manda) (?:um )?(?:toque|grito|sinal|berro|alerta|alo)',
    ],
    entries: [
      '(?:guarda-me|reserva-me|deixa-me|me guarda|me reserva|bloqueia-me|me bloqueia) (?<when>.{3,40}?)(?: livre)? (?=para |pra |com )',
      '(?:consegues|podes|pode|voce pode|vc pode|da para|da pra) (?:me )?(?:bloquear|marcar|encaixar|agendar|meter|por|apontar|reservar|guardar|anotar)(?:-me)?(?= )',
      '(?:mete|encaixa|joga|bota|poe|aponta|taca|enfia|espeta|coloca)(?:-me)?(?: la| ai| ja)(?= )(?: na agenda)?',
      '(?:me )?(?:encaixa|joga|bota|taca|enfia|marca|agenda(?! (?:for|of|de|do|da|del|di|hoje|amanha|semanal)))(?= )',
      '(?:calendario|agenda) ?[:–-]',
    ],
    newTask: 'nova tarefa:',
    tasks: [
      'nota (?:para (?:depois|mim)|mental) ?[:–-]',
      '(?:quero|preciso de) uma (?:nova )?tarefa(?: nova)? (?:para|:)',
      '(?:cria|faz|adiciona)(?:-me)? uma (?:nova )?tarefa ?[,:–-]',
      '(?:(?:adiciona|adicione|cria|crie|aponta|anota|poe)(?:-me)? )?(?:\\d{1,2}|duas|tres|quatro|cinco|seis|umas|algumas|varias|um par de) (?:novas? |outras )*(?:tarefas|afazeres|pendencias|coisas (?:para|por|a) fazer)(?: novas)?(?: para (?:mim|hoje|amanha))? ?[,:–-]',
      '(?:podes|pode|voce pode|consegues)(?: me)? (?:anotar|apontar)(?:-me)?(?: ai)? (?=que (?:ainda )?(?:tenho|temos|preciso|devo))',
      '(?:como|de) (?:nova )?tarefa ?[:–-]',
      '(?:ainda )?(?:por|para) fazer ?[:–-]',
    ],
    newGoal: 'nova meta:',
    goals: [
      '(?:ponho|defino|coloco)(?:-me)? como (?:meta|objetivo)',
      '(?:nov[oa] )(?:objetivo|meta)(?: para mim)? ?[!.,:–-]+',
      '(?:poe|define|marca|fixa|coloca)(?:-me)? (?:como|de) (?:objetivo|meta)',
      '(?:cria|crie|adiciona|define|poe)(?:-me)? (?:um|uma) (?:nov[oa] )?(?<what>(?:objetivo|meta) de [a-zç]+) de',
    ],
    noteAtEnd: '(?:anota|aponta|regista)(?:[- ](?:isso|o|ai))?(?: ai)?',
    remindAtEnd:
      '(?:e |podes |pode )*(?:lembra-me|me lembra|me lembre|avisa-me|me avisa|lembrar-me|nao me deixes esquecer|me relembra)(?: (?:disso|por favor|pf|ok|depois))*',
  },
];
