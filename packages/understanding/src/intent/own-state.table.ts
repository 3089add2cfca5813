/* The words of what is so every week in the person's life, in seven languages; lower case, without accents. */

/** A day of the week as a habit: 'Wednesdays', 'mittwochs', 'le mercredi', 'los viernes'. Not 'le mercredi 3'. */
export const HABITUAL_DAY = [
  '(?:on |every |each )?(?:mon|tues|wednes|thurs|fri|satur|sun)days',
  '(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day',
  "(?:'s )?(?:maan|dins|woens|donder|vrij|zater|zon)dags",
  '(?:elke|iedere) (?:maan|dins|woens|donder|vrij|zater|zon)dag',
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)s',
  '(?:jeden|an jedem) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
  '(?:le|les|tous les|chaque) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?! \\d)',
  '(?:los|todos los|cada) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)(?! \\d)',
  '(?:il|i|ogni|tutti i|di) (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabat[oi])(?! \\d)|(?:la|le|ogni|tutte le|di) domenic(?:a|he)(?! \\d)',
  '(?:as|às|todas as|cada) (?:segunda|terca|quarta|quinta|sexta)s?(?:-feiras?)?|(?:os|aos|todos os) (?:sabado|domingo)s',
].join('|');

/** Free of work, school or the like. */
export const FREE = 'off|free|vrij|frei|libres?|de libre|de conge|chomes?|liber[oi]|livres?|de folga|de repos';
export const AT_HOME = 'thuis|zu hause|home|remote|remotely|from home';

/** 'Still', 'these days': asks whether something has changed. */
export const STILL =
  'still|(?:these|nowadays|any ?more|any longer)|nog(?: steeds| altijd)?|noch(?: immer)?|immer noch|nach wie vor|toujours|encore|sigo|seguimos|todavia|aun|ancora|tuttora|continuo|continuiamo|ainda|continuamos';

/** 'Do I have Wednesdays off': has something, and is not only free on one day. */
export const HAVE =
  "(?:do|did|have) (?:i|we)|(?:i|we) (?:still )?(?:have|get|work)|heb (?:ik|je)|hebben (?:we|wij)|werk(?:en)? (?:ik|we|wij)|hab(?:e|en)? (?:ich|wir)|arbeite[n]? (?:ich|wir)|(?:est-ce que )?(?:j'ai|ai-je|nous avons|avons-nous|on a)|je travaille|travaill\\w+[- ](?:je|nous)|tengo|tenemos|teniendo|trabajo|trabajamos|ho|abbiamo|lavoro|lavoriamo|tenho|temos|trabalho|trabalhamos";

/** 'I am', of a statement: 'ik ben vrijdags vrij'. */
export const ARE =
  "i'?m|i am|we'?re|we are|(?:ik|we|wij) (?:ben|zijn|werk|werken|heb|hebben)|(?:ich|wir) (?:arbeite|arbeiten|habe|haben)|(?:ben|zijn) (?:ik|we|wij)|ich bin|wir sind|bin ich|sind wir|je suis|on est|nous sommes|estoy|estamos|sono|siamo|estou|fico";

/** What is part of a contract or a timetable and no plan: 'at 80 %', 'the Thursday shift', 'four days a week'. */
export const ARRANGEMENT =
  '\\d{1,3} ?(?:%|percent|per cent|prozent|procent|pour cent|por ciento|por cento|per cento)|part[- ]time|full[- ]time|teilzeit|vollzeit|deeltijd|voltijds?|temps (?:partiel|plein)|(?:media jornada|tiempo (?:parcial|completo))|tempo (?:parziale|pieno|parcial|inteiro)|(?:mon|tues|wednes|thurs|fri|satur|sun)day shifts?|(?:early|late|night) shifts?|(?:fruh|spat|nacht)schicht|(?:vroege|late|nacht)dienst|(?:\\d|one|two|three|four|five|six|een|twee|drie|vier|vijf|zes|zwei|drei|funf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|quatro) (?:days|dagen|tage|jours|dias|giorni) (?:a|per|por|pro|in der|in de|die|par|alla|a la) (?:week|woche|semaine|semana|settimana)';
