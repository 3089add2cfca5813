import { comparable } from '../own-data/command-forms.ts';

const MAX_LENGTH = 90;
const START = '^[¿ ]*(?:(?:and|so|hey|ok|en|und|et|y|e)[, ]+)*';
const WHAT = '(?<what>.{3,50}?)[\\s?.!]*$';

/** 'How far am I with …', by language, with the group `what`; lower case, without accents. */
const FORMS = [
  `how (?:far|close) (?:along )?(?:am i|are we|have i (?:got|come|gotten))(?: now| already| along)* (?:with|on|in|to) ${WHAT}`,
  `(?:how am i doing|where am i|how is it going) (?:with|on) ${WHAT}`,
  `how(?:'s| is| are) (?:my |the )?(?<what>.{3,40}?) (?:going|coming along|progressing)[\\s?.!]*$`,
  `hoe ver (?:ben|zit|sta) ik(?: nu| al| inmiddels| intussen)* (?:met|op|in) ${WHAT}`,
  `hoe (?:gaat|staat) het (?:er |nu )?(?:voor )?met ${WHAT}|(?:hoe|waar) sta ik (?:er ?voor )?(?:nu )?met (?<that>.{3,50}?)[\\s?.!]*$`,
  `wie weit bin ich(?: jetzt| schon| denn| inzwischen)* (?:mit|bei|in) ${WHAT}|(?:wo stehe ich|wie lauft es|wie geht es|wie stehe ich)(?: jetzt| gerade)? (?:mit|bei) (?<that>.{3,50}?)[\\s?.!]*$`,
  `(?:ou en suis-je|j'en suis ou|ou j'en suis|ou est-ce que j'en suis) (?:avec|dans|de|pour) ${WHAT}`,
  `(?:como|que tal) voy (?:con|en) ${WHAT}|(?:cuanto llevo|por donde voy|hasta donde he llegado) (?:de|con|en) (?<that>.{3,50}?)[\\s?.!]*$`,
  `(?:a che punto sono|come vado|come sto andando|quanto ho fatto) (?:con|di) ${WHAT}|a che punto sono (?:coi|col|nella|nel|con) ?(?<that>.{3,50}?)[\\s?.!]*$`,
  `(?:em que ponto (?:estou|vou)|como (?:vou|estou)|a quantas ando|ate onde cheguei) (?:com|em|n[oa]s?) ${WHAT}`,
].map((source) => new RegExp(START + `(?:${source})`, 'u'));

/** What a question for progress names: 'running' of 'how far am I with running'. Undefined for other messages. */
export function progressAsked(message: string): string | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  const text = message.replaceAll(/\s+/g, ' ').trim();
  const plain = comparable(text);
  const groups = FORMS.map((form) => form.exec(plain)?.groups).find((found) => found !== undefined);
  const what = groups?.['what'] ?? groups?.['that'];
  const at = what === undefined ? -1 : plain.lastIndexOf(what);
  return what === undefined || at === -1 ? undefined : text.slice(at, at + what.length);
}
