import { comparable } from '../own-data/command-forms.ts';
import { plainWordsOf } from '../text/plain-words.ts';

/** How a message follows up on a conversation that the previous reply quoted. */
export type Continuation =
  /** Asks whether there was more: 'wasn't there something else about that?'. */
  | 'more'
  /** Cannot be understood alone: 'and what did it cost?', 'buyer or seller?'. */
  | 'reference'
  /** A question that may be about the quoted conversation. */
  | 'question';

const MAX_LENGTH = 140;
const MAX_FRAGMENT_WORDS = 6;

/** Asks whether there was more, in seven languages: lower case, without accents. */
const ASKS_MORE: readonly RegExp[] = [
  /^(?:(?:was|is|were|are)(?:n't|nt)? there (?:not )?(?:something|anything|some other|any other|more)\b|(?:did|had)(?:n't|nt)? (?:you|we|it|i|they) (?:not )?(?:also |already )?(?:say|said|mention(?:ed)?|have) (?:something|anything|more)|(?:any|some)thing else\b|what else\b|(?:was|is) that (?:all|everything|it)\b|(?:and )?the rest$|more (?:about|on) (?:that|it|this)|nothing else\b)/,
  /^(?:was er (?:niet )?(?:nog )?(?:iets|wat|meer)|(?:was|is) dat alles|nog (?:iets|wat|meer)(?: anders)?(?:\b|$)|wat (?:nog )?(?:meer|nog)\b|(?:en )?(?:de rest|verder)$|iets anders\b)/,
  /^(?:(?:gab|war) (?:es |da )*(?:nicht )?(?:noch )?(?:et)?was\b|(?:war|ist) das alles|sonst noch (?:et)?was|(?:et)?was anderes\b|was (?:noch|sonst)\b|(?:und )?(?:der rest|weiter)$)/,
  /^(?:(?:il )?n?'?y (?:avait|a)(?:vait)?(?:-t)?(?:-il)?(?: pas)? (?:pas )?(?:autre chose|quelque chose|d'autres)|autre chose\b|(?:c'est|c'etait) tout\b|quoi d'autre|(?:et )?(?:le reste|ensuite)$)/,
  /^(?:no (?:habia|hay|dijiste|decia) (?:algo|nada|mas|otra cosa)|algo mas\b|nada mas\b|(?:eso )?(?:es|era) todo\b|que mas\b|(?:y )?(?:lo demas|el resto)$)/,
  /^(?:non (?:c'era|c'e|avevi detto) (?:altro|qualcos|anche|dell'altro)|(?:c'era|c'e) (?:altro|dell'altro|qualcos)|altro$|(?:e|era) tutto\b|cos'?altro|che altro|(?:e )?il resto$)/,
  /^(?:nao (?:havia|ha|tinha|disseste) (?:mais|outra|algo)|mais alguma coisa|(?:e|era) so isso|o? ?que mais\b|(?:e )?o resto$)/,
];

const CONNECTIVE =
  /^(?:(?:and|but|so|ok|okay|then|en|und|et|y|e|ed|maar|aber|mais|pero|ma|mas|dus|also|alors|entonces|allora|entao)[, ]+)+/;
/** Pronouns, which may refer to something that was quoted. */
const PRONOUN =
  /\b(?:it|its|that|this|those|these|them|they|their|there|he|she|him|her|his|the (?:other|first|second|third|last|same) (?:one|ones|time)?|the others?|that one|het|dat|die|dit|ze|zij|hij|hem|haar|daar|daarvan|de andere|es|das|sie|er|ihn|ihm|dort|davon|dafur|darauf|der andere|die andere|das andere|elle|il|ils|lui|ca|cela|l'autre|eso|esto|ella|el|ello|alli|lo otro|la otra|el otro|quello|questo|lui|lei|li|l'altr[oa]|isso|isto|ele|ela|la|o outro|a outra)\b/;
/** Words of messages about the person's time, lists or the app, which do not ask about the quote; without accents. */
const OWN_AFFAIRS =
  /\b(?:am i (?:free|busy)|are we free|calendar|agenda|schedule|diary|appointments?|meetings?|events?|tasks?|to-?dos?|reminders?|remind|goals?|inbox|categor(?:y|ies)|conversations?|chats?|flashcards?|cards|kalender|afspra\w+|taken|taak|herinner\w*|doel(?:en)?|gesprek\w*|ben ik (?:vrij|bezet)|termine?|aufgaben?|erinner\w*|ziele?|gesprach\w*|bin ich (?:frei)|rendez-vous|taches?|rappel\w*|objectifs?|suis-je libre|citas?|tareas?|recordatorios?|recuerda\w*|metas?|objetivos?|conversacion\w*|estoy libre|appuntament\w+|compiti|attivita|promemoria|ricorda\w*|obiettiv\w+|conversazion\w*|sono liber\w|compromissos?|tarefas?|lembr\w+|conversas?|estou livre)\b/;
/** Asks when something happens next, which the calendar answers. */
const ASKS_NEXT = /\b(?:next (?:one|time|\w+)|volgende|eerstvolgende|nachste\w*|prochaine?|proxim[oa]|prossim[oa])\b/;

const QUESTION_WORD =
  /^(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|had|can|could|should|would|will|wat|welke?|wie|wanneer|waar|waarom|hoe|is|zijn|was|waren|moet|kan|mag|heeft|heb|was|welche\w*|wer|wem|wen|wann|wo|warum|wieso|wie|ist|sind|war|kann|soll|muss|hat|que|quoi|quel\w*|qui|quand|ou|pourquoi|comment|combien|est-ce|qu'est-ce|faut|cual\w*|quien\w*|cuando|donde|como|cuant\w+|hay|es|era|hace|cosa|che|chi|quale|quali|dove|perche|come|quant\w+|o que|qual|quais|quem|onde|porque|por que)(?!\p{L})/u;

/** How a message follows up on a quote; undefined for other messages, such as a question about the calendar. */
export function continuationOf(message: string): Continuation | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = comparable(message.trim().replace(/^[¿¡\s]+/, '')).replace(/[\s?!.]+$/, '');
  const rest = plain.replace(CONNECTIVE, '');
  if (OWN_AFFAIRS.test(rest)) return undefined;
  if (ASKS_MORE.some((form) => form.test(rest))) return 'more';
  if (ASKS_NEXT.test(rest)) return undefined;
  const isAsked = /\?\s*$/.test(message);
  const count = plainWordsOf(rest).length;
  const isFragment = isAsked && count <= MAX_FRAGMENT_WORDS && !/\b(?:i|my|we|our|ik|mijn|ich|mein\w*)\b/.test(rest);
  const asks = isAsked || QUESTION_WORD.test(rest);
  if (!asks) return undefined;
  return rest !== plain || PRONOUN.test(rest) || isFragment ? 'reference' : 'question';
}

/** 'Buyer or seller?': either word answers the question. */
const EITHER = /^(.{2,40}?) (?:or|of|oder|ou|o|oppure) (.{2,40}?)$/;

/** The two alternatives of a question such as 'buyer or seller?', each as written; undefined for other questions. */
export function sidesOf(message: string): readonly [string, string] | undefined {
  const rest = message
    .trim()
    .replace(/[\s?!.]+$/, '')
    .replace(/^[¿¡\s]+/, '');
  const [, one, other] = EITHER.exec(rest.replace(/^(?:and|en|und|et|y|e),? /i, '')) ?? [];
  if (one === undefined || other === undefined || QUESTION_WORD.test(comparable(one))) return undefined;
  return [one, other];
}
