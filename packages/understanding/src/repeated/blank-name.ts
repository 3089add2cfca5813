// A request that is repeated with other values becomes a template with a blank. This file names the blank.

/** Languages of people and of programs: 'Translate this into …', 'Write a … script'. */
const LANGUAGE =
  /^(?:english|german|dutch|french|spanish|italian|portuguese|polish|russian|turkish|arabic|chinese|japanese|korean|hindi|latin|greek|swedish|danish|englisch|deutsch|niederländisch|französisch|spanisch|italienisch|portugiesisch|engels|duits|frans|spaans|italiaans|anglais|allemand|espagnol|italien|inglés|alemán|francés|inglese|tedesco|francese|spagnolo|inglês|alemão|francês|espanhol|python|ruby|javascript|typescript|java|go|rust|c\+\+|c#|php|swift|kotlin|bash|shell|sql|r|perl|powershell|applescript|lua|scala)$/i;
const NUMBER = /^[^\p{L}]*\d[^\p{L}]*$/u;
/** Words before a topic: '… about my', '… über das'. */
const ENDS_WITH_ABOUT =
  /\b(?:about|on|regarding|concerning|über|zum thema|sur|sobre|acerca de|su|sul|sulla|over|à propos de)(?: (?:my|our|the|an?|mein\w*|unser\w*|der|die|das|mon|ma|mes|notre|le|la|les|mi|mis|nuestro|el|il|mio|mia|o|a|meu|minha|mijn|onze|de|het))?$/iu;
/** Words before a recipient: '… to my', '… an den'. */
const ENDS_WITH_TO =
  /\b(?:to|an|à|a|al|aan|para)(?: (?:my|our|the|an?|mein\w*|unser\w*|den|die|das|mon|ma|mes|notre|le|la|les|mi|mis|nuestro|el|il|mio|mia|o|a|meu|minha|mijn|onze|de|het))?$/iu;
const WRITTEN_THINGS =
  /\b(?:e-?mails?|letter|message|reply|note|card|invitation|brief|nachricht|antwort|lettre|courriel|carta|correo|mensaje|lettera|messaggio|mensagem|bericht)\b/iu;

/** A one-word name for a blank, derived from its values and from the words before it. */
export const nameOfBlank = (fillings: readonly string[], textBefore: string): string => {
  const trimmed = fillings.map((filling) => filling.trim().replace(/[.,;:!?]+$/, ''));
  if (trimmed.every((filling) => LANGUAGE.test(filling))) return 'language';
  if (trimmed.every((filling) => NUMBER.test(filling))) return 'number';
  if (ENDS_WITH_ABOUT.test(textBefore.trim())) return 'topic';
  return ENDS_WITH_TO.test(textBefore.trim()) && WRITTEN_THINGS.test(textBefore) ? 'recipient' : 'value';
};

/** The names of several blanks: a name that occurs twice gets a number, and 'value' always. */
export const numberedNames = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const isUnique = name !== 'value' && names.filter((other) => other === name).length === 1;
    return isUnique ? name : `${name} ${count}`;
  });
};
