/* Orders to free a task of its day, in seven languages, with the group `name`; lower case, without accents. */

const DAY_EN = '(?:(?:particular|specific|fixed|set|due|certain) )?(?:day|date|due date|deadline)';
const DAY_NL = '(?:(?:vaste|bepaalde) )?(?:dag|datum|vervaldatum|deadline)';
const DAY_DE = '(?:(?:bestimmte?\\w*|feste\\w*) )?(?:tag|datum|falligkeitsdatum|frist|deadline|falligkeit)';
const DAY_FR = '(?:jour|date|date limite|echeance)(?: (?:precise?|fixe))?';
const DAY_ES = '(?:dia|fecha|fecha limite|plazo)(?: fij[oa]| concret[oa])?';
const DAY_IT = '(?:giorno|data|scadenza)(?: preciso| precisa| fissa?)?';
const DAY_PT = '(?:dia|data|prazo)(?: cert[oa]| fix[oa])?';

/** With a name, or with a pronoun in its place. */
export const UNDATES: readonly string[] = [
  `(?:remove|delete|clear|drop|erase|take (?:off|away)) (?:the |its |that )?${DAY_EN}(?: (?:of|from|for|on) (?<name>.+))?`,
  `take the ${DAY_EN} off (?<name>.+)`,
  `(?:move|set|change|put|make|leave|keep) (?<name>.+?) (?:to |be |on |with |for )?(?:no ${DAY_EN}|undated|without (?:an? )?${DAY_EN})`,
  `(?<name>.+?) (?:has|needs|should have|gets) no ${DAY_EN}`,
  `(?<name>.+?) (?:does not|doesn't|need not|needn't|shouldn't|should not) (?:need|have)(?: to have)? an? ${DAY_EN}`,
  `no ${DAY_EN}(?: (?:for|on) (?<name>.+))?`,
  `(?:haal|verwijder|wis|schrap) (?:de |het )?${DAY_NL}(?: (?:van|bij|voor) (?<name>.+?))?(?: weg| eraf)?`,
  `(?:zet|maak|laat) (?<name>.+?) (?:op |met )?(?:geen ${DAY_NL}|zonder ${DAY_NL})`,
  `(?<name>.+?) (?:heeft|hoeft|heb) geen ${DAY_NL}(?: meer)?(?: te hebben| nodig)?`,
  `geen ${DAY_NL}(?: (?:voor|bij) (?<name>.+))?`,
  `(?:entferne?|losche?|streiche?|nimm) (?:das |den |die )?${DAY_DE}(?: (?:von|bei|fur) (?<name>.+?))?(?: weg| raus)?`,
  `(?:setze?|mache?|lass) (?<name>.+?) (?:auf )?(?:ohne ${DAY_DE}|keine[nm]? ${DAY_DE})`,
  `(?<name>.+?) (?:braucht|hat) keine?n? ${DAY_DE}`,
  `(?:ohne|keine?[nr]?) ${DAY_DE}(?: fur (?<name>.+))?`,
  `(?:enleve|retire|supprime|efface) (?:la |le |l')${DAY_FR}(?: (?:de la |du |de |d'|pour )(?<name>.+))?`,
  `(?:mets|laisse)[ -](?<name>.+?) sans ${DAY_FR}`,
  `(?<name>.+?) n'a (?:pas|plus) (?:besoin )?(?:de |d'une? )${DAY_FR}`,
  `(?:pas de|sans|aucun) ${DAY_FR}(?: pour (?<name>.+))?`,
  `(?:quita|quitale|borra|elimina) (?:la |el )${DAY_ES}(?: (?:de la |del |de |a )(?<name>.+))?`,
  `(?:pon|deja)(?: (?<name>.+?)|la|lo) sin ${DAY_ES}`,
  `(?<name>.+?) (?:ya )?no (?:necesita|tiene) ${DAY_ES}`,
  `sin ${DAY_ES}`,
  `(?:togli|rimuovi|elimina) (?:la |il )${DAY_IT}(?: (?:della |del |di |da |a )(?<name>.+))?`,
  `(?:metti|lascia)(?: (?<name>.+?)|la|lo) senza ${DAY_IT}`,
  `(?<name>.+?) non ha (?:piu )?(?:bisogno di )?(?:una |un )?${DAY_IT}`,
  `(?:senza|nessuna?) ${DAY_IT}`,
  `(?:tira|remove|apaga|retira) (?:a |o )${DAY_PT}(?: (?:da |do |de )(?<name>.+))?`,
  `(?:poe|deixa)(?: (?<name>.+?)|-[oa]) sem ${DAY_PT}`,
  `(?<name>.+?) (?:ja )?nao (?:precisa de|tem) ${DAY_PT}`,
  `sem ${DAY_PT}`,
];

/** Words that stand for the task that was shown. */
export const SHOWN_TASK =
  /^(?:it|that|this|that one|this one|the task|het|dat|die|deze|die taak|es|das|sie|ihn|die aufgabe|elle|ca|la|le|la tache|eso|esa|esta|la tarea|questo|quella|isso|essa|a tarefa)$/;
