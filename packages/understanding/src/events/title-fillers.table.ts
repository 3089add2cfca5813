/* Words around a plan that are no part of its title, in seven languages. */

/** Words that only lead over to the plan; the first group of words needs a comma or a colon after it. */
const BEFORE_COMMA =
  'right|well|look|listen|oh|oh no|oh yes|oh and|ah|so|also|anyway|sorry|nou|dus|o ja|oh ja|tja|naja|ach|mist|vergessen|mist, vergessen|bon|alors|bref|ah oui|bueno|pues|oye|mira|vale|allora|senti|guarda|beh|olha|pronto|bem|ah sim';
const ANYWHERE =
  "apparently|finally|luckily|unfortunately|sadly|annoyingly|anyway|oh and|oh yes|o ja|oh ja|trouwens|overigens|helaas|gelukkig|eindelijk|uiteindelijk|übrigens|leider|zum glück|endlich|jedenfalls|au fait|finalement|enfin|du coup|d['’]ailleurs|malheureusement|heureusement|pues al final(?! d)|al final(?! d)|por fin|por cierto|resulta que|alla fine(?! d)|finalmente|comunque|a proposito|purtroppo|olha, afinal|afinal|aliás|já agora|por acaso|infelizmente";

/** Phrases before a plan that announce it: removed where they begin a title. */
export const FILLERS: readonly RegExp[] = [
  new RegExp(`^(?:${BEFORE_COMMA})\\s?[,:–—-]\\s?`, 'iu'),
  new RegExp(`^(?:${ANYWHERE})[,:]?\\s+`, 'iu'),
  /^(?:mist,? )?vergessen[:,]? (?=\p{Lu})/u,
  /^(?:note|memo|heads[- ]?up|reminder) to (?:my)?self\s?[:,–—-]*\s*/iu,
  /^(?:sorry|apologies)(?: (?:for|to|about) [^,.;]{2,40})?[,.;] (?:but )?/iu,
  // 'Just got a text – …', 'had a call from the surgery: …'
  /^(?:i(?:'ve| have)? )?(?:just )?(?:got|had|received) an? (?:text|e?-?mail|message|call|letter|note)(?: from [\w' ]{2,24}?)?\s?(?:[–—:,.-]+|saying|to say)\s*(?:that )?/iu,
  /^(?:i|we)(?:'ve| have)? got (?=the |an? |my |our )|^got (?:the|an?|my|our) /iu,
  /^(?:(?:i|we)(?:'ve| have)? )?(?:now |finally )?(?:agreed|settled|decided) (?:on |for )+(?:the )?/iu,
  /^you (?:need|have) to remind (?:me|us) (?:about|of|to|that) (?:the )?/iu,
  /^(?:nog )?even (?:noteren|opschrijven|onthouden|ter info)\s?[:,]?\s*/iu,
  /^(?:zet|schrijf|noteer) (?:het |er |dat )?(?:maar |ook |even )*(?:in|bij|op)?\s?[:,]\s*/iu,
  /^(?:een )?(?:datum|afspraak|plek) (?:gevonden )?voor (?=de |het |onze |mijn )/iu,
  /^er (?:even |nog )*aan dat (?:ik|we|wij) /iu,
  /^(?:moet|moeten) (?:ik|we|wij) (?:al |nog |weer |ook )*/iu,
  /^hab(?:en|e)? (?:ich|wir) (?:noch |jetzt |endlich |wieder |auch )*/iu,
  /^(?:wir haben )?uns (?:jetzt |nun |endlich )*(?:auf (?:de[nm]|die|das)? ?)?(?:\d{1,2}\. )?geeinigt,? */iu,
  /^(?:j['’]ai |on a |nous avons )?(?:réussi à|pu) (?:avoir|obtenir|décrocher) (?:une? )?/iu,
  /^(?:(?:note|ajoute|mets|rajoute) )?(?:aussi|également) (?:que |(?=le |la |les |l['’]|un ))/iu,
  /^me rappeler (?:de |d['’]|que )/iu,
  /^(?:me|nos) han dado (?:una )?(?=cita|hora|turno)/iu,
  /^(?:ap[uú]nta(?:me)? )?también (?=la |el |los |las |una? )/iu,
  /^segna(?:ti|mi|ci)? (?:anche )?(?=la |il |l['’]|lo |i |le |una? )/iu,
  /^(?:mi|ci) hanno (?:spostato|anticipato|posticipato|fissato) /iu,
  /^(?:marcaram|adiaram|mudaram|remarcaram)-(?:me|nos) /iu,
  /^(?:aponta |anota )?também (?=o |a |os |as |uma? )/iu,
  /^me lembrar (?:de |que )/iu,
  // 'Bis zum 18. muss die Kündigung raus', 'no sábado é a festa'
  /^(?:muss|müssen|soll|sollen) (?=(?:der|die|das|den|meine?|unsere?) )|^(?:moet|moeten) (?=(?:de|het|mijn|onze?) )/iu,
  /^(?:é|es|è|c['’]est|será|sera|sarà) (?=(?:o|a|os|as|el|la|il|lo|le) |l['’])/iu,
  /^(?:todas as|todos os|todos los|todas las|tutti i|tutte le) (?!\p{L}+[sie] )(?=\p{L})/iu,
];

/** What is left of a time or of a report behind a plan: removed where they end a title. */
export const LOOSE_ENDS: readonly RegExp[] = [
  // 'Book club has been moved to', 'la réunion a été repoussée au'
  /\s(?:has|have) been (?:moved|shifted|pushed|put|brought|rescheduled|postponed|changed)(?: back| forward| to)*$/iu,
  /\s(?:is|zijn) (?:verplaatst|verzet|verschoven|uitgesteld)(?: naar)?$/iu,
  /\s(?:ist|wurde|sind|wurden)(?: auf)? (?:verschoben|verlegt|vorgezogen)(?: worden)?$/iu,
  /\s(?:a|ont) été (?:repoussée?s?|reportée?s?|déplacée?s?|avancée?s?)(?: au?| à)?$/iu,
  /\s(?:se )?ha (?:cambiado|aplazado|movido|pasado)(?: al?| para)?$/iu,
  /\sè stat[oa] (?:spostat|rinviat|anticipat)[oa](?: al?)?$/iu,
  /\sfoi (?:adiad|mudad|remarcad)[oa](?: para)?$/iu,
  /(?<=\S \S+)\s(?:starts|begins)$/iu,
  /\sin (?:an? |a couple of )?(?:\w+ )?(?:days?|weeks?|months?)['’]?(?: time)?$/iu,
  /,?\s(?:ergens|irgendwann|ungefähr|ongeveer|environ)$/iu,
  /(?<=\s\S+)(?:\s(?:jetzt|doch|erst|nun|toch|pas|nu))+$/iu,
  /\s(?:todas as|todos os|tutti i|tutte le|todos los|todas las|tous les|toutes les)$/iu,
  /\s(?:a primera hora|de manhã|al mattino|le matin)$/iu,
  /,?\s(?:jusqu['’]à|jusque|hasta|fino a|até|bis|tot)$/iu,
  /\s(?:a|por)$/u,
];

/** In a title that begins with its subject: 'l’idraulico alla fine viene'. */
export const INNER_FILLER =
  /(?<=\S)\s(?:alla fine(?! d)|al final(?! d)|finalement|afinal|finalmente|uiteindelijk|doch|apparently|voortaan|künftig)(?=\s\S)/iu;

/** The infinitive of a subordinate clause: 'de was nog moet ophangen', 'die Wäsche noch aufhängen muss'. */
export const VERB_LAST: readonly (readonly [RegExp, string])[] = [
  [/^(.{3,60}?)(?: nog)? (?:moet|moeten) (\p{L}{3,}en|doen)$/iu, '$1 $2'],
  [/^(.{3,60}?)(?: noch)? (\p{L}{3,}e?n|tun) (?:muss|müssen|soll|sollte|wollte)$/iu, '$1 $2'],
  // 'Woensdag komt de loodgieter'
  [/^(komt|kommt|komen|kommen) ((?:de|het|der|die|das|mijn|onze|meine?|unsere?) [\p{L}-]+)$/iu, '$2 $1'],
];
