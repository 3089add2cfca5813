/** Commands to tick off a task, with the task as their group: lower case, without accents, by language. */
export const FINISHES: readonly RegExp[] = [
  /^(?:kun je |wil je )?(?:vink|streep|kruis|hak) (?:de |het |mijn )?(?:taak |taakje |klusje )?(?:van )?(?:de |het )?(.{2,40}?)(?: maar| even| ff| alvast)* (?:af|door|weg)$/,
  /^(?:de |het )?(.{2,40}?) (?:is|zijn) (?:gedaan|klaar|af|geregeld|gelukt)[,.;:] ?(?:dus )?(?:vink|streep|kruis) ?(?:maar |het |ze |dat |die )*(?:af|door)$/,
  /^(?:kannst du |bitte )?(?:hake?|streiche?) (?:mir )?(?:bitte |mal )?(?:die |den |das )?(?:aufgabe )?(.{2,40}?) (?:ab|durch)$/,
  /^(?:der |die |das )?(.{2,40}?) (?:ist|sind) (?:erledigt|fertig|gemacht|abgehakt|geschafft)[,.;:] ?(?:bitte )?(?:hake?|streiche?) ?(?:es |das |sie |bitte )*(?:ab|durch)$/,
  /^(?:tu peux |peux-tu )?(?:coche|cocher|raye|rayer|barre) (?:la tache |la |le |les |l')?(.{2,40}?)$/,
  /^(?:le |la |les |l')?(.{2,40}?) (?:est|sont) (?:faite?s?|finie?s?|reglee?s?|terminee?s?)[,.;:] ?(?:tu peux |donc )?(?:coche|cocher|raye|barre)(?:[- ](?:le|la|les))?$/,
  /^(?:puedes )?(?:tacha|tachar|marca como hech[oa]|da por hech[oa]) (?:la tarea (?:de )?|el |la |los |las )?(.{2,40}?)(?: de la lista)?$/,
  /^(?:ya )?(?:he hecho|hice|termine|acabe) (?:el |la |los |las )?(.{2,40}?)[,.;:] ?(?:puedes )?(?:tacha|tachar|marca|marcar)(?:l[oa]s?)?$/,
  /^(?:puoi )?(?:spunta|spuntare|segna come fatt[oa]|depenna) (?:l'attivita |il |la |le |i |lo )?(.{2,40}?)(?: dalla lista)?$/,
  /^(?:ho fatto|ho finito) (?:il |la |le |i |l')?(.{2,40}?)[,.;:] ?(?:puoi )?(?:spunta|spuntar|depenna|segna)(?:l[oaie])?(?: come fatt[oa])?$/,
  /^(?:podes |pode )?(?:risca|riscar|marca como feit[oa]|conclui) (?:a tarefa (?:de |da |do )?|as |os |a |o )?(.{2,40}?)(?: da lista)?$/,
  /^(?:ja )?(?:fiz|acabei|terminei) (?:as |os |a |o )?(.{2,40}?)[,.;:] ?(?:podes |pode )?(?:risca|riscar|marca|marcar)(?:-[oa]s?)?$/,
];

const LENGTH =
  "(?<length>\\d{1,3} ?(?:minuten|minute[ns]?|minuut|min|minutos?|minuti|uur|uren|stunden?|heures?|horas?|ore|ora|h)|eine(?:r)? halbe(?:n)? stunde|einer? stunde|een half uur|een halfuur|een kwartier|een uur|une demi-heure|une heure|un quart d'heure|media hora|una hora|un cuarto de hora|mezz'ora|un'ora|un quarto d'ora|meia hora|uma hora|um quarto de hora)";

/** What is moved; 'a', 'um' and the like before a figure make it an hour of the clock. */
const ITEM =
  '(?<item>.{2,50}?(?<!\\b(?:a|a las?|as|alle|um|om|auf|naar|vers|para|pour|op|tot|bis|jusqu a|hasta|ate|fino alle)))';
/** Commands to move something planned by a length of time, with the groups `item` and `length` or `longer`. */
export const MOVES_BY: readonly RegExp[] = [
  `(?:verzet|verplaats|verschuif|schuif) ${ITEM} (?:met ${LENGTH}|${LENGTH.replace('<length>', '<longer>')} (?:op|later|naar achteren|eerder|naar voren|vooruit))`,
  `(?:verschiebe?|verlege?|schiebe?|leg) ${ITEM} (?:um )?${LENGTH} ?(?:nach hinten|spater|nach vorne?|fruher|vor)?`,
  `(?:deplace|decale|repousse|retarde|avance|recule)[rz]? ${ITEM} (?:d'|de )?${LENGTH} ?(?:plus tard|plus tot)?`,
  `(?:mueve|retrasa|aplaza|adelanta|atrasa|pospon)r? ${ITEM} (?:en )?${LENGTH} ?(?:mas tarde|antes)?`,
  `(?:sposta|rimanda|posticipa|anticipa|rinvia) ${ITEM} (?:di )?${LENGTH} ?(?:dopo|piu tardi|prima|in avanti|indietro)?`,
  `(?:adi|atras|pass|antecip|empurr)(?:a|e|ar) ${ITEM} (?:em )?${LENGTH} ?(?:mais tarde|para tras|mais cedo|para a frente|antes)?`,
].map((source) => new RegExp(`^(?:(?:bitte|kannst du|kun je|peux-tu|tu peux|puedes|puoi|podes|pode)[, ]+)?${source}$`));

/** Words for an earlier time, in the verb or after the length. */
export const EARLIER =
  /^avance|^adelanta|^anticipa|^antecip|\b(?:eerder|naar voren|vooruit|nach vorne?|fruher|vor|plus tot|antes|prima|mais cedo)$/;
