/** What a question asks about its subject beside a number or a day: what was chosen, who took something over. */
export type Relation =
  | 'choose'
  | 'buy'
  | 'sell'
  | 'pay'
  | 'agree'
  | 'takeOver'
  | 'name'
  | 'last'
  | 'book'
  | 'install'
  | 'begin'
  | 'repair'
  | 'find'
  | 'advise'
  | 'stay'
  | 'want'
  | 'own';

interface RelationForms {
  relation: Relation;
  /** Words of a question that ask for it: whole words, lower case, without accents, in seven languages. */
  asks: RegExp;
  /** Signs of a sentence that states it, in seven languages: lower case, without accents. Absent if any sentence may. */
  states?: RegExp;
}

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`);
const within = (words: string): RegExp => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);

/** 'In the end': what follows is how it turned out. */
const FINALLY =
  'in the end|ended up|eventually|finally|after all|uiteindelijk|toch maar|geworden|am ende|schliesslich|letztlich|finalement|au final|en fin de compte|al final|finalmente|alla fine|no fim|no final|afinal';
const CHOSEN =
  "it is(?=[,.!]|$)|we took|i took|taking|booked|geboekt|gebucht|beauftragt|nemen|nehmen|j'ai pris|reserve|reservamos|prenotat\\w|reservamos|chose|chosen|pick(?:ed)?|decid\\w+|settled|opted|went (?:with|for)|going (?:with|for)|(?:will|we'll|i'll) (?:take|go)|sounds right|said yes|agreed|signed|we kiezen|ik kies|gekozen|koos|kozen|besloten|uiteindelijk|wordt het|genomen|nemen we|gewahlt|entschieden|ausgesucht|genommen|nehmen wir|wird es|choisi\\w*|decide\\w*|(?:on|nous|j') ?(?:a|ai|avons)? ?pris|retenu\\w*|opte|eleg\\w+|escog\\w+|decid\\w+|(?:nos|me) quedamos|(?:nos|me) (?:quedamos|quede) con|optamos|scelt\\w|deciso|preso|optato|escolh\\w+|ficamos|ficou|aceit\\w+|optamos";
const BOUGHT =
  'bought|buy|ordered|purchased|got (?:a|the|it|one)|found|gekocht|kocht\\w*|besteld|aangeschaft|uiteindelijk|gekauft|bestellt|geholt|genommen|achete\\w*|commande\\w*|trouve\\w*|pris|compr\\w+|encarg\\w+|ordinat\\w|comprat\\w|preso|encomend\\w+|comprei|compramos';

/** Verbs and nouns of asking: they are no part of the subject, and a sentence that answers may say them in other words. */
export const RELATIONS: readonly RelationForms[] = [
  {
    relation: 'choose',
    asks: whole(
      'cho(?:ose|se|sen)|choice|pick(?:ed)?|decid\\w+|decision|settled?|opt(?:ed)?|select\\w*|go|went|kiez\\w+|gekozen|koos|kozen|keuze|beslo\\w+|beslis\\w*|(?:ge)?wahl(?:t|en|e|te|ten|test)?|entsch\\w+|ausgesucht|ausgewahlt|genommen|choisi\\w*|choix|decid\\w*|pris\\w*|retenu\\w*|eleg\\w+|elij\\w+|escog\\w+|quedamos|quede|scel\\w+|deciso|decisione|preso|escolh\\w+|ficamos|aceit\\w+',
    ),
    states: within(`${CHOSEN}|${BOUGHT}|${FINALLY}`),
  },
  {
    relation: 'buy',
    asks: whole(
      'buy|bought|purchas\\w+|order(?:ed)?|get|koop\\w*|kocht\\w*|gekocht|besteld\\w*|aangeschaft|kauf\\w*|gekauft|bestell\\w*|angeschafft|achet\\w+|command\\w+|compr\\w+|encarg\\w+|ordinat\\w|acquist\\w+|encomend\\w+',
    ),
    states: within(`${BOUGHT}|${CHOSEN}|${FINALLY}`),
  },
  {
    relation: 'sell',
    asks: whole('sell|sold|sale|verko\\w+|verkauf\\w*|vend\\w+|vent[ea]|vendid\\w'),
    states: within(
      'sell|sold|went for|gave us|verkocht\\w*|verkoop\\w*|verkauf\\w*|vend\\w+|vent[ea]|vendid\\w|weg fur|weg voor|parti\\w*',
    ),
  },
  {
    relation: 'pay',
    asks: whole(
      'pa(?:y|ys|id|ying)|cost\\w*|spen[dt]|price|prices|charg\\w*|fee|gerekend|rekende\\w*|berechnet\\w*|betaal\\w*|betalen|kost\\w*|uitgegeven|prijs|bezahl\\w*|zahl\\w*|gezahlt|gekostet|ausgegeben|preis|paye\\w*|cout\\w*|depens\\w+|prix|pag\\w{1,5}|cuest\\w*|costo|costar\\w*|gast(?:o|e|amos|aste|aron|ado|ar|aba)|precio|spes[oae]|spend\\w+|cost\\w+|prezzo|cust\\w+|gastei|preco',
    ),
    states: within(
      '(?:it|that|they|es|das|het|dat) (?:was|were|war|waren) \\d|c.etait \\d|fue(?:ron)? \\d|sono stati \\d|fo(?:i|ram) \\d|pa(?:y|ys|id|ying)|cost\\w*|spent|bill|invoice|came to|comes to|(?:have|had|got) it for|for \\d|betaal\\w*|kostte\\w*|gekost|rekening|factuur|voor \\d|bezahl\\w*|gezahlt|gekostet|kostete\\w*|rechnung|es waren|fur \\d|paye\\w*|coute\\w*|facture|pour \\d|pag\\w{1,5}|cost[oa]\\w*|gastamos|factura|por \\d|pagat\\w|spes[oi]|fattura|conto|per \\d|custou|paguei|pagamos|gastei|fatura',
    ),
  },
  {
    relation: 'agree',
    asks: whole(
      'agree\\w*|negotiat\\w+|deal|afgesproken|onderhandel\\w*|overeengekomen|eens|ausgehandelt|verhandelt|vereinbart|geeinigt|negoci\\w+|conven\\w+|accord\\w*|acord\\w+|negozia\\w+|concord\\w+|pattuit\\w|combin\\w+',
    ),
    states: within(
      "agree\\w*|settled|signed|deal|said yes|afgesproken|eens geworden|akkoord|geeinigt|vereinbart|ausgehandelt|convenu\\w*|accord|acord\\w+|quedamos|quedado|accordo|concordat\\w|d'accordo|pattuit\\w|combin\\w+|aceit\\w+|ficamos",
    ),
  },
  {
    relation: 'takeOver',
    asks: whole(
      'take[sn]?|took|taking|over|handl\\w+|responsible|charge|overne\\w+|overgenomen|neemt|nam|regelt|geregeld|zorgt|ubern\\w+|kummert|zustandig|repr\\w+|occupe\\w*|charge|encarg\\w+|ocup\\w+|asum\\w+|occup\\w+|prende|preso|assum\\w+|trata|cuida\\w*',
    ),
    states: within(
      "tak(?:e|es|ing)|took|handles?|responsible|in charge|neemt|nam|overgenomen|regelt|zorgt|ubernimmt|ubernommen|ubernehm\\w+|kummert|repris\\w*|reprend\\w*|s'occupe\\w*|se encarga\\w*|se ocupa\\w*|asum\\w+|se (?:la|lo) queda|si occupa\\w*|prende|ha preso|ficou|fica|assum\\w+|trata|cuida",
    ),
  },
  {
    relation: 'name',
    asks: whole(
      "called?|names?|named|renam\\w*|hernoem\\w*|umbenenn\\w*|heet\\w*|heten|naam|namen|genaamd|heiss\\w*|hiess\\w*|noms|prenoms|nombres|nomi|nomes|s'appel\\w*|appel\\w*|nom|prenom|llam\\w+|nombre|chiam\\w+|nome|cham\\w+",
    ),
  },
  {
    relation: 'last',
    asks: whole(
      'take[sn]?|took|last(?:ed|s)?|long|r[au]n|finish\\w*|gelopen|liep\\w*|gelaufen|lief\\w*|couru|corr\\w+|corso|corsa|duurt?|duurde\\w*|geduurd|dauer\\w*|gedauert|dur\\w{1,4}|temps|tard\\w+|tempo|demor\\w+|levo\\w*|tiempo|llev\\w+|impiegat\\w',
    ),
    states: within(
      'took|takes?|last(?:s|ed)|finish(?:ed)?|cross\\w*|ran|(?:in|after|na|nach|apres|em|en) \\d{1,2}:\\d{2}|from .{1,30} to|duurde|duurt|gelopen|dauerte|gedauert|gelaufen|dure|couru|tardo|tardamos|duro|corri\\w*|durat\\w|corso|demorou|durou|levou',
    ),
  },
  {
    relation: 'book',
    asks: whole(
      'book\\w*|reserv\\w+|boek\\w*|geboekt|gereserveerd|buch\\w*|gebucht|reserviert|reserve\\w*|prenot\\w+|marc(?:ou|amos|ar)|marca',
    ),
    states: within(
      'book\\w*|reserv\\w+|boek\\w*|geboekt|gereserveerd|gebucht|buch\\w*|reservi\\w+|prenot\\w+|marc(?:ou|amos|ei)',
    ),
  },
  {
    relation: 'install',
    asks: whole(
      'install\\w*|fit(?:ted)?|place[ds]?|geplaatst|plaats\\w*|geinstalleerd|installe\\w*|eingebaut|einbau\\w*|installiert|pose\\w*|instal\\w+|montat\\w|montad\\w|montou|monta\\w*',
    ),
    states: within(
      'install\\w*|fitted|done|plaats\\w*|geplaatst|geinstalleerd|eingebaut|einbau|installiert|pose\\w*|instal\\w+|monta\\w+',
    ),
  },
  {
    relation: 'begin',
    asks: whole(
      'beg[aiu]n\\w*|start(?:s|ed|ing|et|ete|te|ten|en)?|begin\\w*|begon\\w*|anfang\\w*|angefangen|begann\\w*|losgeht|commenc\\w+|debut\\w*|empiez\\w+|empez\\w+|comienz\\w+|comenz\\w+|inizi\\w+|cominci\\w+|comec\\w+|vale|gilt|geldt|gelten|loslegen',
    ),
  },
  {
    relation: 'repair',
    asks: whole(
      'vervang\\w*|replac\\w+|ersetzt?|ausgetauscht|remplac\\w+|sostitui\\w+|substitui\\w+|repair\\w*|fix\\w*|mend\\w*|solv\\w+|repar\\w+|gerepareerd|gemaakt|opgelost|reparier\\w*|repariert|behoben|gelost|depann\\w+|arregl\\w+|aggiust\\w+|ripar\\w+|consert\\w+|arranj\\w+',
    ),
  },
  {
    relation: 'find',
    asks: whole(
      'find|found|gevonden|vonden|vond|gefunden|fanden|fand|trouv\\w+|encontr\\w+|hall\\w+|trovat\\w|trovammo|achamos|achei',
    ),
  },
  {
    relation: 'stay',
    asks: whole(
      'stay\\w*|lodg\\w+|slept|slaap\\w*|geslapen|sliepen|overnacht\\w*|logeer\\w*|gelogeerd|verble\\w+|ubernacht\\w*|wohn(?:en|te|ten|t)|gewohnt|untergekommen|log(?:e|er|es|ions|eons)|heberg\\w+|dorm\\w+|aloj\\w+|hosped\\w+|soggiorn\\w+|alloggi\\w+|ficar|ficamos',
    ),
    states: within(
      `${CHOSEN}|stay\\w*|slept|room|geslapen|sliepen|ubernachtet|loge\\w*|dormi\\w*|aloj\\w+|alloggi\\w+`,
    ),
  },
  {
    relation: 'want',
    asks: whole(
      'want\\w*|ask(?:ed)?|wil(?:de|den)?|vragen|wollte\\w*|bitten|fragen|voul\\w+|demander|queria\\w*|pedir\\w*|preguntar\\w*|vole\\w+|chieder\\w*|queria\\w*|perguntar\\w*',
    ),
    states: within(
      "want(?:ed)? to|want(?:s|ed)? (?:a|the|more)|would like|(?:i'd|we'd) like|ask (?:her|him|them|for)|wil(?:len|de)?|zou graag|will|wollen|wollte|mochte|bitten um|(?:je )?v(?:eux|oudrais)|voulons|demander|quiero|queremos|quisiera|pedir\\w*|voglio|vorrei|vogliamo|chieder\\w*|quero|queria|gostava",
    ),
  },
  {
    relation: 'advise',
    asks: whole(
      'advi[sc]e\\w*|recommend\\w*|suggest\\w*|tips?|say|said|tell|told|saying|propos\\w+|geadviseerd|voorgesteld|stelde|noemde|aangeraden|raadde|advies|zei|gezegd|verteld|vorgeschlagen|schlugst|genannt|empf\\w+|geraten|riet\\w*|rat|gesagt|sagte\\w*|conseil\\w*|recommand\\w*|sugger\\w+|dit|disait|aconsej\\w+|recomend\\w+|suger\\w+|dij\\w+|dicho|consigli\\w+|detto|diss\\w+|dito|aconselh\\w+',
    ),
    states: within(
      'advi[sc]e\\w*|recommend\\w*|suggest\\w*|told (?:me|us)|(?:a )?tip|geadviseerd|aangeraden|raadde|getipt|tipte|empf\\w+|geraten|riet|conseil\\w*|recommand\\w*|sugger\\w+|aconsej\\w+|recomend\\w+|sugir\\w+|consigliat\\w+|consiglio|aconselh\\w+|sugeri\\w+',
    ),
  },
  {
    relation: 'own',
    asks: whole(
      'have|had|has|got|hab(?:e|en|t|er|ia\\w*)|hadden|hatte\\w*|heb|hebt|hebben|avai(?:s|t|ent)|avi(?:ons|ez)|ten(?:go|emos|er|ho|ia\\w*|iamos)|tien\\w+|av(?:ere|evo|evi|eva\\w*)|tinha\\w*|tiv(?:e|emos|este|eram)',
    ),
  },
];

/** The relations whose outcome the person reports: 'we went with …', 'we agreed on …'. */
export const REPORTED: ReadonlySet<Relation> = new Set<Relation>([
  'choose',
  'stay',
  'buy',
  'sell',
  'pay',
  'agree',
  'takeOver',
  'book',
  'install',
  'last',
  'begin',
  'repair',
  'find',
  'own',
  'name',
]);
