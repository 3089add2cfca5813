import { plainText, withoutCode } from '../text/plain-text.ts';
import { splitSentences } from '../text/sentences.ts';
import { MONTH_PATTERN } from '../time/months.ts';
import { WEEKDAY_PATTERN } from '../time/weekdays.ts';
import { withReferent } from './referent.ts';
import { type Addition, additionOf, asksForEntry, namesTime, splitRequest } from './request-after.ts';
import { ASKS_FOR_REMINDER } from './request-after.table.ts';

/** A sentence of a turn in which the person speaks of their own life. */
export interface OwnSentence extends Addition {
  text: string;
  /** Whether the sentence requests a text; then it can only be a plan if it asks for a reminder. */
  isTextRequest: boolean;
  /** Points against the sentence: in role play, and after a request for a text, to which it may belong. */
  doubt: number;
}

/** Points against a sentence in role play or after a request for a text. */
const DOUBT = 3;

/** Lines of logs, data, mail headers, shells and other programs. */
const MACHINE_LINE =
  /^\s*(?:\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\s+\d{1,2} \d\d:\d\d:\d\d|\[\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d|(?:from|to|cc|sent|date|subject|von|an|gesendet|betreff|de|envoyé|objet|asunto|enviado|van|aan|verzonden|onderwerp|author):\s+\S.*(?:@|\d{4}|<)|\$ |>>> |# ?\d+ |commit [0-9a-f]{7,40}\b|(?:fix|feat|chore|refactor|docs|perf)(?:\([\w-]+\))?!?: |begin:v|dtstart|dtend|rrule|\S+ ?=> ?|"\w+" ?:|\w+="|at [\w.$]+\(|traceback|caused by:|(?:[\d*/,-]+ ){4}[\d*/,-]+(?: |$)|(?:select|insert into|update|create table|alter table|delete from) )|\b(?:info|warn|warning|error|debug|fatal|trace)\b ?[:\]|-]|\bexit code\b|^\s*[AB]\s?: |\b\w+\(.*\)\s*[;{]?$|<\/?\w+[^>]*>|\b\w+_\w+ ?= ?\S|\bcron(?:tab|job)?\b|\b(?:expect|assert\w*|describe|it|test)\(|\)\.(?:to\w+|from\w+|format|plus|minus|add)\(|\b(?:unit|integration|regression) tests?\b|OnCalendar=|FREQ=/i;

/** Two sizes of memory or disks; in small letters '5k to 10k' are kilometres. */
const SIZES = /\b\d+(?:\.\d+)?[KMGT]i?B?\b.*\b\d+(?:\.\d+)?[KMGT]i?B?\b/;

/** Polite words before a request to the assistant; 'I need to write the report' is a duty of the person. */
const REQUEST =
  "(?:(?:please|pls|hey|hi|hello|ok|also|and|now|then)[, ]+)*(?:(?:can|could|would|will) (?:you|u) (?:please |help me (?:to )?)?|i (?:need|want) you to |i(?:'d| would) like you to |help me (?:to )?)?(?:please )?";

/** Requests for a text: the following text is its material. */
const TEXT_REQUEST = new RegExp(
  `^${REQUEST}(?:write(?! down)|draft|compose|translate|rewrite|proofread|rephrase|paraphrase|summari[sz]e|correct|edit|polish|shorten|improve (?:this|the|my)|(?:grammar|spelling|style|tone) check|proofreading|(?:make|turn) (?:this|it|that) (?:into )?(?:an?|more|less|sound|rhyme)|fix (?:the|this|my) (?:grammar|text|sentence|email|spelling)|reply to|respond to|continue (?:the|this|my)|make up|turn this|convert this|extract|classify|parse|check (?:the|this|my) (?:grammar|text|email|spelling)|(?:create|generate|make|prepare|put together|come up with|give me|i need) (?:me )?(?:an?|some|the) (?:[\\w-]+ ){0,3}(?:stor(?:y|ies)|poems?|dialogues?|e-?mails?|letters?|messages?|posts?|captions?|invitations?|out[- ]of[- ]office (?:notes?|messages?|repl(?:y|ies))|notices?|flyers?|speech(?:es)?|toasts?|scripts?|test data|examples?|sentences?|scenes?|announcements?|newsletters?|press releases?|articles?|essays?|hashtags?|slogans?|mottos?|limericks?|haikus?|(?:agendas?|timetables?|itinerar(?:y|ies)|checklists?|run sheets?) for)|(?:rate|evaluate|judge|roast|critique|analy[sz]e) (?:this|these|my|the|our)|what does|how (?:do|would) (?:you|i) say|is this (?:sentence|text|email) correct|is (?:this|that|it) (?:an? |some )?(?:scam|phishing|spam|fake|hoax|real|legit|genuine|fraud))\\b`,
  'i',
);
/** Asks whether a message is genuine: the text after the question is that message, written by somebody else. */
const ASKS_IF_GENUINE = /\b(?:scam|phishing|spam|hoax|golpe|betrug|oplichting|truffa|arnaque|estafa)\b/i;
/** Fiction and role play: nothing in it is about the person. */
const FICTION =
  /^(?:(?:let'?s|let us|please|ok|now|hey)[, ]+)*(?:(?:meeting |lecture )?(?:notes|minutes)\b|transcript\b|user story|acceptance criteria|use case|scenario|feature request|requirements? ?:|as an? (?:user|customer|admin\w*|developer|visitor)\b|role-?play|pretend|imagine|act as|you are (?:an?|the|my|now)\b|you're (?:an?|the|my|now)\b|you will (?:act|play|be)\b|from now on you|(?:d ?& ?d|dnd|pathfinder|warhammer|one-shot|campaign|worldbuilding|fan ?fic\w*|plot idea|story idea|writing prompt|screenplay|script|sonnet|dear diary|(?:an? )?(?:imaginary|fictional|fake|made-up|invented) |diary entry|haiku|limerick|quote of the day)\b|suppose|in (?:my|the|this|our) (?:novel|story|game|book|film|movie|dream|script|campaign|chapter|play|scene)|continue (?:the|this|my) (?:story|scene|novel|chapter)|(?:scene|chapter|act|character|dialogue|plot|setting|prompt)\s?(?:\d+\s?)?:|once upon a time|(?:int|ext)\. )/i;

/** Fiction and role play in the other languages of plans. */
const FOREIGN_FICTION =
  /^(?:stell dir vor|stellt euch vor|tu so|spiele? (?:die rolle|einen|eine|mal)|du bist (?:ein|eine|mein|meine|jetzt)\b|in (?:meinem|meiner|dem|der|unserem|unserer) (?:roman|krimi|thriller|fantasy\w*|geschichte|kurzgeschichte|spiel|buch|film|drehbuch|szene|kapitel)|es war einmal|imagine[sz]? (?:que|toi|un)|fais comme si|joue le rôle|tu es (?:un|une|mon|ma)\b|dans (?:mon|le|ce|ma|la|cette) (?:roman|polar|nouvelle|jeu|livre|film|récit|scène|histoire|scénario)|il était une fois|imagina que|haz (?:como|de)|actúa como|eres (?:un|una|mi)\b|en (?:mi|la|el) (?:novela|cuento|relato|juego|libro|película|guion|escena|historia)|érase una vez|immagina|fingi|fai finta|sei (?:un|una|il mio)\b|nel(?:la)? (?:mi[oa]|romanzo|gioco|libro|racconto|storia|scena)|c'era una volta|imagine que|finja|faz de conta|você é (?:um|uma)\b|tu és (?:um|uma)\b|n[oa] (?:meu|minha|romance|conto|história|cena|jogo|livro)|era uma vez|stel je voor|doe alsof|jij bent (?:een|mijn)\b|je bent (?:een|mijn)\b|in (?:mijn|het|de) (?:roman|thriller|verhaal|spel|boek|film|script|scène|hoofdstuk)|er was eens)(?!\p{L})/iu;
/** Role play, wherever it is announced. */
const ROLE_PLAY =
  /\b(?:let'?s|can we|could we|wanna|want to|we) role-?play\b|\b(?:heist|protagonist|villain|plot twist|my (?:hero|heroine|thief|detective|wizard|knight|character|antagonist|narrator))\b|\bpretend (?:to be|that you|you'?re|you are|ur)\b|\bstay in character\b/i;
/** Exercises of school and texts to complete. */
const EXERCISE =
  /^(?:(?:please|can you|could you) )?(?:(?:finish|complete|continue) (?:this|the|these|my) (?:poem|story|song|lyrics|verse|rhyme|dialogue|sentences?|text|paragraph|limerick)|(?:put|write) the (?:verbs?|words?|sentences?)\b|fill in the (?:gaps?|blanks?)|fill the (?:gaps?|blanks?)|put in the|(?:use|find|give) the (?:right|correct) (?:tense|form|preposition)|what'?s the (?:german|french|spanish|english|italian|dutch|portuguese) for|(?:solve|riddle|puzzle|maths?|question \d+|q\d+)\s?[:.]|choose the (?:right|correct)|conjug\w+(?: |\s?:)|.{0,60}\b(?:i|we|you|he|she|they|it) \([a-z]+\) |konjugiere|coniuga|vervoeg|compl[eèé]t[ea] (?:les?|la|las|los|as?|os?|il) |setze? die (?:verben|wörter)|metti (?:i verbi|al futuro)|(?:problem|problema|problème|exercise|exercice|exercício|esercizio|ejercicio|textaufgabe|übung|oefening|opgave)\s?\d{0,2}\s?:(?!\s*(?:i|i'm|i've|we|my|our|je|j'ai|ho|devo|tenho|tengo|ik|ich|mi|il mio|mon|minha|meu)(?![\p{L}])))/iu;
/** A question in another language whether the message after it is genuine: 'ist das Betrug' ('is this a scam'). */
const SCAM_QUESTION =
  /^(?:(?:isto|isso) é (?:um )?golpe|ist das (?:ein )?(?:betrug|phishing|fake|spam|echt)|is dit (?:phishing|nep|spam|oplichting|echt)|è (?:una )?truffa|questa è una truffa|c'est (?:une )?arnaque|es (?:esto )?(?:una )?estafa|esto es una estafa)(?!\p{L})/iu;
/** 'A train leaves Munich at 9:00 at 120 km/h'. */
const SUM_WITH_SPEEDS = /^(?:an?|another|two|one) .*\b\d+ ?(?:km\/h|kmh|mph|m\/s)(?![\p{L}])/iu;
const FOREIGN_TEXT_REQUEST =
  /^(?:bitte |kannst du (?:mir )?(?:bitte )?|könntest du (?:mir )?|kun je |kan je |peux-tu |pourrais-tu |¿?puedes |¿?podrías |puoi |potresti |(?:você )?pode |podes )?(?:schreib\w*|verfass\w*|formulier\w*|übersetz\w*|korrigier\w*|verbesser\w*|fasse? .{0,40}zusammen|zusammenfass\w*|écri(?:s|re|vez)|rédige\w*|tradui\w*|corrige\w*|reformul\w*|résume\w*|améliore\w*|escrib\w*|redact\w*|traduc\w*|resum\w*|mejora\w*|scriv\w*|redigi\w*|traduc\w*|correggi\w*|riassum\w*|migliora\w*|escrev\w*|redij\w*|traduz\w*|corrij\w*|melhor[ae]\w*|schrijf\w*|vertaal\w*|vertalen|corrigeer\w*|verbeter\w*|herschrijf\w*|vat .{0,40}samen)(?:[- ](?:mir|moi|me|nous))?(?!\p{L})/iu;

/** A request that only names a text, before a colon: 'Flyer text please: …', 'Short caption: …'. */
const TEXT_NAME_AND_COLON =
  /^(?:(?:an?|the|short|funny|nice|quick|formal|friendly|new) ){0,3}(?:(?:text|copy|wording|words)(?= for)|flyer|poster|notice|caption|announcement|invitation|invite|newsletter|press release|advert|ad|leaflet|banner|slogan|reminder e-?mail|e-?mail|whatsapp|tweet|post|toast|sign)(?: (?:text|copy|wording))?(?: for [\w' ]{2,30})?(?: please| pls)?\s?:/i;
/** 'Mach mir einen Flyer', 'hazme un cartel' */
const FOREIGN_TEXT_TO_MAKE =
  /^(?:bitte )?(?:mache?|erstelle?|gestalte|entwirf|bastle|maak|ontwerp|fais|crée|prépare|conçois|haz|crea|diseña|prepara|redacta|fai|fammi|creami|faz|cria|faça|crie|preciso de|brauche|ich brauche|ik heb|necesito|mi serve|il me faut|j['’]ai besoin d)(?:[- ](?:mir|moi|me|mij|nous|uns|even))?(?: bitte)?(?:me)? ?['’]?(?:einen?|eine|een|une?|una?|uma?|unos|dos) (?:\p{L}+ ){0,2}(?:flyer|plakat|aushang|poster|zettel|einladung\p{L}*|affiche|invitation|carton|cartel|folleto|invitación|volantino|locandina|invito|cartaz|folheto|panfleto|convite|uitnodiging|annonce|anuncio|annuncio|anúncio|rede|toast|discours|discurso|discorso|gedicht|poème|poema|poesia|nachricht|mensaje|messaggio|mensagem|bericht|rundmail|e-?mail)(?!\p{L})/iu;

const FOREIGN_TEXT_NAME_AND_COLON =
  /^(?:\p{L}+ )?(?:text|tekst|texte|texto|testo|wortlaut) (?:für|voor|pour|para|per) (?:eine?n?|een|une?|una?|uma?|unser\p{L}*|das|die|den|de|het|la|le|el|il|o|a) \p{L}+\s?:/iu;

/** 'Booked the escape room! Sunday 22 Nov 17:00': a sentence of only a time belongs to the previous one. */
const ONLY_TIME = new RegExp(
  `^(?:(?:(?:on|at|from|to|till|until|this|next|the|of|and|um|am|le|à|el|a las?|il|alle|op|om|às|-|–)|${WEEKDAY_PATTERN}|${MONTH_PATTERN}\\.?|today|tonight|tomorrow|noon|midnight|morning|evening|afternoon|\\d{1,4}(?:st|nd|rd|th)?|\\d{1,2}[:.h]\\d{2}|\\d{1,2}(?::\\d{2})? ?[ap]\\.?m|uhr|uur|h)(?:[\\s,.]+|$)){2,9}[.!]?$`,
  'i',
);
/** '1pm.', '19:30.' */
const ONLY_CLOCK = /^\d{1,2}(?::\d{2}|[:.]?\d{0,2} ?[ap]\.?m\.?|[.h]\d{2}| ?(?:uhr|uur|h))[.!]?$/i;
/** A text requested by its name: 'Announcement for the club's website: …', 'Einladung für den Aushang: …'. */
const NAMED_TEXT =
  /^(?:(?:an?|une?|ein(?:e|en)?|een|una|um|uma|the|short|formal|funny|nice|witty|quick|little|sweet|polite|friendly|kurze[rsn]?|korte|petite?|breve) )*(?:announcement|invitation|notice|newsletter|press release|poster|flyer|out[- ]of[- ]office|auto-?reply|caption|ankündigung|einladung(?:stext)?|aushang|abwesenheitsnotiz|rundmail|aankondiging|uitnodiging|afwezigheidsbericht|annonce|invitation|affiche|message d['’]absence|anuncio|invitación|cartel|circular|annuncio|invito|volantino|avviso|anúncio|convite|cartaz|comunicado)s? (?:text )?(?:for|to|für|an|zum|zur|voor|aan|pour|à|para|a|per|al|alla|ao|à)(?!\p{L})/iu;
const MAX_SENTENCE_CHARACTERS = 400;

/** Fiction, exercises and sums: nothing from here on is about the person. */
const isInvented = (sentence: string): boolean =>
  [FICTION, FOREIGN_FICTION, EXERCISE, SUM_WITH_SPEEDS].some((pattern) => pattern.test(sentence));

/**
 * The sentences of a turn that may speak of the person's own plans, in order: without code, quotes, logs and data. Nothing
 * after the start of fiction or after a request for a text with a colon ('translate this:') is read.
 */
export const ownSentences = (turn: string, limits: { characters: number; sentences: number }): OwnSentence[] => {
  const prose = withoutCode(plainText(turn, limits.characters))
    .replaceAll(QUOTED_SENTENCES, (quote: string, at: number, whole: string) =>
      asksForEntry(whole.slice(Math.max(0, at - 160), at)) ? quote.replaceAll(/(?<!\d)[.!?…] (?=.)/g, '; ') : ' … ',
    )
    .split('\n')
    .filter((line) => !MACHINE_LINE.test(line) && !SIZES.test(line))
    .join('\n');
  const sentences: OwnSentence[] = [];
  const isRolePlay = ROLE_PLAY.test(prose);
  let isMaterial = false;
  for (const { text } of splitSentences(prose, limits.sentences)) {
    const sentence = text.slice(0, MAX_SENTENCE_CHARACTERS).replaceAll('’', "'");
    if (isInvented(sentence)) return sentences;
    const isRequest =
      NAMED_TEXT.test(sentence) ||
      (sentence.includes(':') && (TEXT_NAME_AND_COLON.test(sentence) || FOREIGN_TEXT_NAME_AND_COLON.test(sentence))) ||
      FOREIGN_TEXT_TO_MAKE.test(sentence) ||
      TEXT_REQUEST.test(sentence) ||
      FOREIGN_TEXT_REQUEST.test(sentence) ||
      SCAM_QUESTION.test(sentence);
    const previous = sentences.at(-1);
    if (
      previous !== undefined &&
      (ONLY_TIME.test(sentence) || ONLY_CLOCK.test(sentence)) &&
      !previous.text.endsWith('?')
    )
      previous.text = `${previous.text.replace(/[.!…]+$/, '')}, ${sentence}`;
    else if (isRequest || isMaterial || !addToPreviousPlan(sentences, sentence))
      sentences.push({
        ...readSentence(withReferent(sentence, previous?.text)),
        isTextRequest: isRequest,
        doubt: isMaterial || isRolePlay ? DOUBT : 0,
      });
    isMaterial ||= isRequest;
    if (isRequest && (/:\s*$/.test(text) || ASKS_IF_GENUINE.test(sentence))) return sentences;
  }
  return sentences;
};

const readSentence = (sentence: string): Omit<OwnSentence, 'isTextRequest' | 'doubt'> => {
  const { text, addition } = splitRequest(sentence);
  return { text, ...addition };
};

/** Maximum number of sentences between a plan and a request to enter it. */
const MAX_SENTENCES_BETWEEN = 1;

/** Adds 'put it on my list' or 'it takes an hour' to an earlier plan; false if the sentence adds to no plan. */
const addToPreviousPlan = (own: readonly OwnSentence[], sentence: string): boolean => {
  const addition = own.length === 0 ? undefined : additionOf(sentence, own.at(-1)?.text);
  if (addition === undefined) return false;
  const plan = own
    .slice(-1 - MAX_SENTENCES_BETWEEN)
    .findLast(
      ({ text, isTextRequest }) =>
        !isTextRequest &&
        (!text.endsWith('?') || ASKS_FOR_REMINDER.test(text)) &&
        (addition.asked === undefined || namesTime(text)),
    );
  if (plan === undefined || (addition.asked === undefined && plan !== own.at(-1))) return false;
  plan.asked ??= addition.asked;
  plan.request ??= addition.request;
  if (addition.details !== undefined)
    plan.details = plan.details === undefined ? addition.details : `${plan.details} ¦ ${addition.details}`;
  return true;
};

/** Quotations of more than one sentence: a mail, a letter, a dialogue. */
const QUOTED_SENTENCES =
  /"[^"]{0,400}[.!?:] [^"]{2,600}"|[“„][^“”"]{0,400}[.!?:] [^“”"]{2,600}[“”"]|«[^»]{0,400}[.!?:] [^»]{2,600}»/g;

/** Quoted words: a title, a name, or a person's words. */
const QUOTED_TEXT =
  /"[^"]{2,300}"|«[^»]{2,300}»|„[^“”"]{2,300}[“”"]|(?<![\p{L}\p{N}])'[^']{2,200}\s[^']{2,200}'(?![\p{L}\p{N}])/gu;

/** The sentence with its quoted words blanked out; unchanged if it quotes nothing. The length stays the same. */
export const withoutQuotes = (sentence: string): string =>
  sentence.replaceAll(QUOTED_TEXT, (quoted) => `"${'·'.repeat(quoted.length - 2)}"`);

/** The quotations of a sentence, with their marks. */
export const quotesOf = (sentence: string): string[] => sentence.match(QUOTED_TEXT) ?? [];

/** A text derived from `withoutQuotes(sentence)`, with the quoted words restored. The length stays the same. */
export const withQuotesOf = (sentence: string, text: string): string => {
  const quoted = quotesOf(sentence);
  return text.replaceAll(/"·+"/g, (blank) => quoted.shift() ?? blank);
};
