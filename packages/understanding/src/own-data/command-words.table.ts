import type { Language } from '../text/language.ts';

/** The words of commands about lists and goals in one language: patterns for lower case without accents. */
export interface CommandWords {
  language: Exclude<Language, 'other'>;
  /** Polite words before a command; `politeEnd`: after it. */
  polite: string;
  politeEnd: string;
  /** Verbs that put something on a list. */
  add: string;
  /** Between the verb and what is added. */
  fillers: string;
  /** The place: 'on my list', 'as a task'. */
  onList: string;
  /** Before the task: 'new task:'. */
  newTask: string;
  /** Writes something down, before a colon and the task: 'jot down:'. */
  noteDown: string;
  /** After the task: 'make a task of it'. */
  asTask: string;
  /** Says that a task has time: 'no rush'. */
  hurry: string;
  /** The pronoun for a task that was named before: 'put that on my list'. */
  it: string;
  /** Before the task: 'that I have to'. */
  lead: string;
  /** Small words before the verb of the task: 'to', 'de'. */
  link: string;
  /** A verb of duty inside the task: 'muss' of 'dass ich den Keller ausmessen muss' ('that I must measure the cellar'). */
  duty: string;
  /** 'I want to', before a goal. */
  want: string;
  /** 'Myself', 'set', between 'I want to' and 'as a goal' or after it. */
  setMyself: string;
  /** Where the goal is put: 'as a goal', 'to my goals'. */
  goalPlace: string;
  /** Verbs that set a goal. */
  setGoal: string;
  /** After a goal that was set: 'save it'. */
  keepIt: string;
  /** After a goal: 'make that a goal', 'help me stick to it'. */
  asGoal: string;
  /** Before a goal: 'set a goal:'. */
  newGoal: string;
  /** A question about progress: the beginning, and the goals. */
  progress: string;
  goals: string;
  /** A question of how far a goal is: 'how far am I off my goal'. */
  distance: string;
  /** 'How am I doing', after what is wanted. */
  standing: string;
}

