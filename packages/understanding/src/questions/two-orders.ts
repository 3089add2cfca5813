import { comparable } from '../own-data/command-forms.ts';

const MAX_LENGTH = 220;

/** How a second order begins, by language; lower case, without accents. */
const REMIND =
  'remind (?:me|us)|(?:set|give me) (?:a |an )?(?:reminder|alarm)|herinner (?:me|mij|ons)|erinnere? (?:mich|uns)|rappelle[- ](?:moi|nous)|recuerda(?:me|nos)|ricorda(?:mi|ci)|lembra-(?:me|nos)|me lembr[ae]|lembre-me';
const ADD =
  '(?:add|put)(?= .* (?:to|on|onto) (?:my|the) (?:to-?do )?(?:list|tasks))|(?:add|create|make) a (?:task|to-?do)|(?:book|schedule|plan)(?= .*\\d)|zet(?= .* op (?:mijn|de) )|voeg(?= .* toe)|(?:setze?|schreibe?)(?= .* auf (?:meine|die) )|(?:ajoute|mets)(?= .* (?:a|sur) ma liste)|(?:anade|pon|apunta)(?= .* (?:a|en) (?:mi|la) lista)|(?:aggiungi|metti)(?= .* (?:alla|nella|sulla|in) (?:mia )?lista)|(?:adiciona|poe)(?= .* (?:a|na) (?:minha )?lista)';
const SECOND = new RegExp(
  `^(?<first>.{8,140}?)(?:,|;|\\.)? (?:and|en|und|et|y|e|plus|then)(?: (?:also|then|please|ook|auch|aussi|tambien|anche|tambem))? (?<second>(?:${REMIND}|${ADD})(?![\\p{L}]).*)$`,
  'du',
);
/** 'And remind me an hour before' belongs to the first order. */
const LEAD =
  /(?<!\p{L})(?:before(?:hand)?|in advance|earlier|ervoor|van tevoren|vooraf|daarvoor|vorher|davor|zuvor|avant|a l'avance|veille|antes|antelacion|anterior|prima|anticipo|vespera|antecedencia)[\s.!]*$/u;

/** Words that others said: 'my sister wrote: book the vet …'. */
const SAID =
  /(?<!\p{L})(?:he|she|they|said|says|wrote|writes|told|zei|schreef|sagte|schrieb|meinte|dit|ecrit|dijo|escribio|disse|scrisse|ha detto|escreveu)(?!\p{L})|["“„«]/u;

/**
 * The two orders of a message such as 'book the dentist on Tuesday at 9 and remind me to bring the letter'. Undefined for a
 * message with a single order.
 */
export function twoOrdersIn(text: string): [string, string] | undefined {
  if (text.length > MAX_LENGTH || text.includes('?') || text.includes('\n')) return undefined;
  const plain = comparable(text);
  const groups = SECOND.exec(plain)?.indices?.groups;
  const [first, second] = [groups?.['first'], groups?.['second']];
  if (first === undefined || second === undefined || LEAD.test(plain) || SAID.test(plain)) return undefined;
  return [text.slice(...first).trim(), text.slice(...second).trim()];
}
