import { comparable } from '../own-data/command-forms.ts';
import { onlyAmount } from './only-amount.ts';

const MAX_LENGTH = 90;
/** A wish, a plan, a condition or an order reports nothing. */
const NO_REPORT =
  /[?]|(?<!\p{L})(?:want|will|going to|would|could|should|hope|when|if|until|before|remind|not|wil|ga|zou|hoop|als|niet|herinner|will|mochte|werde|wenn|hoffe|nicht|erinnere?|veux|vais|voudrais|quand|si|pas|rappelle|quiero|voy a(?! por)|quisiera|cuando|no|recuerda\p{L}*|voglio|vorrei|quando|se|non|ricorda\p{L}*|quero|vou(?! n| a meio)|gostava|nao|lembra\p{L}*)(?!\p{L})/u;
const A = String.raw`(?=[\d$€£])`;

/** What has been reached in all: 'my first 100 km', 'I'm at 250 words now'. */
const TOTALS = [
  `(?:my|the) first ${A}|i(?:'ve| have)?(?: just| now| finally| already)? (?:reached|hit|passed) (?:the )?${A}|i(?:'m| am) (?:now |already )?at ${A}`,
  `(?:mijn|m'n|de) eerste ${A}|ik (?:zit|sta)(?: nu| al)? op ${A}|ik heb(?: nu| al)? (?:de )?${A}.*(?:gehaald|bereikt|aangetikt)`,
  `(?:meine|die) ersten ${A}|ich (?:bin|stehe)(?: jetzt| schon)? bei ${A}|(?:ich habe|hab)(?: jetzt| schon)? (?:die )?${A}.*(?:erreicht|geknackt)`,
  `(?:mes|les) premiers? ${A}|mes ${A}\\d+ premier|j'(?:ai atteint|en suis a)(?: les)? ${A}`,
  `(?:mis|los|las) primer[oa]s ${A}|(?:ya )?(?:he llegado a|he alcanzado|llegue a|alcance)(?: los| las)? ${A}|ya voy por(?: los| las)? ${A}`,
  `(?:i miei|le mie|i|le) prim[ie] ${A}|(?:ho raggiunto|sono arrivat[oa] a|sono a)(?: i| ai| le| alle)? ${A}`,
  `(?:os meus|as minhas|os|as) primeir[oa]s ${A}|(?:ja )?(?:cheguei|vou|estou) (?:a|aos|as|nos|nas|em) ${A}|(?:atingi|alcancei) (?:os |as )?${A}`,
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

/** What the person reports to have reached in all of a goal: an amount, or a share of its target. */
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