export const COMMAND_WORDS: readonly CommandWords[] = [
  {
    language: 'en',
    polite: "please|pls|hey|hi|ok|okay|also|and|can you|could you|would you|i'd like you to",
    politeEnd: '(?:on|in) there|please|pls|thanks|thank you|would you|will you|could you|for me|ok',
    add: 'list|add|put|pop|stick|chuck|throw|write|make a(?: quick)? note|note|jot|get|save|keep|bung|whack|include',
    fillers: 'just|down|also',
    onList:
      '(?:down )?(?:to|on|onto|in) (?:my|the|our) (?:(?:to-?do|to do|task|shopping|grocery|chores?) )?(?:list|to-?dos?|tasks|pile|backlog)|(?:down )?as (?:an? )?(?:to-?do|task|chore|something (?:i (?:need|have) )?to do|things? to do)',
    newTask:
      '(?:(?:add|create|make|set|put) )?(?:an? )?(?:(?:new|recurring|repeating|regular|daily|weekly|monthly|yearly|quick) ){0,2}(?:task|to-?do|to do|chore)|groceries|shopping(?: list)?|to buy|(?:another|one more|next|last) (?:thing|item|one|job)(?: (?:for|on) (?:my|the|our) (?:to-?do )?list)',
    noteDown: '(?:jot|note|write)(?: (?:this|that|it))? down|jot|make a (?:quick )?note|quick note',
    asTask:
      '(?:make|turn|create|set|add|save) (?:that|this|it) (?:down )?(?:into |as )?(?:an? |one of my )?(?:new )?(?:task|to-?do|chore)s?|(?:make|create|add|set) (?:me )?an? (?:new )?(?:task|to-?do|chore) (?:out )?(?:of|for|from) (?:that|this|it)',
    hurry:
      "(?:there(?:'s| is) )?no (?:rush|hurry)|not urgent|(?:it(?:'s| is) )?not (?:in a hurry|pressing)|whenever|when (?:i|you) get (?:to|round to) it",
    it: 'it|that|this|those|them|these|both',
    lead: "(?:also |still )?(?:need|have) to|(?:that )?(?:i|we) (?:really |still |also )?(?:need|have|ought) to|(?:that )?(?:i|we)(?:'ve)? (?:really |still )?(?:must|should(?: really)?|got to|gotta)|(?:i've )?got to|gotta|must",
    link: 'to(?= [a-z])|that(?= (?:the|my|our|i|we) )',
    duty: '(?!)',
    want: "i(?:'d| would)? (?:really )?(?:want|like) to|i(?:'m| am) (?:going|planning) to",
    setMyself: 'set|give|make|put|myself|have',
    goalPlace: '(?:as|into|for) (?:an?|my|one of my) (?:new )?goals?|(?:to|in|into|among|on) my (?:list of )?goals',
    setGoal: 'set|add|make|save|put|track|note|enter|create',
    keepIt:
      '(?:save|add|track|note|set|log|keep|write|put) (?:it|that|this)(?: down| in)?(?: for me)?|can you (?:save|add|track|note) (?:it|that)',
    asGoal:
      '(?:set|add|make|save|put|keep|track|note|mark) (?:that|this|it) (?:down )?(?:as |to |in |into )?(?:a |my |one of my )?(?:new )?goals?|(?:help|keep|hold) me (?:stick |keep |stay )?(?:to|on|with) (?:it|that|this|track)|keep track of (?:it|that|this)|(?:can|could) (?:that|this|it) be (?:one of my goals|a goal)|(?:create|set|add) (?:that|this) goal',
    newGoal:
      'new goal|(?:set|track|make|create|add|start) (?:me )?(?:a|another) (?:new )?goal(?: for me)?|set myself a goal|my (?:new |next |latest )?(?:goal|aim|resolution)(?: for (?:\\S+ ?){1,3}| (?:this|next) \\w+)?(?: is)?(?: to(?= ))?|goal',
    progress:
      "how(?:'s| is| am| far| close)|how are(?=.* (?:going|coming|doing|looking))|where (?:am|do) i|am i|what(?:'s| is) (?:the|my) (?:progress|status)|any progress|did i (?:reach|meet|hit)|have i (?:reached|met|hit)",
    goals: '(?:my|our) (?:[\\w-]+ ){0,2}goals?|(?:my|our|the) (?:[\\w-]+ ){0,2}targets?',
    distance:
      "(?:am i|are we) (?:still |now )?(?:on track|on schedule|ahead|behind) (?:with|for|on|to) (?!.*\\b(?:tasks?|to-?dos?|anything|work|schedule)\\b).{2,40}|how (?:far|close|much|many)\\b(?=.*\\b(?:i|me|my|i'm|i've)\\b).{0,50}\\b(?:off|away|short|left|missing|to go|from|until|till|before|to (?:reach|hit|get to))\\b.{0,40}\\b(?:goals?|targets?)|(?:how (?:(?:am i|are we) (?:doing|getting on|going|coming along)|far (?:am i|are we|along am i|have i got(?:ten)?))|where (?:am i|do i stand)) (?:on|with|against|in) (?:the|that|this) .{0,30}\\b(?:goals?|targets?)",
    standing: 'how (?:am i doing|far am i|is it going)|where am i(?: at)?|am i on track',
  },
  {
    language: 'nl',
    polite: 'hoi|he|hey|ok|oke|en|ook|kun je|kan je|wil je|zou je|alsjeblieft',
    politeEnd: 'zetten|schrijven|toevoegen|alsjeblieft|aub|a\\.?u\\.?b|graag|bedankt|dank je|wil je|svp|even',
    add: 'zet|schrijf|noteer|voeg|gooi|plaats|knal|doe|stop|krabbel',
    fillers: 'even|ff|effe|maar|eens|ook|nog|voor me|op|neer',
    onList:
      "(?:op|aan|bij|tot|in|onder|tussen) (?:mijn|m'n|mn|de|het|onze) (?:(?:to-?do|taken|klussen|boodschappen|werk)-?)?(?:lijst(?:je)?|taken|klusjes|to-?do'?s?)(?: toe)?|als (?:taak|klusje?|to-?do)",
    newTask:
      'taak (?:toevoegen|aanmaken|erbij)|nog (?:iets|een|eentje|wat) voor (?:op )?(?:de|mijn|m.n) (?:to-?do-?)?lijst(?:je)?|(?:(?:maak|voeg|zet) )?(?:een )?(?:(?:nieuwe|terugkerende|wekelijkse|maandelijkse|dagelijkse) ){0,2}(?:taak|klus|klusje|to-?do)|boodschappen(?:lijst(?:je)?)?|(?:schrijf|noteer)(?: (?:even|ff|maar|eens))? op(?= ?:)(?!.*\\d ?(?:u(?:ur)?\\b|:\\d))',
    noteDown:
      'noteer(?: (?:even|ff|maar|eens|voor me))*|schrijf (?:(?:even|ff|maar|eens) )*op|onthoud(?: (?:even|ff))?',
    asTask:
      '(?:maak|kun je) (?:er|daar|hier|dat|dit|het) (?:(?:even|eens|maar|ff|graag|gewoon) ){0,2}(?:een |n )?(?:taak|taakje|klus|klusje|to-?do) (?:van|voor)(?: maken)?|(?:zet|noteer|sla) (?:dat|dit|het) (?:(?:even|eens|maar|ff) ){0,2}(?:op )?als (?:een )?(?:taak|taakje|klusje|to-?do)(?: op| neer)?|(?:dat|dit|het) (?:(?:even|eens|maar|ff) ){0,2}als (?:een )?(?:nieuwe )?(?:taak|taakje|klusje|to-?do) (?:opslaan|noteren|toevoegen|aanmaken|zetten|bewaren|opschrijven)',
    hurry: '(?:het heeft )?geen haast|(?:het )?hoeft niet meteen|niet dringend|geen spoed',
    it: 'dat|dit|het|die|deze|ze',
    lead: '(?:dat )?(?:ik|we) (?:nog )?(?:moet|moeten|wil|zou)(?: nog)?|dat (?:ik|we)(?= .*\\bmoet)(?: nog)?',
    link: 'om(?= )',
    duty: 'moet|moeten',
    want: "(?:ik|'k) (?:wil|zou)(?: graag)?",
    setMyself: 'mezelf|mij|me|stellen|zetten|voornemen',
    goalPlace:
      "als (?:een |mijn |m'n )?(?:nieuw )?doel(?: in| vast| op| toe)?|(?:bij|aan|in|tot|onder) (?:mijn|m'n) doelen(?: toe)?",
    setGoal: 'zet|voeg|noteer|stel|leg|sla|maak|neem',
    keepIt:
      '(?:zet|schrijf|noteer|sla|onthoud|leg) (?:(?:het|dat|dit|hem|maar|even|ff) ?){1,3}(?:op|erin|vast)?|kun je dat (?:opslaan|noteren)',
    asGoal:
      "(?:maak|zet|noteer|stel|leg|voeg|sla) (?:daar |er |dat |dit |het )(?:even |maar )?(?:als )?(?:een |mijn |m'n )?(?:nieuw )?doel(?: van| in| vast| toe| op)?|(?:help me (?:om )?(?:dat |het )?(?:vol te houden|volhouden|me eraan te houden|dat te halen)|hou(?:d)? me (?:daar|er)aan)",
    newGoal:
      '(?:stel|zet|maak) (?:een |mijn )?(?:nieuw )?doel(?: in)?|(?:nieuw )?doel (?:toevoegen|instellen|aanmaken)|nieuw doel(?: erbij)?|mezelf (?:een|als) doel stellen|(?:mijn|m.?n) (?:nieuwe? )?(?:doel|voornemen)(?: voor (?:\\S+ ?){1,3})?(?: is)?(?: om(?= ))?|doel',
    progress: 'hoe|waar|lig ik|ben ik|zit ik|sta ik|schiet|gaat het',
    goals: "(?:mijn|m'n|mn|onze) (?:\\S+ )?[a-z]*doel(?:en)?",
    distance:
      "(?:hoeveel|hoe ver)\\b(?=.*\\b(?:ik|me|mij|we|mijn|m'n|mn)\\b).{0,50}\\b(?:nog|af|tekort|vandaan)\\b.{0,40}\\b[a-z]*doel(?:en)?|hoe (?:ver ben ik|staat het|gaat het|sta ik ervoor) (?:met|op|bij) (?:het|dat|de) .{0,30}doel(?:en)?",
    standing: 'hoe (?:sta|ver ben|gaat|lig|ver zit) .*|lig ik op (?:schema|koers)',
  },
  {
    language: 'de',
    polite: 'hallo|hey|hi|ok|und|auch|kannst du|konntest du|bitte',
    politeEnd: 'setzen|schreiben|packen|tun|nehmen|hinzufugen|eintragen|anlegen|aufnehmen|bitte|danke|ja|ok',
    add: 'setze?|schreibe?|packe?|fuge?|notiere?|tu|mache?|nimm|hau|trage?|stelle?|lege?',
    fillers: 'mir|mal|bitte|noch|auch|eben|doch|uns',
    onList:
      '(?:auf|in|zu) (?:meine[nr]?|die|de[nrm]|unsere[n]?) (?:(?:to-?do|aufgaben|einkaufs|merk)-?)?(?:liste|zettel|aufgaben|to-?dos?)(?: drauf| hinzu| ein)?|als (?:aufgabe|to-?do)(?: an| ein| auf)?',
    newTask:
      '(?:neue )?aufgabe (?:hinzufugen|anlegen|erstellen|eintragen)|noch (?:was|etwas|eins) fur (?:die|meine) (?:to-?do-?)?liste|(?:(?:erstelle?|lege?|mache?|fuge?) )?(?:eine? )?(?:(?:neues?|wiederkehrende|wochentliche|monatliche|tagliche) ){0,2}(?:aufgabe|to-?do)|einkaufen|einkauf(?:sliste)?',
    noteDown: 'notiere?(?: (?:mir|mal|bitte|kurz))*|schreibe? (?:(?:mir|mal|bitte|kurz) )*auf',
    asTask:
      '(?:mache?|erstelle?|lege?) (?:mir )?(?:bitte )?(?:da|daraus|das|dafur|davon)? ?(?:(?:mal|bitte|einfach) ){0,2}(?:(?:eine?|ne|n) )?(?:aufgabe|to-?do)(?: draus| daraus| dafur| an)?|(?:nimm|notiere?|speichere?|trage?) (?:das|es) (?:(?:mal|bitte) )?als (?:aufgabe|to-?do)(?: auf| ein)?|(?:das|es) (?:(?:mal|bitte) ){0,2}als (?:neue )?(?:aufgabe|to-?do) (?:speichern|anlegen|eintragen|aufnehmen|notieren|hinzufugen)',
    hurry: '(?:es )?(?:hat )?keine eile|(?:es )?eilt nicht|nicht (?:so )?(?:dringend|eilig)',
    it: 'das|es|dies|die|sie|diese',
    lead: '(?:dass )?(?:ich|wir)(?: noch)? (?:muss|mussen|sollte|soll|brauche?|brauchen)(?: noch)?|dass (?:ich|wir)(?= .*\\b(?:muss|soll))(?: noch)?',
    link: '(?!)',
    duty: 'muss|mussen|sollte|soll',
    want: '(?:ich|wir) (?:will|mochte|wurde gern)',
    setMyself: 'mir|setzen|vornehmen|nehmen|stellen',
    goalPlace: 'als (?:ein |mein )?(?:neues )?ziel(?: an| ein| auf| fest| hinzu)?|(?:zu|in) meinen zielen(?: hinzu)?',
    setGoal: 'merke? dir|lege?|trage?|setze?|nimm|notiere?|speicher[en]?|mache?|stelle?|fuge?',
    keepIt:
      '(?:speicher|notier|trag|merk dir|halt)e? (?:das|es)(?: bitte| mal)?(?: ein| fest)?|kannst du das (?:speichern|notieren|eintragen)|bitte (?:speichern|merken|notieren)',
    asGoal:
      '(?:merke? dir|lege?|trage?|setze?|nimm|notiere?|speicher|mache?|stelle?) (?:mir )?(?:das |es |dies |daraus )(?:bitte |mal )?(?:als |zu (?:einem |meinem )|ein )?(?:neues )?ziel(?: an| ein| auf| fest| daraus)?|(?:mache?) (?:mir )?(?:(?:bitte|mal|da) )*(?:ein|n) ziel (?:draus|daraus)|hilf mir(?: bitte)?,? (?:dabei|dranzubleiben|durchzuhalten|das durchzuhalten|das zu schaffen)',
    newGoal:
      '(?:neues )?ziel (?:hinzufugen|anlegen|setzen|erstellen)|(?:setze?|lege?|erstelle?|mache?) (?:mir )?(?:bitte )?(?:ein |das |mein )?(?:neues )?ziel(?: an| fest| daraus)?|neues ziel|mein (?:neues |nachstes )?(?:ziel|vorsatz)(?: fur (?:\\S+ ?){1,3})?(?: ist(?: es)?)?|ziel',
    progress: 'wie|wo|bin ich|liege ich|lieg ich|stehe ich|komme ich',
    goals: '(?:mein(?:e[nrms]?)?|unser(?:e[nrms]?)?) (?:\\S+ )?[a-zß]*(?:ziele?n?s?)',
    distance:
      '(?:wie ?viel|wie weit|was)\\b(?=.*\\b(?:mir|ich|uns|mein\\w*)\\b).{0,50}\\b(?:fehl\\w+|noch|entfernt|weg)\\b.{0,40}\\b[a-z]*ziele?n?s?|(?:wie weit bin ich|wo stehe ich|wie lauft es|wie steht es) (?:mit|bei|beim|um) (?:dem |das |unserem )?.{0,30}ziel',
    standing: 'wie weit bin ich|wie (?:stehe?|liege?) ich|wo stehe ich|bin ich im plan|wie sieht es aus',
  },
  {
    language: 'fr',
    polite: "salut|ok|et|aussi|peux-tu|tu peux|s'il te plait|stp",
    politeEnd: "s'il te plait|stp|svp|merci",
    add: 'ajoute[rz]?|mets|mettez|mettre|note[rz]?|inscri(?:s|re)|rajoute|colle|ecris|marque',
    fillers: '-moi|-nous|moi|aussi|donc|juste',
    onList:
      '(?:a|sur|dans|parmi) (?:ma|la|mes|notre|les) (?:petite )?(?:liste(?: de (?:choses a faire|taches|courses))?|to-?do(?:-?list)?|taches|choses a faire)|comme (?:tache|chose a faire)',
    newTask:
      '(?:ajouter|creer) (?:une )?(?:nouvelle )?tache|(?:encore )?(?:un|une) (?:autre )?(?:truc|chose) (?:pour|sur) (?:la|ma) (?:to-?do-?)?liste|(?:(?:cree|ajoute|fais|mets) )?(?:une? )?(?:nouvelle )?(?:tache|to-?do)(?: (?:recurrente|hebdomadaire|mensuelle|quotidienne))?|(?:liste de )?courses|a acheter',
    noteDown: 'note(?:-moi| moi)?(?: ca)?|a noter|prends(?:-en)? note',
    asTask:
      '(?:fais|faites|cree)(?:-moi)?-?(?:en)? (?:en )?(?:une )?(?:nouvelle )?(?:tache|to-?do)(?: (?:de|avec|pour) (?:ca|cela))?|(?:transforme|note|enregistre|ajoute)(?:-(?:le|la|moi))? ?(?:ca |cela )?(?:en|comme) (?:une )?(?:tache|to-?do)',
    hurry: "(?:c'est )?pas (?:presse|urgent)|rien ne presse|(?:il n'y a )?pas d'urgence|sans urgence",
    it: 'ca|cela|les?|la',
    lead: "(?:que )?(?:je dois|on doit|(?:il )?faut(?: que je)?)|qu'il faut",
    link: "de(?= )|d'(?=[aeiouh])",
    duty: '(?!)',
    want: "je (?:veux|voudrais|souhaite|compte)|j'(?:aimerais|ai envie de)",
    setMyself: 'me (?:fixer|donner|mettre|proposer)|avoir|prendre',
    goalPlace: 'comme (?:un |mon )?(?:nouvel )?objectif|(?:a|dans|parmi) mes objectifs',
    setGoal: '(?:fixe|cree|ajoute|enregistre|note|mets|definis|inscris)(?:-(?:moi|le|la))?|je me fixe|je me donne',
    keepIt:
      "tu (?:l'|le )(?:enregistres|notes|ajoutes)|(?:enregistre|note|ajoute|garde|sauvegarde)(?:-(?:le|la)| ca| cela)",
    asGoal:
      "(?:fixe|cree|ajoute|enregistre|note|mets|definis)(?:-(?:moi|le|la))? (?:moi )?(?:(?:ca|cela) )?(?:cet |cet? |comme |en |un |mon |a mes |dans mes )+(?:nouvel )?objectifs?|fais-en (?:un |mon )?objectif|aide-moi a (?:m'y tenir|tenir(?: bon| le coup)?|y arriver|le tenir)",
    newGoal:
      "(?:je veux (?:me )?)?(?:fixe|cree|ajoute|definis)r?(?:-moi)? (?:l'|un |pour )?(?:nouvel )?objectif(?: de)?|nouvel objectif|mon (?:nouvel |prochain )?objectif(?:(?: est|,? c'est)(?: de(?= )| d')?)?|objectif",
    progress: "ou|j'en suis ou|comment|est-ce que je|suis-je|je suis|ca avance|ca donne quoi|quel est",
    goals: '(?:mon|mes|nos|notre) (?:\\S+ )?objectifs?',
    distance:
      "(?:combien|qu'est-ce qu'il|a combien)\\b(?=.*\\b(?:me|m|je|nous|mon|mes)\\b).{0,50}\\b(?:manque\\w*|reste\\w*|loin|suis)\\b.{0,50}\\bobjectifs?|il (?:me |nous )?(?:manque|reste) combien\\b.{0,50}\\bobjectifs?|(?:ou j'en suis|j'en suis ou|ou en suis-je|ou ca en est) (?:avec|sur|dans|pour|de) (?:l'|le |cet )?.{0,20}objectif",
    standing: "ou j'en suis|ou en suis-je|j'en suis ou|comment ca avance|ca avance",
  },
  {
    language: 'es',
    polite: 'hola|oye|ok|y|tambien|puedes|podrias|por favor',
    politeEnd: 'por favor|porfa|gracias|vale|anda',
    add: '(?:anad(?:e|ir)|agregar?|pon(?:er)?|apuntar?|anotar?|meter?|incluye|incluir|escribe|suma)(?:me|nos)?(?:l[oa]s?)?',
    fillers: 'tambien|ahi',
    onList:
      '(?:a|en|entre) (?:(?:mi|la|mis|las|los) )?(?:lista(?: de (?:tareas|pendientes|cosas(?: por hacer)?|la compra))?|pendientes|tareas(?: pendientes)?|to-?dos?)|como (?:tarea|pendiente)',
    newTask:
      '(?:anadir|crear|agregar) (?:una )?(?:nueva )?tarea|otra cosa (?:para|en) (?:la|mi) lista|(?:(?:(?:crea|anade|agrega|pon)(?:me)?) )?(?:una )?(?:nueva )?(?:tarea)(?: (?:recurrente|semanal|mensual|diaria|nueva))?|(?:lista de la )?compra|por comprar',
    noteDown: '(?:apunta|anota)(?:me)?(?: (?:esto|ahi|porfa))?|toma nota',
    asTask:
      '(?:conviert[ea]|pasa|apunta|anota|guarda|pon)(?:me)?(?:lo|la) (?:en|a|como|de) (?:una )?(?:tarea|pendiente)|(?:crea|haz|anade|pon)(?:me)? (?:una )?(?:nueva )?tarea (?:de|con|para) (?:eso|esto|ello)|haz (?:de eso|de esto|con eso) una tarea',
    hurry: '(?:no (?:hay|corre|tengo) |sin )(?:ninguna )?prisa|no es urgente|cuando pueda',
    it: 'eso|esto|l[oa]s?|esas?|esos',
    lead: '(?:que )?(?:tengo que|tenemos que|debo|hay que|he de)',
    link: 'lo del?|de(?= [a-z]+[aei]r)',
    duty: '(?!)',
    want: '(?:quiero|querria|quisiera|me gustaria)',
    setMyself: 'poner(?:me)?|fijar(?:me)?|marcar(?:me)?|tener|proponer(?:me)?',
    goalPlace: 'como (?:una? |mi )?(?:nueva? )?(?:meta|objetivo)|(?:a|en|entre) mis (?:metas|objetivos)',
    setGoal:
      '(?:apunta|pon|anota|guarda|marca|registra|anade|agrega|crea|fija)(?:me|lo|la)?|me propongo|me pongo|me fijo',
    keepIt: '(?:guarda|apunta|anota|registra|ponme|pon)(?:me)?(?:lo|la)',
    asGoal:
      '(?:apunta|pon|anota|guarda|marca|registra|anade)(?:me)?(?:lo|la)?(?: eso| esto)? (?:como |a mis |en mis |de )(?:una? |mi )?(?:nueva? )?(?:metas?|objetivos?)|(?:crea|pon|fija|anade)(?:me)? (?:esa|ese|esta|este) (?:meta|objetivo)|haz(?:me)? (?:de eso|con eso) (?:una meta|un objetivo)|ayudame a (?:cumplirlo|conseguirlo|lograrlo|mantenerlo|no rendirme)',
    newGoal:
      '(?:(?:quiero )?(?:crear?|pon(?:er)?|fijar?|anad[ei]r?|definir?|define))(?:me)? (?:como |una? |la |el )?(?:nueva? )?(?:meta|objetivo)(?: de)?|nuev[oa] (?:meta|objetivo)|mi (?:nuev[oa] |proxim[oa] )?(?:meta|objetivo)(?: nuev[oa])?(?: es)?|(?:meta|objetivo)(?: nuev[oa])?',
    progress: 'como|que tal|cuanto|voy|estoy|por donde|en que punto|a que altura',
    goals: '(?:mis?|nuestr[oa]s?) (?:\\S+ )?(?:metas?|objetivos?)',
    distance:
      'cuant[oa]s?\\b(?=.*\\b(?:me|nos|mi|mis)\\b).{0,20}\\b(?:falta|faltan|queda|quedan)\\b.{0,50}\\b(?:metas?|objetivos?)|(?:como|que tal|por donde) (?:voy|vamos|llevo|estoy) .{0,6}(?:con|de|en) (?:la|el|lo de la|lo del) .{0,20}(?:meta|objetivo)',
    standing: 'como (?:voy|lo llevo|estoy)|que tal voy|por donde voy|cuanto me (?:falta|queda)',
  },
  {
    language: 'it',
    polite: 'ciao|ehi|ok|e|anche|puoi|potresti|per favore',
    politeEnd: 'per favore|per piacere|grazie|dai',
    add: '(?:aggiung(?:i|ere)|mett(?:i|ere)|scriv(?:i|ere)|segna(?:re)?|inserisci|inserire|annota(?:re)?|butta|aggiunger|metter|scriver|segnar)(?:mi|ci|ti)?(?:l[oaie])?',
    fillers: 'anche|pure|un attimo',
    onList:
      '(?:alla|nella|in|sulla|tra|fra|alle|nelle|ai|nei) (?:(?:le|la|i|gli) )?(?:(?:mia|mie|miei) )?(?:lista(?: (?:delle (?:cose|attivita)(?: da fare)?|della spesa|dei compiti))?|cose da fare|attivita|compiti|to-?dos?)|come (?:cosa da fare|attivita|compito)',
    newTask:
      "(?:aggiungere|creare) (?:un'|una )?(?:nuova )?attivita|(?:un'altra|altra) cosa (?:per|nella|in) (?:la |mia )?lista|(?:nuova )?cosa da fare|(?:(?:(?:crea|aggiungi|metti)(?:mi)?) )?(?:una |un'|un )?(?:nuov[ao] )?(?:attivita|compito)(?: (?:ricorrente|settimanale|mensile|giornaliera|nuov[ao]))?|(?:lista della )?spesa|da comprare",
    noteDown: '(?:segna|annota|appunta)(?:ti|mi)?(?: questo)?|prendi nota',
    asTask:
      "(?:fanne|trasformalo in|trasformala in|segnalo come|salvalo come|mettilo come|aggiungilo come|convertilo in) ?(?:un'|una |un )?(?:nuova )?(?:attivita|compito|cosa da fare|to-?do)|(?:crea|fai|aggiungi)(?:mi)? (?:un'|una |un )(?:attivita|compito) (?:con|da|di|per) (?:questo|quello|cio)",
    hurry: "(?:non c'e |senza |nessuna )fretta|non e urgente|con calma",
    it: 'quest[oaei]|quell[oaei]|l[oaei]',
    lead: '(?:che )?(?:devo|dobbiamo|bisogna)',
    link: 'di(?= )',
    duty: '(?!)',
    want: '(?:voglio|vorrei|mi piacerebbe)',
    setMyself: 'por(?:mi|re)|dar(?:mi|e)|metter(?:mi|e)|fissar(?:mi|e)|avere|imposta(?:re|rmi)',
    goalPlace: 'come (?:un |mio )?(?:nuovo )?obiettivo|(?:ai|nei|tra i|fra i) miei obiettivi',
    setGoal: '(?:segna|metti|imposta|aggiungi|salva|annota|registra|fissa|crea|inserisci)(?:mi|lo|la)?|mi do|mi pongo',
    keepIt: '(?:salva|segna|annota|registra|memorizza)(?:me|te)?(?:lo|la)',
    asGoal:
      "(?:segna|metti|imposta|aggiungi|salva|annota|registra|fissa)(?:lo|la|melo)?(?: questo)? (?:come |ai miei |tra i miei |tra gli |negli )(?:un |mio )?(?:nuovo )?obiettiv[oi]|fanne (?:un |il mio )?obiettivo|(?:crea|imposta|fissa|aggiungi)(?:mi)? (?:quest(?:o |'))obiettivo|aiutami a (?:mantenerlo|farcela|rispettarlo|riuscirci|non mollare)",
    newGoal:
      "(?:voglio )?(?:mettermi|pormi|darmi|crea|imposta|fissa|aggiungi|metti|impostare|creare|fissare)(?:mi)? (?:come |un |l')?(?:nuovo )?obiettivo(?: di)?|nuovo obiettivo|il mio (?:nuovo |prossimo )?(?:obiettivo|traguardo)(?: nuovo)?(?: e)?(?: di(?= ))?|obiettivo(?: nuovo)?",
    progress: 'come|quanto|dove|sono|a che punto|a quanto',
    goals: '(?:mi[oa]|miei|nostr[oi]) (?:\\S+ )?obiettiv[oi]',
    distance:
      '(?:quant[oiae]|a quanto)\\b(?=.*\\b(?:mi|ci|mio|miei)\\b).{0,20}\\b(?:manca|mancano|resta|restano)\\b.{0,50}\\b(?:obiettiv[oi]|traguard[oi])|(?:a che punto|come|dove) (?:sono|sto|siamo|va|procede) .{0,8}(?:con|nel|col|sul|per) ?(?:l.|il |quell.|lo )?.{0,20}(?:obiettivo|traguardo)',
    standing: 'a che punto (?:sono|siamo)|come (?:sto|va|procede|sono mess[oa])\\b.*|quanto (?:mi )?manca',
  },
  {
    language: 'pt',
    polite: 'ola|oi|ok|e|tambem|podes|pode|por favor',
    politeEnd: 'por favor|se faz favor|sff|obrigad[oa]|ta|pf',
    add: '(?:adicion(?:ar|[ae])|poe|por|ponha|colocar?|coloque|anotar|mete|meta|anot[ae]|acrescent[ae]|aponta|aponte|escreve|escreva|inclui|inclua|bota|bote)(?:-me)?',
    fillers: 'me|tambem|ai|la',
    onList:
      '(?:a|na|nas|nos|as|aos) (?:(?:minha|minhas|meus) )?(?:lista(?: d[eao]s? (?:tarefas|afazeres|coisas(?: (?:a|por|para) fazer)?|pendencias|compras))?|tarefas|afazeres|pendentes|pendencias|to-?dos?)|como tarefa',
    newTask:
      '(?:adicionar|criar) (?:uma )?(?:nova )?tarefa|mais uma coisa (?:para|pra|na) (?:a )?(?:minha )?lista|(?:(?:(?:cria|crie|adicion[ae]|poe|ponha)(?:-me)?) )?(?:uma )?(?:nova )?(?:tarefa)(?: (?:recorrente|semanal|mensal|diaria|nova))?|(?:lista de )?compras|por comprar',
    noteDown: '(?:anota|anote|aponta|aponte)(?:-me)?(?: (?:ai|isso|isto))?|toma nota',
    asTask:
      '(?:cria|crie|faz|faca|adiciona|adicione)(?:-me)? (?:uma )?(?:nova )?tarefa (?:disso|disto|com isso|para isso|pra isso)|(?:faz|faca) (?:disso|disto) uma tarefa|(?:transforma|transforme|guarda|salva|anota|poe|coloca)(?:-[oa])? ?(?:isso |isto )?(?:em|como|numa|na) (?:uma )?tarefa',
    hurry: '(?:sem|nao (?:ha|tem|tenho)) (?:pressa|urgencia)|nao e urgente|quando der',
    it: 'isso|isto|[oa]s?|ess[ea]s',
    lead: '(?:que )?(?:tenho (?:de|que)|temos (?:de|que)|preciso(?: de)?|devo)',
    link: 'de(?= [a-z]+[aei]r)',
    duty: '(?!)',
    want: '(?:eu )?(?:quero|queria|gostava de|gostaria de)',
    setMyself: '(?:me )?(?:por|colocar|definir|estabelecer|tracar|fixar)(?:-me)?|ter',
    goalPlace:
      'como (?:uma? |minha |meu )?(?:nov[oa] )?(?:meta|objetivo)|(?:as|nas|aos|nos|entre as|entre os) (?:minhas|meus) (?:metas|objetivos)',
    setGoal:
      '(?:poe|ponha|anota|anote|coloca|coloque|guarda|marca|regista|registra|define|defina|adiciona|adicione|cria|crie|aponta)(?:-me)?|defino',
    keepIt: '(?:guarda|anota|regista|registra|aponta|salva|grava)(?:-[oa])?(?: isso| isto)?(?: ai)?',
    asGoal:
      '(?:poe|ponha|anota|anote|coloca|coloque|guarda|marca|regista|registra|define|defina|adiciona|adicione|aponta)(?:-[oa])?(?: isso| isto)? (?:como |nas minhas |as minhas |nos meus )(?:uma? |minha |meu )?(?:nov[oa] )?(?:metas?|objetivos?)|(?:cria|crie|poe|define|fixa|adiciona)(?:-me)? (?:essa|esse|esta|este) (?:meta|objetivo)|(?:faz|faca) disso (?:uma meta|um objetivo)|(?:ajuda-me|me ajud[ae]) a (?:cumprir|manter|conseguir|nao desistir)(?: isso| a meta| o objetivo)?',
    newGoal:
      '(?:quero )?(?:cri|pon?|defin|fix|adicion)(?:a|e|ar|ir|or)?(?:-me)? (?:como |uma? |o |a )?(?:nov[oa] )?(?:meta|objetivo)(?: de)?|nov[oa] (?:meta|objetivo)|(?:a )?minha (?:nova |proxima )?meta(?: e)?|(?:o )?meu (?:novo |proximo )?objetivo(?: e)?|(?:meta|objetivo)(?: nov[ao])?',
    progress: 'como|quanto|onde|estou|vou|em que ponto|a quantas',
    goals: '(?:minhas?|meus?|noss[oa]s?) (?:\\S+ )?(?:metas?|objetivos?)',
    distance:
      'quant[oa]s?\\b(?=.*\\b(?:me|nos|minhas?|meus?|eu)\\b).{0,20}\\b(?:falta|faltam|resta|restam)\\b.{0,50}\\b(?:metas?|objetivos?)|(?:como|em que ponto|a quantas) (?:e que )?(?:estou|vou|vai|anda|ando) .{0,6}(?:com|na|no|em|a|o) ?(?:a |o )?.{0,20}(?:meta|objetivo)',
    standing: 'como (?:e que )?(?:estou|vou|esta)|em que ponto (?:estou|vou)|quanto (?:me )?falta',
  },
];
