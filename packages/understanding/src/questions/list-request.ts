/** Longer messages tell more than one plan, and a long row of dots would take the patterns seconds. */
const MAX_LENGTH = 500;

/** 'Put it on my list' in seven languages, with what leads up to it. */
const REQUESTS: readonly RegExp[] = [
  /(?:can you |could you |please |just )*(?:put|add|stick|note|write|pop) (?:it|that|this) (?:down )?(?:on|to|in|onto|into) (?:my |the )?(?:to-?do |task )?(?:list|tasks|to-?dos)(?!\p{L})/iu,
  /(?:kun je |wil je )?(?:zet|schrijf|voeg|noteer) (?:het|dat|dit) (?:even |maar |alsjeblieft |ook )*(?:op|bij|in|toe aan) (?:mijn|m'n|de) (?:taken(?:lijst(?:je)?)?|lijst(?:je)?|to-?do(?:-?lijst(?:je)?|'?s)?)(?!\p{L})/iu,
  /(?:kannst du |bitte )*(?:setze?|schreibe?|packe?|nimm|trage?) (?:das|es|dies) (?:bitte |mal |auch )*(?:auf|in|zu) (?:meine[rn]?|die|den) (?:to-?do-?liste|aufgaben(?:liste)?|liste|to-?dos)(?!\p{L})/iu,
  /(?:peux-tu |tu peux )?(?:mets|mettez|mettre|ajoute|ajouter|rajoute|note|noter)(?:[- ](?:le|la|les|ça|cela|moi ça))? (?:dans|à|sur) (?:mes tâches|ma liste(?: de tâches)?|la liste(?: de tâches)?)(?!\p{L})/iu,
  /(?:por favor )?(?:ponlo|ponla|ponme(?:lo|la)|añádelo|añádela|apúntalo|apúntala|apúntame(?:lo|la)|agrégalo|mételo) (?:en|a) (?:mis tareas|(?:mi|la) lista(?: de tareas)?)(?!\p{L})/iu,
  /(?:mettilo|mettila|mettimelo|aggiungilo|aggiungila|segnalo|segnamelo) (?:tra|fra|nei|nelle|alle|nella|alla|sulla) (?:(?:i )?miei compiti|(?:le )?mie attività|(?:mia )?lista(?: (?:delle cose da fare|dei compiti))?)(?!\p{L})/iu,
  /(?:põe|coloca|coloque|mete|adiciona|adicione|acrescenta|anota)(?:-[oa]| isso| isto)? (?:nas|na|às|à|em) (?:minhas? )?(?:tarefas|lista(?: de tarefas)?)(?!\p{L})/iu,
];
/** What stands between a plan and such a request. */
const LINK = String.raw`[\s,;.–-]+(?:(?:and|so|en|dus|und|also|et|donc|y|así que|e|quindi|então)\s+)?`;
const PLACINGS = REQUESTS.map((request) => new RegExp(LINK + request.source, 'iu'));

/**
 * A message that tells a plan and asks to put it on the list, without that request: 'I need to order strings, put it on my
 * list for Friday' is 'I need to order strings for Friday'. Any other message is returned as it is.
 */
export function withoutListRequest(message: string): string {
  if (message.length > MAX_LENGTH) return message;
  const placing = PLACINGS.find((pattern) => pattern.test(message));
  return placing === undefined ? message : message.replace(placing, '');
}
