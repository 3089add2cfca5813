import type { Language } from '../text/language.ts';

/**
 * What people say before they come to the point: wishes, apologies, and words about the question itself. Each is for the
 * start of a sentence and ends at a sign or at a 'but'; what follows is read on.
 */
const END = String.raw`(?=[\s,.!?:;–—)-]|$)[\s,.!?:;–—)-]*(?:(?:but|and|so|though|here goes|maar|en|dus|aber|und|also|mais|et|alors|pero|y|así que|ma|e|quindi|mas|então)(?=[\s,:]))?[\s,:]*`;
/** Up to the end of the phrase. */
const INNER = '[^,.!?:;–—]';
const REST = `${INNER}{0,60}`;

const ASIDES: Record<Exclude<Language, 'other'>, readonly string[]> = {
  en: [
    `(?:thanks|thank you|thx|cheers)(?: so much| a lot| very much)? (?:for|to) ${REST}|(?:please )?(?:forgive|excuse|pardon) ${REST}|(?:pls |please )?help(?= i )|do me a favou?r|me again|(?:and )?now for something else|maybe`,
    `(?:please )?bear with me|(?:and |please )?forgive me${REST}|first of all,?(?: thanks| thank you)${REST}|(?:now )?a new one|feel free to${REST}|i(?:'m| am) not (?:very|after|the most|much of)${REST}|don't worry${REST}|sorry in advance${REST}`,
    `this (?:might|may|will|could) be (?:[\\w ]{0,20})?(?:rant|long|essay|question|message|ramble)${REST}`,
    `i(?:'m| am) (?:an? )?\\d{1,3}(?:[- ]?(?:years?[- ]old|yrs?|yo|m|f))?(?: (?:man|woman|guy|girl|male|female)${REST})?(?=[,.!;])`,
    `(?:i )?(?:really )?hope (?:you(?:'re| are|r)?|u|this finds|all is|everything|your)${REST}`,
    `(?:(?:i'm|i am) )?(?:so |very |really )?sorry (?:to bother|to ask|if (?:this|that|it)(?:'s| is)|for (?:the|my|this|asking)|about this|in advance)(?:(?! but )${INNER})*`,
    "(?:this|it)(?:'s| is| may be| might be| is probably)? (?:probably |maybe |kind of |a bit of )*an? (?:stupid|silly|dumb|basic|odd|weird|strange|noob) (?:question|one|thing)",
    `(?:just )?(?:an? |one )?(?:(?:super|very|really|totally) )?(?:quick|fast|stupid|silly|dumb|random|weird|small|noob|strange|simple|basic|odd) (?:question|one|q|thing)(?: (?:before|for you|about something)${REST})?`,
    'long story short|basically|honestly|to be honest|tbh|bear with me|here goes|hear me out|(?:a )?bit of (?:background|context)|some (?:background|context)|for (?:context|background)|context',
    `i (?:was|am|'m) (?:just )?wondering if (?:you|u|someone) (?:could|can|might)(?: possibly| maybe)? help(?: me)?(?: out)?(?: with (?:something|this|a thing)(?: small)?)?`,
    `(?:i(?:'ve| have)?(?: got)?|got) an? (?:(?:quick|small|silly|little|stupid) )?question(?: for you)?(?=[,.:!?–-])`,
    `i (?:really )?need (?:your|some|a bit of|a little) (?:help|advice)(?: (?:with something|here|please|asap))?(?=[,.:!?–-])`,
    'can i ask you something|(?:can|could) (?:you|u|anyone) (?:please )?help(?: me)?(?: out)?(?=[.!?:])|please help(?: me)?|kindly do the needful',
    `i(?:'ve| have) been (?:lurking${REST}|(?:googling|searching|looking|reading)(?: (?:about|for|around|into|up))?)`,
  ],
  de: [
    `(?:vielen |herzlichen |lieben )?dank(?:e)?(?: dir| euch| ihnen)? (?:für|an) ${REST}|danke,? dass ${REST}|(?:entschuldig\\p{L}*|sorry|verzeih\\p{L}*),? (?:wenn|dass|für|falls) ${REST}|tu mir (?:mal )?(?:den|einen) gefallen`,
    `kurz zu mir|vorweg|vorab|eigentlich bin ich${REST}|danke (?:schon|erstmal|vorab)${REST}|folgende situation`,
    'ich bin \\d{1,3}(?: jahre(?: alt)?)?(?=[,.!;])',
    '(?:hallo|hi|hey|servus|moin|liebe) (?:zusammen|an alle|ihr lieben|leute|community|miteinander)',
    `ich hoffe,? (?:es geht|ihr|du|sie|dir|ihnen|alles|mir)${REST}`,
    `(?:sorry|entschuldig\\p{L}*|verzeihung|tut mir leid)${INNER}{0,40}?(?:frage|störung|störe|belästige)\\p{L}*`,
    '(?:mal )?(?:eine |ne |nur ne |nur eine |meine )?(?:ganz )?(?:blöde|dumme|kurze|kleine|doofe|schnelle|einfache|komische) frage',
    'ich (?:bräuchte|brauche|benötige)(?: mal| bitte| dringend)* (?:deine|eure|ihre|etwas|ein bisschen)? ?(?:hilfe|rat)(?=[,.:!?–-])',
    'ich hab(?:e)?(?: da| mal)* (?:eine|ne|folgende)s? (?:frage|problem)(?=[,.:!?–-])|(?:kannst|könntest|könnt|können) (?:du|ihr|sie) mir (?:bitte )?(?:da )?(?:weiter)?helfen(?=[.!?:])',
    '(?:und zwar|also)? ?(?:geht es|es geht) um(?: (?:mein|unser|ein|den|die|das|diesen?)\\p{Ll}*)?(?= )|folgendes(?: problem)?|also(?: mal)?(?: kurz)? zur (?:lage|situation|info)|kurz zu mir|lange rede,? kurzer sinn',
  ],
  nl: [
    `(?:dank je|dank u|bedankt|dankjewel|dankuwel)(?: wel)?(?: nog)? (?:voor|dat) ${REST}|(?:sorry|excuses|excuseer)(?: me)? (?:dat|als|voor) ${REST}|(?:nu |en nu |even )?een andere vraag|hopelijk ${REST}|doe me een plezier`,
    `even vooraf|allereerst(?: bedankt)?${REST}|bedankt dat${REST}|vooropgesteld|stel je voor dat${REST}`,
    'ik ben (?:een (?:man|vrouw) van )?\\d{1,3}(?: jaar(?: oud)?)?(?=[,.!;])',
    `ik hoop dat (?:je|u|jullie|het|alles|iemand)${REST}`,
    `sorry${INNER}{0,30}?(?:vraag\\p{L}*|stoor|storen)(?: misschien)?`,
    '(?:even )?(?:een |mijn )?(?:(?:misschien )?(?:een )?(?:domme|stomme|rare|gekke|korte|kleine|snelle|simpele)) vraag(?:je)?(?: misschien)?|even (?:een )?vraagje',
    'ik heb (?:even |nog )?(?:een )?(?:korte |kleine )?vraag(?:je)?(?=[,.:!?–-])|(?:kun|kan|zou) (?:je|u|iemand) (?:me|mij|ons) (?:kunnen )?helpen(?=[.!?:])|ik heb (?:je|uw) hulp nodig(?=[,.:!?–-])',
    'het gaat om(?= )|lang verhaal kort|even ter achtergrond|om een lang verhaal kort te maken',
  ],
  fr: [
    `merci (?:beaucoup |encore |bien )?(?:pour|de|d[’']) ?${REST}|(?:désolée?|pardon|excuse[zr]?(?:[- ]moi)?) (?:si|de|d[’']|pour) ?${REST}|rends-moi (?:un )?service|longue histoire|je débute`,
    `je (?:te|vous) plante le décor|je (?:te|vous) (?:prie de m[’']excuser|préviens)${REST}|tout d[’']abord${REST}|avant tout${REST}|je craque`,
    "j[’']ai \\d{1,3} ans(?=[,.!;])",
    `j[’']espère (?:que|ne pas)${REST}`,
    'je me permets de (?:vous|te) (?:écrire|solliciter|contacter|demander|déranger)(?: (?:car|parce que|pour savoir|afin de savoir))?',
    `(?:désolée?s?|pardon|excuse[zr]?(?:[- ]moi)?|navrée?)${INNER}{0,30}?(?:question(?: bête| idiote)?|déranger?|dérangement)`,
    "(?:une )?(?:petite |simple |rapide )?question (?:un peu )?(?:bête|rapide|idiote|stupide|conne)|(?:une )?petite question|j[’']ai une (?:petite )?question(?=[,.:!?–-])",
    "j[’']ai besoin (?:de ton |de votre |d[’'])(?:aide|avis|conseil)s?(?=[,.:!?–-])|(?:peux-tu|pouvez-vous|pourriez-vous|tu peux) m[’']aider(?=[ ]?[.!?:])",
    "en gros|pour faire court|bref|voilà|alors voilà|je t[’']explique|je vous explique",
  ],
  es: [
    `(?:muchas |mil )?gracias (?:por|de) ${REST}|(?:perd[oó]n[ae]?(?:me)?|disculp[ae](?:me)?|lo siento) (?:si|por|que) ${REST}|hazme un favor|oye(?= )|larga historia`,
    `te cuento un poco${REST}|gracias de antemano|antes de nada${REST}|es la primera vez que${REST}|(?:a ver )?si me echas un cable${REST}`,
    'tengo \\d{1,3} años(?=[,.!;])',
    `espero que${REST}`,
    `(?:perd[oó]n[ae]?(?:me)?|disculp[ae](?:me)?|lo siento|siento)(?: (?:que te moleste|la molestia|las molestias|el rollo|por (?:la|molestar)|si|la pregunta)${REST})?(?=[,.!:])`,
    `(?:perd[oó]n[ae]?(?:me)?|disculp[ae](?:me)?) (?:que te moleste|la molestia|las molestias|por molestar|la pregunta(?: tonta)?)`,
    '(?:hola )?(?:muy )?buenas(?: tardes| noches)?',
    '(?:(?:una|tengo una|hago una) )?(?:pregunta|duda|consulta)(?: (?:rápida|tonta|un poco tonta|sencilla))?(?=[,.:!?–-])',
    'resulta que|resultó que|a ver|te cuento|os cuento|el caso es que|necesito (?:tu )?ayuda(?=[,.:!?–-])|¿?(?:me )?puedes ayudar(?:me)?(?=[.!?:])|en resumen',
  ],
  it: [
    `(?:mille )?grazie (?:mille |ancora )?(?:per|di|del|della) ${REST}|(?:mi )?scus[aio](?:mi|te)? (?:se|per|di) ${REST}|fammi un favore|lunga storia|senti(?= )`,
    `premetto(?: che)?${REST}|innanzitutto${REST}|ho bisogno di una mano${REST}|faccio una premessa`,
    'ho \\d{1,3} anni(?=[,.!;])',
    `spero (?:che|di|tu|vada)${REST}`,
    `(?:mi )?scus[aio](?:mi|te|i)?(?: (?:il disturbo|se (?:ti )?disturbo|per (?:il disturbo|la domanda)|la domanda)${REST})?(?=[,.!:]| ma )`,
    "(?:volevo|vorrei|posso) (?:chieder(?:ti|le|vi)|farti|farle) (?:una cosa|una domanda|un[’']informazione|un consiglio)",
    '(?:una )?domanda (?:veloce|stupida|banale|al volo)|ho (?:una domanda|un dubbio)(?=[,.:!?–-])|ho bisogno (?:del tuo |di )?(?:aiuto|un consiglio)(?=[,.:!?–-])|(?:mi puoi|puoi|potresti) (?:aiutarmi|aiutare)(?=[.!?:])',
    'praticamente|in pratica|il fatto è che|ti spiego|la faccio breve|in breve',
  ],
  pt: [
    `(?:muito )?obrigad[oa] (?:por|pel[oa]|de) ${REST}|desculp[ae](?:-me|m)? (?:se|por|que) ${REST}|(?:me faz|faz-me) um favor|mano(?= )|cara(?= )|longa história`,
    `antes de mais${REST}|parabéns${REST}|(?:gente )?me salva|nem sei por onde${REST}|primeiro(?: de tudo)?,? obrigad[oa]${REST}`,
    'tenho \\d{1,3} anos(?=[,.!;])',
    `espero que${REST}`,
    `desculp[ae](?:-me|m)?(?: lá)?(?: (?:a|o|pel[oa]|por)${INNER}{0,20}?(?:pergunta(?: (?:parva|boba|idiota|estúpida|tonta))?|incómodo|incômodo|incomodar))?(?=[\\s,.!:])`,
    '(?:tudo (?:bem|bom|certo)|como (?:vai|está|estás))(?=[,.!?])|(?:é o |o caso é o )?seguinte|olha(?: só)?|então|basicamente|resumindo',
    '(?:uma |é uma |tenho uma )?(?:pergunta|dúvida|questão)(?: (?:rápida|boba|parva|simples|tonta))?(?=[,.:!?–-])',
    'preciso (?:de |da tua |da sua |d[ae] )ajuda(?=[,.:!?–-])|(?:pode|podes|você pode) (?:me )?ajudar(?:-me)?(?=[.!?:])',
  ],
};

const compile = (patterns: readonly string[]): RegExp => new RegExp(`^[¡¿(\\s]*(?:${patterns.join('|')})${END}`, 'iu');

/** Words before the point, by language. */
export const ASIDE_PATTERNS = Object.fromEntries(
  Object.entries(ASIDES).map(([language, patterns]) => [language, compile(patterns)]),
) as Record<Exclude<Language, 'other'>, RegExp>;
