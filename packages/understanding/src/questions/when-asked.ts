import { comparable } from '../own-data/command-forms.ts';
import { wordsWithMeaning } from './meaningful-words.ts';

const MAX_LENGTH = 90;
const START = '^[¿ ]*(?:(?:and|so|hey|ok|en|und|et|y|e)[, ]+)*';
const WHAT =
  "(?: (?:the|my|our|de|het|mijn|m'n|onze|der|die|das|den|dem|mein(?:e[nmr]?)?|le|la|les|mon|ma|mes|el|los|las|mi|mis|il|lo|gli|i|mi[oa]|o|a|os|as|meu|minha))* ?(?<what>.{3,40}?)[\\s?.!]*$";

/** 'When is …', 'when do I go to …', by language, with the group `what`; lower case, without accents. */
const FORMS = [
  "(?:when|what time)(?:'s| is| are| do i have| do i go to| am i going to| do i see| am i seeing)",
  '(?:wanneer|hoe laat) (?:is|zijn|heb ik|had ik|ga ik(?: ook alweer)? naar|moet ik(?: ook alweer)? naar|zie ik|spreek ik|ben ik bij)',
  '(?:wann|um wie ?viel uhr) (?:ist|sind|habe ich|gehe ich (?:zu[mr]?|ins?)|muss ich (?:zu[mr]?|ins?)|treffe ich|sehe ich|bin ich bei[m]?|war (?:noch ?mal|nochmal))',
  "(?:quand|a quelle heure) (?:est|sont|ai-je|est-ce que j'ai|est-ce que je (?:vais|vois)|vais-je|je vais|j'ai|a lieu|c'est)(?: chez| au| a la| a)?|c'est (?:quand|a quelle heure),?",
  '(?:cuando|a que hora) (?:es|son|tengo|voy (?:al|a)|veo a|toca)',
  "(?:quando|a che ora) (?:e|ho|c'e|sono|vado (?:dal|dalla|al|alla|a)|vedo|devo andare (?:dal|dalla|al|alla|a))",
  '(?:quando|a que horas) (?:e|sao|tenho|vou (?:ao|a)|vejo|e que (?:e|tenho|vou (?:ao|a)))',
].map((source) => new RegExp(`${START}(?:${source})${WHAT}`, 'u'));

/** The significant words for the event whose time is asked for; undefined for other messages. */
export function whenAsked(message: string): string[] | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = comparable(message.replaceAll(/\s+/g, ' ').trim());
  const what = FORMS.map((form) => form.exec(plain)?.groups?.['what']).find((one) => one !== undefined);
  const words = wordsWithMeaning(what ?? '');
  return words.length === 0 ? undefined : words;
}
