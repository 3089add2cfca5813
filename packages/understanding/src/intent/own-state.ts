import { comparable } from '../own-data/command-forms.ts';
import { ARE, ARRANGEMENT, AT_HOME, FREE, HABITUAL_DAY, HAVE, STILL } from './own-state.table.ts';

const whole = (words: string): string => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
const OFF = `${FREE}|${AT_HOME}`;
const DAY_OFF = new RegExp(
  `${whole(HABITUAL_DAY)} (?:\\S+ ){0,3}?${whole(OFF)}|${whole(OFF)} (?:\\S+ ){0,2}?${whole(HABITUAL_DAY)}`,
  'u',
);
const ASKS_STILL = new RegExp(whole(STILL), 'u');
const ASKS_HAVE = new RegExp(whole(HAVE), 'u');
const STATES_ARRANGEMENT = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ARRANGEMENT})(?!\\p{L})`, 'u');
const OWN =
  /(?<!\p{L})(?:i|we|my|our|ik|we|wij|mijn|ons|onze|ich|wir|mein\p{L}*|unser\p{L}*|je|j'ai|nous|on|mon|ma|mes|notre|sigo|seguimos|tengo|tenemos|trabajo|estoy|mi|mis|nuestr\p{L}+|ho|abbiamo|lavoro|sono|continuo|mi[oae]|nostr\p{L}+|tenho|temos|trabalho|estou|meu|minha|noss\p{L}+)(?!\p{L})/u;
/** 'When', 'how many': asks for free hours. */
const ASKS_WHEN =
  /^(?:(?:and|so|en|und|et|y|e)[, ]+)*(?:when|which|what|how|where|wanneer|welke|hoe|wat|wann|welche\p{L}*|wie|was|quand|quel\p{L}*|combien|que|cuando|cual\p{L}*|cuant\p{L}+|quando|qual\p{L}*|quant\p{L}+|che)(?!\p{L})/u;
/** 'Do I have any free time on Wednesdays' asks for hours. */
const ASKS_HOURS =
  /(?<!\p{L})(?:time|slots?|gaps?|hours?|room|zeit|tijd|temps|tiempo|tempo|creneaux?|huecos?|or[ae]|horas?|stunden?|uur|uren)(?!\p{L})/u;
const MAX_LENGTH = 140;

const plainSentence = (text: string): string => comparable(text.replace(/^[\s¿¡]+/, '').replaceAll('ß', 'ss'));

/**
 * Whether a question asks what is so every week in the person's own life: 'do I still have Wednesdays off', 'do I still
 * work four days a week'. The calendar cannot answer it. 'Am I free on Wednesday' asks for free hours.
 */
export const asksOwnState = (text: string): boolean => {
  const plain = plainSentence(text);
  if (text.length > MAX_LENGTH || !/\?\s*$/.test(text) || !OWN.test(plain)) return false;
  if (ASKS_WHEN.test(plain) || ASKS_HOURS.test(plain)) return false;
  const isStill = ASKS_STILL.test(plain);
  return (DAY_OFF.test(plain) && (isStill || ASKS_HAVE.test(plain))) || (isStill && STATES_ARRANGEMENT.test(plain));
};

const STATES = new RegExp(whole(`${HAVE}|${ARE}`), 'u');
/** Side by side: 'a free yoga class every Monday' is no day off. */
const STATES_DAY_OFF = new RegExp(
  `${whole(HABITUAL_DAY)} ${whole(FREE)}|${whole(FREE)} (?:on )?${whole(HABITUAL_DAY)}`,
  'u',
);

/** Whether a statement says what is so every week: 'I have Wednesdays off now'. Such a day off is no plan. */
export const statesOwnState = (text: string): boolean => {
  const plain = plainSentence(text);
  return STATES_DAY_OFF.test(plain) && STATES.test(plain);
};
