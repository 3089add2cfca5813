import { comparable } from '../own-data/command-forms.ts';

/** How a question about the weather begins in Dutch, German, French, Spanish, Italian and Portuguese. */
const BEGINNINGS = [
  'wat voor weer|wat (?:is|wordt) het weer|hoe (?:is|wordt) het weer|wat zegt het weerbericht|(?:gaat|zal) het .{0,30}(?:regenen|sneeuwen|vriezen)|(?:regent|sneeuwt) het',
  'was fur (?:ein )?wetter|wie (?:ist|wird) (?:das|denn das|bei uns das) wetter|wie wird .{0,20}das wetter|(?:regnet|schneit) es|(?:wird|soll) es .{0,30}(?:regnen|schneien|regen geben)',
  "quel temps (?:fait|fera|va|il)|quelle (?:est la )?meteo|va[- ]t[- ]il .{0,20}(?:pleuvoir|neiger)|(?:est[- ]ce qu')?il (?:va (?:pleuvoir|neiger)|pleut|pleuvra|neigera)",
  'que tiempo (?:hace|hara|va a hacer|tendremos)|como (?:esta|estara|va a estar) el (?:tiempo|clima)|va a (?:llover|nevar)|llovera',
  "che tempo (?:fa|fara|c['’]e|ci sara)|come (?:sara|e) il (?:tempo|meteo)|piovera|nevichera|sta piovendo",
  'que tempo (?:faz|fara|vai fazer)|como (?:esta|estara|vai estar) o tempo|vai (?:chover|nevar)|chove',
];
const ASKS_FOR_WEATHER = new RegExp(`^(?:[\\p{L}]{1,6}[, ]+)?(?:${BEGINNINGS.join('|')})(?![\\p{L}])`, 'u');

/**
 * Whether a message in one of the six languages besides English asks for the weather: 'Quel temps fera-t-il demain ?'.
 * In French and the other Romance languages the word for weather is also the word for time.
 */
export const asksForWeather = (message: string): boolean =>
  message.length < 120 && ASKS_FOR_WEATHER.test(comparable(message).replace(/^[¿¡\s]+/u, ''));
