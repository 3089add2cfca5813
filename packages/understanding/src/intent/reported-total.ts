import { comparable } from '../own-data/command-forms.ts';
import { onlyAmount } from './only-amount.ts';

const MAX_LENGTH = 90;
/** Words of a wish, a plan, a condition or an order, which are not reports. */
const NO_REPORT =
  /[?]|(?<!\p{L})(?:want|will|going to|would|could|should|hope|when|if|until|before|remind|not|wil|ga|zou|hoop|als|niet|herinner|will|mochte|werde|wenn|hoffe|nicht|erinnere?|veux|vais|voudrais|quand|si|pas|rappelle|quiero|voy a(?! por)|quisiera|cuando|no|recuerda\p{L}*|voglio|vorrei|quando|se|non|ricorda\p{L}*|quero|vou(?! n| a meio)|gostava|nao|lembra\p{L}*)(?!\p{L})/u;
const BEFORE_AMOUNT = String.raw`(?=[\d$€£])`;

/** The total so far: 'my first 100 km', 'I'm at 250 words now'. */
const TOTALS = [
  `(?:my|the) first ${BEFORE_AMOUNT}|i(?:'ve| have)?(?: just| now| finally| already)? (?:reached|hit|passed) (?:the )?${BEFORE_AMOUNT}|i(?:'m| am) (?:now |already )?at ${BEFORE_AMOUNT}`,
  `(?:mijn|m'n|de) eerste ${BEFORE_AMOUNT}|ik (?:zit|sta)(?: nu| al)? op ${BEFORE_AMOUNT}|ik heb(?: nu| al)? (?:de )?${BEFORE_AMOUNT}.*(?:gehaald|bereikt|aangetikt)`,
  `(?:meine|die) ersten ${BEFORE_AMOUNT}|ich (?:bin|stehe)(?: jetzt| schon)? bei ${BEFORE_AMOUNT}|(?:ich habe|hab)(?: jetzt| schon)? (?:die )?${BEFORE_AMOUNT}.*(?:erreicht|geknackt)`,
  `(?:mes|les) premiers? ${BEFORE_AMOUNT}|mes ${BEFORE_AMOUNT}\\d+ premier|j'(?:ai atteint|en suis a)(?: les)? ${BEFORE_AMOUNT}`,
  `(?:mis|los|las) primer[oa]s ${BEFORE_AMOUNT}|(?:ya )?(?:he llegado a|he alcanzado|llegue a|alcance)(?: los| las)? ${BEFORE_AMOUNT}|ya voy por(?: los| las)? ${BEFORE_AMOUNT}`,
  `(?:i miei|le mie|i|le) prim[ie] ${BEFORE_AMOUNT}|(?:ho raggiunto|sono arrivat[oa] a|sono a)(?: i| ai| le| alle)? ${BEFORE_AMOUNT}`,
  `(?:os meus|as minhas|os|as) primeir[oa]s ${BEFORE_AMOUNT}|(?:ja )?(?:cheguei|vou|estou) (?:a|aos|as|nos|nas|em) ${BEFORE_AMOUNT}|(?:atingi|alcancei) (?:os |as )?${BEFORE_AMOUNT}`,
].map((source) => new RegExp(`(?<!\\p{L})(?:${source})`, 'u'));

const HALVES = [
  "i(?:'m| am)(?: now| about| already| just)* (?:half ?way|half-way)|i(?:'ve| have)(?: now| already| just)* (?:done|read|reached|run|learned|learnt|finished) half",
  'ik ben(?: nu| al| net)* (?:halverwege|op de helft)|ik (?:zit|sta)(?: nu| al)* op de helft|ik heb(?: nu| al)* de helft',
  'ich bin(?: jetzt| schon| gerade)* (?:auf halber strecke|auf halbem weg|halb durch|bei der halfte|zur halfte)|ich habe?(?: jetzt| schon)* die halfte',
  "je suis(?: maintenant| deja)* a (?:la moitie|mi-chemin|mi-parcours)|j'(?:en suis|ai fait|ai lu|ai couru)(?: deja)?(?: a)? la moitie",
  '(?:ya )?(?:estoy|voy) (?:por|a|en) (?:la mitad|mitad de camino|medio camino)|(?:ya )?(?:llevo|he hecho|he leido) la mitad',
  '(?:sono|sto)(?: gia| ora)* (?:a meta|a meta strada)|ho(?: gia)? (?:fatto|letto|corso|raggiunto) (?:la )?meta',
  '(?:ja )?(?:estou|vou) (?:a meio|na metade|a metade|a meio caminho)|ja (?:fiz|li|corri) metade',
].map((source) => new RegExp(`^(?:(?:ok|hey|yes|hoera|juhu|ja|oui|si|sim|yay)[,! ]+)*(?:${source})(?!\\p{L})`, 'u'));

/** The progress on a goal so far, as the person reports it: an amount, or a share of the target. */
export type ReportedTotal = { amount: number; unit: string } | { share: number };

/**
 * 'I ran my first 100 km!', 'ich bin bei der Hälfte meiner Bücher' ('I am at half of my books'). Undefined for a wish, a
 * question and any other message. Reads seven languages.
 */
export function reportedTotal(text: string): ReportedTotal | undefined {
  const plain = comparable(text.replaceAll(/\s+/g, ' ').trim());
  if (plain.length > MAX_LENGTH || NO_REPORT.test(plain)) return undefined;
  if (HALVES.some((form) => form.test(plain))) return { share: 0.5 };
  if (!TOTALS.some((form) => form.test(plain))) return undefined;
  const found = onlyAmount(plain.replace(/(\d) premiers? /u, '$1 '));
  return found?.unit === undefined || found.amount < 0 ? undefined : { amount: found.amount, unit: found.unit };
}
