import { comparable } from '../own-data/command-forms.ts';

const MAX_LENGTH = 70;
const START =
  '(?:(?:ok|okay|and|so|well|thanks|thank you|en|oke|ja|bedankt|dank je|und|gut|danke|et|oui|merci|d.accord|y|vale|gracias|e|va bene|grazie|obrigad[oa]|certo)[, ]+)*';
const END =
  '(?:[, ]+(?:then|now|today|for me|please|at all|dan|nu|verder|alsjeblieft|denn|noch|dann|jetzt|bitte|alors|maintenant|du coup|stp|entonces|ahora|allora|adesso|entao|agora))*';
const wholeMessage = (source: string): RegExp => new RegExp(`^[¿ ]*${START}(?:${source})${END}[\\s?.!]*$`, 'u');

/** 'Is that all?', 'what else?', in seven languages; lower case, without accents. */
const MORE_REQUEST = wholeMessage(
  [
    'what else(?: do i have| is there| is on| have i got)?(?: on| planned| coming up)?|anything else(?: on| planned| that day| coming up)?|is (?:that|this) (?:all|it|everything)|(?:is there|do i have) anything else(?: on)?|any more',
    'wat (?:nog )?(?:meer|verder|nog)|wat (?:heb ik |staat er |is er )?(?:nog|verder|nog meer)|(?:nog|verder) (?:iets|wat|nog iets)|is (?:dat|dit) alles|was dat alles',
    'was (?:noch|sonst|sonst noch)|(?:sonst|noch) (?:noch )?(?:etwas|was)|was (?:habe ich |steht |gibt es |ist )?(?:sonst )?noch(?: an| so)?|(?:ist|war) das alles',
    "quoi d'autre|(?:qu'est-ce que j'ai |et )?(?:d'autre|autre chose|encore)|qu'est-ce qu'il y a d'autre|c'est tout|rien d'autre",
    '(?:que|y que) mas(?: tengo| hay)?|(?:algo|alguna cosa) mas|que otra cosa(?: tengo)?|(?:eso|esto) es todo|nada mas',
    "(?:che|cosa|che cosa) (?:altro|c'e altro|c'e ancora|ho ancora|ho altro)|(?:c'e |ho )?(?:qualcos'altro|altro)|e tutto(?: qui)?|nient'altro",
    '(?:o )?que mais(?: tenho| ha)?|(?:mais )?alguma (?:outra )?coisa(?: mais)?|mais alguma coisa|(?:isso )?e tudo|so isso',
  ].join('|'),
);
/** 'What else is still on my list?', 'what is left to do?'. */
const ON_LIST = wholeMessage(
  [
    "what (?:else|other (?:things|tasks|to-?dos))(?: is| are|'s| do i have)?(?: there)?(?: still)?(?: open| left)? (?:(?:on|in) (?:my|the) (?:to-?do )?list|to do|to be done|do i (?:still )?have to do)|what(?:'s| is) (?:still|left|still left)(?: open)? (?:on (?:my|the) (?:to-?do )?list|to do)|what (?:else )?do i still (?:have|need) to do",
    "wat (?:staat er |heb ik |moet ik )?(?:dan )?(?:nog|verder|nog meer|verder nog)(?: allemaal)? (?:op (?:mijn|m'n|de) lijst(?:je)?|te doen|doen|moet ik (?:nog )?doen)|wat moet ik nog(?: meer| allemaal)? doen|wat staat er (?:nog|verder)(?: meer)? op (?:mijn|de) lijst(?:je)?",
    'was (?:steht |ist |habe ich )?(?:sonst )?(?:noch|sonst)(?: alles)? (?:auf (?:meiner|der) liste|zu tun|offen)|was muss ich (?:sonst )?noch (?:alles )?(?:tun|machen|erledigen)',
    "(?:qu'est-ce qui|que|qu'est-ce qu'il) (?:me )?reste(?:-t-il)?(?: encore)?(?: d'autre)? (?:sur ma liste|a faire)|quoi d'autre (?:sur ma liste|a faire)|qu'est-ce que j'ai (?:encore|d'autre) (?:a faire|sur ma liste)|(?:qu'est-ce )?qu'il (?:y a )?(?:encore|d'autre) sur ma liste",
    '(?:que|que cosas?) (?:mas |otras? cosas? )?(?:(?:me )?(?:queda|falta|hay|tengo)(?: aun| todavia)?)(?: mas)? (?:en (?:mi|la) lista|por hacer|pendiente|que hacer)|que mas (?:tengo que|debo) hacer',
    "(?:cosa|che cosa|che) (?:altro )?(?:(?:mi )?(?:resta|rimane|manca|c'e|ho))(?: ancora| altro)* (?:(?:nella|sulla|in) (?:mia )?lista|da fare)|cos'altro (?:c'e|ho|devo fare)(?: (?:nella|sulla) (?:mia )?lista| da fare)?",
    '(?:o )?que (?:mais )?(?:me )?(?:falta|resta|ha|tenho|esta)(?: ainda| mais)*(?: (?:na|em) (?:minha )?lista| (?:por|para|a) fazer| que fazer)|que mais (?:tenho|devo) (?:de |que )?fazer',
  ].join('|'),
);

/**
 * What a message after a list asks for: the rest of the list of tasks, or whatever else there is. Undefined for any other
 * message. Reads seven languages.
 */
export function asksWhatElse(message: string): 'list' | 'more' | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = comparable(message.replaceAll(/\s+/g, ' ').trim());
  if (ON_LIST.test(plain)) return 'list';
  return MORE_REQUEST.test(plain) ? 'more' : undefined;
}
