import type { Language } from '../text/language.ts';

/** The words for the user's data and for questions about them, in one language: patterns for lower case without accents. */
export interface OwnDataWords {
  language: Exclude<Language, 'other'>;
  and: string;
  goal: string;
  category: string;
  /** Names of the categories that everybody has. */
  categoryNames: string;
  /** A conversation in the words of a command or a question. */
  chat: string;
  /** A word before the user's own or an already named thing: 'my', 'the', 'that'. */
  own: string;
  create: string;
  /** To change, remove or finish something. */
  change: string;
  /** The beginning of a question for a list. */
  which: string;
  /** The rest of such a question: 'do I have', 'are there'. */
  have: string;
  /** The beginning of a question for a number. */
  many: string;
  why: string;
  /** Between a conversation and its category: 'is filed under', 'ended up in'. */
  under: string;
  overdue: string;
  /** Things to do: 'tasks', 'anything'. */
  toDos: string;
  /** Questions for what is left to do. */
  left: string;
  /** Questions for whether something is done. */
  done: string;
  /** 'Did I ask', 'you told me': something said before. */
  talked: string;
  /** Verbs that look for something. */
  find: string;
}

export const OWN_DATA_WORDS: readonly OwnDataWords[] = [
  {
    language: 'en',
    and: 'and',
    goal: '(?:goals?|(?:[a-z0-9]+ )?targets?|resolutions?)',
    category: '(?:categor(?:y|ies)|uncategori[sz]ed)',
    categoryNames:
      'work|health|fitness|family|friends|finances?|education|politics|religion|other|personal|home|food|travel|entertainment|technology',
    chat: '(?:chats?|conversations?|threads?|discussions?)',
    own: 'my|our|the|that|this',
    create: 'create|make|add|set up|start',
    change:
      'set|make|bump|boost|up|dial|crank|hit|reached|met|tick|change|sort|tidy|update|edit|adjust|raise|lower|increase|reduce|extend|push|move|shift|postpone|delete|remove|drop|scrap|cancel|pause|merge|rename|recolou?r|combine|split|mark|tick|finish|close|achieved|reached|done',
    which: "which|what|what's|how many|how|list|show(?: me)?|tell me|give me|any",
    have: "(?:do|have|did) i (?:have|got|set|make|use|finish|reach|meet|hit|complete)|i have|have i(?: got)?|i(?:'ve)? (?:got|set)|are (?:there|open|left|nearly|almost)|exist|of mine|am i|is there|(?:can|could) i (?:use|choose|pick)",
    many: 'how many|how often',
    why: 'why|how come|what made',
    under:
      '(?:is|are|was|were|got|been|ended up|landed|went|put|filed|sorted|sit|sits)?(?: \\w+){0,2} ?(?:in|into|under|as)',
    overdue: 'overdue|past due|late|behind|missed',
    toDos: "tasks?|to-?dos?|anything|something|everything|what(?:'s| is)|things?|stuff",
    left: '(?:what|which (?:of my |ones|tasks|to-?dos|things)|anything|is there|how much)\\b.{0,30}\\b(?:still (?:have to|need to|got to|to) do|left (?:to do|for)|still (?:open|to be done)|(?:have|need|got) to (?:do|get done)|remains? (?:to do|open))|(?:what|which) .{0,25}(?:should|do|shall|must) i (?:tackle|start with|do|prioriti[sz]e) (?:first|next).{0,40}\\b(?:list|to-?dos?|tasks)|(?:on|off) my (?:list|to-?dos)\\b|(?:everything|anything|all|what|stuff|things?|whatever) (?:that )?i (?:haven.?t|have not|still haven.?t)(?: yet)? (?:done|finished|completed|ticked off|gott?e?n? (?:round|around) to)\\b|what(?:.s| is) (?:at the |on )?(?:top|first|next|number one) (?:of|on) (?:my|the) (?:to-?do )?(?:list|to-?dos?|tasks)\\b|(?:what|which) (?:of my )?(?:open )?(?:tasks?|to-?dos?|chores) (?:did|do|have|had|am|should|must) (?:i|we)\\b(?!.{0,80}\\b(?:talk|chat|discuss|mention|ask|say|said|tell)\\w*)|(?:what|which (?:ones|tasks|to-?dos|things))(?: else)? (?:(?:still )?(?:should|must)|(?:still )?(?:needs?|ha(?:s|ve)) to) (?:still )?(?:be|get) (?:done|finished|completed|ready)(?= (?:by|before|until|till|today|tonight|tomorrow|this|next|for|on)\\b| ?[?]?$)|how many (?:\\S+ ){1,3}(?:are |is |do i (?:still )?have |have i (?:still )?(?:got )?)(?:there )?(?:still|left|remaining|open|to do)\\b.{0,40}\\b(?:list|to-?dos?|tasks)\\b',
    done: '(?:did|have|had) i (?:already |ever |actually )*(?:tick|cross|check|mark)\\w*\\b.{2,60}|(?:have|did) i (?:already |ever |actually )*(?:done?|finish(?:ed)?|complete[d]?|got? (?:round|around) to|get (?:round|around) to|handed? in|sent|send|paid|pay)\\b.{2,60}\\b(?:yet|already|or not|still open|today)|is .{2,50} (?:still open|already (?:done|finished|completed)|(?:done|finished|completed) (?:already|yet)|ticked off|done yet|crossed off|on my (?:list|to-?dos?))',
    talked: '(?!)',
    find: '(?!)',
  },
  {
    language: 'nl',
    and: 'en',
    goal: '[a-z]*doel(?:en|stelling(?:en)?)?',
    category: 'categorie(?:en)?',
    categoryNames:
      'werk|gezondheid|sport|fitness|familie|gezin|vrienden|financien|geld|onderwijs|opleiding|politiek|religie|geloof|overig|persoonlijk|huis|eten|reizen|technologie',
    chat: '(?:chats?|gesprek(?:ken)?|conversaties?)',
    own: "mijn|m'n|mn|onze|het|de|dat|die|dit",
    create: 'maak|creeer|voeg|start',
    change:
      'pas|maak van|zet|doe|verander|wijzig|verhoog|verlaag|verzet|verschuif|verwijder|wis|schrap|gooi|haal|annuleer|hernoem|voeg|markeer|vink|aanpassen|veranderen|wijzigen|verhogen|verlagen|verwijderen|weg|gehaald|behaald|bereikt|samen|hernoemen|samenvoegen',
    which: 'welke?|wat|hoeveel|hoe|toon|laat|geef|noem',
    have: '(?:heb|had|hebben|gebruik) (?:ik|we)|er (?:zijn|staan|lopen)|zijn er|(?:staan|lopen|zijn) er|bestaan|ik heb',
    many: 'hoeveel|hoe vaak',
    why: 'waarom|hoe komt het dat|hoezo',
    under: '(?:staat|staan|zit|valt|hoort|is|zijn)?\\b.{0,40}\\b(?:in|bij|onder)',
    overdue: 'over tijd|te laat|achterstallig|verlopen|over de datum|achter',
    toDos: "ta(?:ak|ken)|klus(?:jes|sen)?|to-?do'?s?|iets|wat|dingen|alles",
    left: '.{3,60} of (?:staat|is) (?:die|dat|het) nog (?:open|te doen)|(?:wat|welke)\\b.{0,25}\\b(?:moet|moeten|staat|staan|heb|hebben|is|zijn|ligt|liggen|blijft)\\b.{0,40}\\b(?:nog|doen|open|te doen|liggen|af)\\b.{0,40}|wat (?:staat|staan) er .{0,20}(?:lijst(?:je)?|takenlijst).{0,30}|hoeveel (?:\\S+ ){1,2}(?:staan|staat|zijn|liggen|heb ik)(?: er)? nog\\b.{0,30}lijst(?:je)?',
    done: '(?:heb|had) (?:ik|we) .{2,60} (?:al )?(?:afgevinkt|gedaan|afgerond|afgestreept|geregeld|ingeleverd|betaald)(?: of (?:niet|nog niet))?',
    talked:
      '(?:heb|had|hebben|hadden) (?:ik|we|je|jij)\\b.{0,80}\\b(?:gevraagd|gezegd|verteld|besproken|gehad over|gepraat|aangeraden|genoemd|geschreven|aanbevolen|gegeven|gestuurd|laten zien|uitgelegd)|(?:vroeg|zei|vertelde|schreef) (?:ik|je|jij|we)|(?:zeiden|bespraken|hadden) we|(?:raadde|gaf|noemde|legde|stuurde|had) (?:je|jij)|het (?:hier )?(?:ooit )?gehad over|hadden (?:wij|we) het over',
    find: 'zoek|vind|haal|toon|laat|open',
  },
  {
    language: 'de',
    and: 'und',
    goal: '[a-z]*ziele?n?s?',
    category: 'kategorien?',
    categoryNames:
      'arbeit|gesundheit|fitness|sport|familie|freunde|finanzen|bildung|politik|religion|sonstiges|andere[sr]?|personlich|privat|haus|essen|reisen|technik',
    chat: '(?:chats?|gesprach[es]?|unterhaltung(?:en)?|konversation(?:en)?)',
    own: 'mein(?:e[nrms]?)?|unser(?:e[nrms]?)?|das|die|der|den|dem|dieses?|diese[nr]',
    create: 'erstelle?|lege?|mache?|fuge?|richte',
    change:
      'mache? aus|stelle?|ander[en]?|andere|passe?|setze?|erhohe?|senke?|verschieb(?:e|en)?|verlanger[en]?|losche?n?|entferne?n?|streiche?n?|streich|nimm|benenne?|umbenennen|fuhre?|zusammen|markiere?|hake?|abhaken|erreicht|geschafft|erledigt',
    which: 'welche\\w*|was|wie viele|wie|zeige?(?: mir)?|nenne?(?: mir)?|liste',
    have: '(?:habe?|hab|nutze|benutze) (?:ich|wir)|ich (?:habe?|gerade)|gibt es(?: hier| gerade| eigentlich)?|sind (?:offen|da)|laufen',
    many: 'wie viele|wie oft',
    why: 'warum|wieso|weshalb|wie kommt es,? dass',
    under: '(?:ist|sind|liegt|steht|landet)?\\b.{0,40}\\b(?:in|unter|bei|zu)',
    overdue: 'uberfallig\\w*|zu spat|im verzug|verspatet\\w*|versaumt\\w*',
    toDos: 'aufgaben?|to-?dos?|etwas|was|alles|irgendwas',
    left: '.{3,60} oder (?:steht|ist) (?:das|es|die|der) noch (?:offen|auf der liste)|(?:was|welche \\w+)\\b.{0,25}\\b(?:muss|mussen|steht|stehen|habe?|bleibt|ist|sind|liegt)\\b.{0,40}\\b(?:noch|erledigen|tun|machen|offen|an|liste|zettel)\\b.{0,40}|wie viele (?:\\S+ ){1,2}(?:stehen|sind|habe?)(?: ich)? (?:denn |da )?noch\\b.{0,40}(?:liste|zettel)',
    done: '(?:hab|habe) ich .{2,60} (?:schon |bereits )?(?:abgehakt|erledigt|gemacht|abgegeben|bezahlt|fertig)(?: oder (?:nicht|noch nicht))?',
    talked:
      '(?:habe?|hatte|haben|hatten|hast|hattest) (?:ich|wir|du)\\b.{0,80}\\b(?:gefragt|gesagt|erzahlt|besprochen|gesprochen|geredet|empfohlen|genannt|geschrieben|gegeben|gezeigt|geschickt|genannt|erklart|geraten|unterhalten)|(?:fragte|sagte|schrieb) ich|(?:sagtest|empfahlst|meintest) du|(?:ging|gings) es (?:bei uns|in unserem)|woruber (?:sprachen|redeten) wir',
    find: 'such(?:e)?|find(?:e)?|zeig(?:e)?|hol(?:e)?|offne|wo (?:ist|war)',
  },
  {
    language: 'fr',
    and: 'et',
    goal: 'objectifs?',
    category: 'categories?',
    categoryNames:
      'travail|sante|sport|forme|famille|amis|finances?|education|etudes|politique|religion|autres?|personnel|maison|cuisine|voyages?|loisirs|technologie',
    chat: '(?:chats?|conversations?|discussions?|echanges?)',
    own: "mon|ma|mes|notre|nos|le|la|les|l'|cet|cette|ce",
    create: 'cree[rz]?|ajoute[rz]?|fais|faire|ouvre',
    change:
      'modifie[rz]?|mets|mettez|fixe|change[rz]?|augmente[rz]?|baisse[rz]?|reporte[rz]?|repousse[rz]?|decale[rz]?|supprime[rz]?|efface[rz]?|enleve[rz]?|retire[rz]?|annule[rz]?|renomme[rz]?|fusionne[rz]?|marque[rz]?|coche[rz]?|atteint|rempli|termine|passe',
    which: "quels?|quelles?|combien|montre(?:-moi)?|donne(?:-moi)?|liste|affiche|c'est quoi",
    have: "(?:ai-je|j'ai|j'utilise|est-ce que j'ai|on a|avons-nous)|en cours|il y a|y a-t-il|existent|ouverts?",
    many: 'combien',
    why: 'pourquoi|comment ca se fait que|comment se fait-il que',
    under: '(?:est|sont|classee?s?|rangee?s?|mis(?:e|es)?|se trouve|a fini|finie?)\\b.{0,20}\\b(?:dans|en|sous)',
    overdue: 'en retard|depassee?s?|expiree?s?',
    toDos: 'taches?|choses?|quelque chose|quoi|trucs?|to-?dos?',
    left: "ou (?:est-ce )?encore a faire|(?:qu'est-ce qu'?e?|que|quelles?)\\b.{0,40}\\b(?:reste\\w*|dois|devais|faut|ai a|encore)\\b.{0,20}\\b(?:faire|a faire|finir)\\b.{0,40}|.{3,80}\\b(?:dans|sur) (?:mes taches|ma (?:to-?do|liste)).{0,20}|combien de (?:\\S+ ){1,2}(?:(?:me |nous |il )?(?:reste|restent)|reste-t-il)\\b.{0,40}\\bliste\\b.{0,30}|il (?:me )?reste combien de .{2,40}\\bliste\\b.{0,30}",
    done: "(?:est-ce que )?(?:j'ai|ai-je) (?:deja |bien )?(?:coche|fait|fini|termine|raye|rendu|paye|valide) .{2,60}",
    talked:
      "(?:j'ai|ai-je|on a|avons-nous|nous avons|tu (?:m')?(?:as|avais)|tu m'avais|m'as-tu|avait-on|on avait)\\b.{0,40}\\b(?:demande|dit|parle|discute|ecrit|conseille|recommande|explique|suggere|donne|pose (?:une|la|des) questions?|propose|mentionne)|tu (?:m')?(?:as|avais) (?:\\S+ ){0,2}?(?:passe|envoye|montre)|(?:on parlait|nous parlions|je parlais|je demandais|tu disais)",
    find: 'cherche|retrouve|trouve|montre|affiche|ouvre|ressors|tu me (?:cherches|retrouves|trouves|montres|ressors|ouvres)',
  },
  {
    language: 'es',
    and: 'y',
    goal: '(?:metas?|objetivos?|propositos?)',
    category: 'categorias?',
    categoryNames:
      'trabajo|salud|deporte|fitness|familia|amigos|finanzas|educacion|estudios|politica|religion|otros?|personal|casa|hogar|comida|viajes?|ocio|tecnologia',
    chat: '(?:chats?|conversacion(?:es)?|charlas?|platicas?)',
    own: 'mis?|nuestr[oa]s?|el|la|los|las|ese|esa|este|esta',
    create: 'crea(?:r|me)?|anade|anadir|agrega|agregar|haz|hacer|pon',
    change:
      'pon|deja|cambi(?:a|ar|o)|modific(?:a|ar)|actualiz(?:a|ar)|sub(?:e|ir)|baj(?:a|ar)|aplaz(?:a|ar)|retras(?:a|ar)|mueve|elimin(?:a|ar)|borr(?:a|ar)|quit(?:a|ar)|cancel(?:a|ar)|renombr(?:a|ar)|fusion(?:a|ar)|un(?:e|ir)|marc(?:a|ar)(?:la|lo)?|cumpl(?:i|ida?|ido)|logr(?:e|ado|ada)|pasa',
    which: 'que|cuales?|cuantas?|cuantos|muestra(?:me)?|ensename|dime|lista',
    have: 'tengo|uso|tenemos|he (?:puesto|creado)|hay|existen|abiert[oa]s|en marcha',
    many: 'cuantas|cuantos',
    why: 'por que|como es que|a que se debe que',
    under: '(?:esta|estan|aparece|acabo|se ha puesto|sale|metid[oa])?\\b.{0,20}\\b(?:en|bajo|dentro de)',
    overdue: 'atrasad[oa]s?|vencid[oa]s?|retrasad[oa]s?|fuera de plazo',
    toDos: 'tareas?|pendientes|algo|que|cosas?|to-?dos?',
    left: '.{3,60} o (?:sigue|esta|queda) (?:aun |todavia )?(?:pendiente|por hacer)|(?:que|cuales|cuanto)\\b.{0,25}\\b(?:queda\\w*|tengo|falta\\w*|debo|hay)\\b.{0,20}\\b(?:pendientes?|por hacer|que hacer|hacer|en (?:mi|la) lista)\\b.{0,40}|que me (?:queda|falta).{0,40}|cuant[oa]s (?:\\S+ ){1,2}(?:(?:me |nos )?(?:quedan|faltan)|hay (?:aun|todavia))\\b.{0,40}\\blista\\b.{0,30}',
    done: '(?:ya )?(?:marque|tache|hice|termine|acabe|entregue|pague|complete|he (?:hecho|marcado|tachado|terminado)) .{2,60}',
    talked:
      '(?:(?:te|os) )?(?:he|hemos|habia|habiamos|has|habias) (?:\\S+ ){0,2}?(?:preguntado|hablado|dicho|comentado|recomendado|contado|escrito|aconsejado|explicado|mencionado)|(?:pregunte|hablamos|hable|comente|comentamos|dijimos|mencione)|(?:me )(?:dijiste|recomendaste|aconsejaste|contaste|explicaste|sugeriste|diste|pasaste|enviaste|mostraste)|(?:hablabamos|preguntaba)',
    find: 'busca(?:me)?|encuentra|muestra(?:me)?|ensename|abre|recupera|me (?:buscas|encuentras|muestras|ensenas|abres)',
  },
  {
    language: 'it',
    and: 'e',
    goal: '(?:obiettiv[oi]|traguard[oi])',
    category: 'categori[ae]',
    categoryNames:
      'lavoro|salute|sport|fitness|famiglia|amici|finanze|istruzione|studio|scuola|politica|religione|altro|personale|casa|cucina|viaggi|tempo libero|tecnologia',
    chat: '(?:chat|conversazion[ei]|discussion[ei])',
    own: "mi[oa]|miei|mie|nostr[oaie]|il|lo|la|i|gli|le|l'|quest[oa]|quell[oa']",
    create: 'crea(?:re|mi)?|aggiungi(?:mi)?|fai|fare|apri',
    change:
      'metti|lascia|cambia(?:re)?|modifica(?:re)?|aggiorna(?:re)?|alza(?:re)?|abbassa(?:re)?|sposta(?:re)?|rimanda(?:re)?|elimina(?:re)?|cancella(?:re)?|togli(?:ere)?|rimuovi|annulla(?:re)?|rinomina(?:re)?|unisci|segna(?:lo|la)?|raggiunto|completato|porta',
    which: 'qual[ei]?|quant[iaeo]|che|mostra(?:mi)?|dimmi|elenca(?:mi)?|fammi vedere',
    have: "ho|uso|abbiamo|ci sono|c'e|esistono|in corso|apert[ie]|attiv[ie]",
    many: 'quante|quanti',
    why: "perche|come mai|com'e che",
    under: '(?:e|sta|stanno|sono|finit[oa]|mess[oa]|si trova)?\\b.{0,20}\\b(?:in|nella?|sotto|tra|fra|su)',
    overdue: 'in ritardo|scadut[oaie]|arretrat[oaie]',
    toDos: 'compit[oi]|attivita|cose|qualcosa|cosa|to-?dos?',
    left: ".{3,60} o (?:e|sta) ancora (?:in lista|da fare)|(?:cosa|che|quali|quanto)\\b.{0,30}\\b(?:resta|restano|rimane|rimangono|devo|manca|mancano|ho|c'e|sta)\\b.{0,20}\\b(?:da fare|fare|ancora|lista)\\b.{0,40}|(?:cosa|che) mi (?:resta|rimane|manca).{0,40}|quant[ei] (?:\\S+ ){1,2}(?:(?:mi |ci )?(?:restano|rimangono|mancano)|ci sono ancora)\\b.{0,40}\\blista\\b.{0,30}",
    done: '(?:ho|avevo) (?:gia )?(?:spuntato|fatto|finito|completato|segnato|consegnato|pagato) .{2,60}',
    talked:
      '(?:(?:ti|vi|ne|mi|gliene) )?(?:ho|abbiamo|avevo|avevamo|hai|avevi) (?:\\S+ ){0,2}?(?:chiesto|parlato|detto|scritto|discusso|consigliato|raccomandato|suggerito|spiegato|nominato|dato|mandato|mostrato|passato|accennato)|(?:parlavo|parlavamo|chiedevo|dicevamo|dicevi|discutevamo)',
    find: 'cerca(?:mi)?|trova(?:mi)?|ritrova|mostra(?:mi)?|apri|recupera(?:mi)?|mi (?:cerchi|trovi|ritrovi|mostri|apri|recuperi)',
  },
  {
    language: 'pt',
    and: 'e',
    goal: '(?:metas?|objetivos?)',
    category: 'categorias?',
    categoryNames:
      'trabalho|saude|desporto|esporte|fitness|familia|amigos|financas|educacao|estudos|politica|religiao|outros?|pessoal|casa|comida|viagens?|lazer|tecnologia',
    chat: '(?:chats?|conversas?|bate-papos?)',
    own: '(?:a |o |as |os )?(?:minhas?|meus?|noss[oa]s?)|[ao]s?|ess[ae]|est[ae]|aquel[ae]|d[ao]',
    create: 'cria(?:r)?|crie|adicion(?:a|e|ar)|faz|faca|abre|abra',
    change:
      'poe|ponha|coloca|deixa|mud(?:a|ar|e)|alter(?:a|ar|e)|atualiz(?:a|ar|e)|aument(?:a|ar|e)|diminu(?:i|ir|a)|adi(?:a|ar|e)|mov(?:e|er|a)|apag(?:a|ar|ue)|elimin(?:a|ar|e)|remov(?:e|er|a)|exclu(?:i|ir|a)|tira|tirar|cancel(?:a|ar|e)|renome(?:ia|ar|ie)|junt(?:a|ar|e)|marc(?:a|ar|que)|atingi|cumpri|alcancei|passa',
    which: 'que|quais|qual|quantas?|quantos|mostra(?:-me)?|mostre|diz(?:-me)?|lista',
    have: 'tenho|uso|temos|ha|tem|existem|em curso|abertas?|ativas?|este ano',
    many: 'quantas|quantos',
    why: 'por ?que(?: e que)?|como e que|por que razao',
    under: '(?:esta|estao|ficou|foi parar|aparece|classificad[oa])\\b.{0,20}\\b(?:em|n[ao]s?|sob|dentro)',
    overdue: 'atrasad[oa]s?|vencid[oa]s?|fora do prazo|em atraso',
    toDos: 'tarefas?|pendencias?|pendentes|algo|alguma coisa|que|coisas?|to-?dos?',
    left: '.{3,60} ou ainda (?:esta|falta)(?: (?:na lista|pendente|por fazer))?|(?:o )?que\\b.{0,25}\\b(?:falta\\w*|tenho|devo|resta\\w*|preciso|ha)\\b.{0,25}\\b(?:fazer|pendente|na lista)\\b.{0,40}|(?:quais|que) .{0,20}(?:pendencias|pendentes|afazeres).{0,30}|o que (?:me )?(?:falta|resta).{0,40}|quant[oa]s (?:\\S+ ){1,2}(?:(?:me )?(?:faltam|restam)|ainda (?:ha|faltam|estao|tem))\\b.{0,40}\\blista\\b.{0,30}',
    done: '(?:ja |eu )*(?:marquei|risquei|fiz|terminei|acabei|entreguei|paguei|completei|concluí|conclui) .{2,60}',
    talked:
      '(?:perguntei|falei|falamos|pedi|disse|dissemos|conversamos|discutimos|mencionei|escrevi|perguntava|falava|falavamos)|(?:me )?(?:disseste|recomendaste|recomendou|aconselhou|aconselhaste|explicou|explicaste|sugeriu|sugeriste|deste|passaste|mandaste|enviaste|mostraste|contou|falou)(?=.{0,40}(?: me| para mim|\\?|$| sobre))|me (?:passou|mandou|enviou)|(?:a gente|agente) (?:conversou|falou|discutiu)|foi respondido|me respond(?:eu|este)',
    find: 'procura|procure|encontra|encontre|acha|ache|mostra(?:-me)?|mostre|abre|abra|busca|busque',
  },
];
