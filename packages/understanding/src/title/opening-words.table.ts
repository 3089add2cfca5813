import type { Language } from '../text/language.ts';

/** How people lead up to what they ask for in a language; every pattern is for the start of a text, in any case. */
export interface OpeningWords {
  /** Greetings, fillers and politeness: removed. */
  courtesies: RegExp;
  /** Politeness at the end of a sentence: removed. */
  closings: RegExp;
  /** Ways to ask for something, each with what replaces it. A sentence that starts with one is a request. */
  requests: readonly Opening[];
  /** Ways to tell of a situation ('I have a …', 'I get the following error'), each with what replaces it. */
  situations: readonly Opening[];
  /** Sentences that give the assistant a role: not what the conversation is about. */
  rolePlay: RegExp;
  /** The role in such a sentence. */
  role: RegExp;
  /** Sentences about what follows or how to answer. */
  announcements: RegExp;
  /** First words of questions. */
  questions: RegExp;
  /** Words that refer to something outside the sentence. */
  references: RegExp;
  /** Articles that a title may begin without. */
  articles: RegExp;
  /** Words before which a phrase may end: prepositions, conjunctions, relative pronouns. */
  joints: ReadonlySet<string>;
  /** Words that open a pair with 'and' ('between … and …') or that a phrase cannot end with. */
  pairs: ReadonlySet<string>;
  dangling: ReadonlySet<string>;
}

export type Opening = readonly [opening: RegExp, replacement: string];

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const NAMES_OF_ASSISTANTS = 'chat ?gpt|gpt|claude|gemini|copilot|chat|assistant|ai|ia|ki|bot';

const en: OpeningWords = {
  courtesies: new RegExp(
    String.raw`^(?:(?:hi+|yo+|hello|hey+|hiya|heya|howdy|greetings|good (?:morning|afternoon|evening|day)|dear)(?: (?:there|all|everyone|everybody|folks|guys|friend|team|again|${NAMES_OF_ASSISTANTS}))?|please|pls|plz|kindly|sorry(?: to bother you)?|so|u[mh]+|hmm+|also|and|but|then|ok(?:ay)?|thanks(?: a lot| so much)?|thank you(?: so much)?|thx|btw|by the way|actually|basically|honestly|anyway|now(?= (?:please|can|could|i|we|let|write|make|give|create)\b)|(?:great|cool|nice|perfect|awesome|alright|all right|right|now|yes|yeah|no|sure|good|wow|oh|ah|well|question|(?:a )?quick (?:question|one)|random question|noob question|just wondering|just curious|help|hope (?:you|u)(?:'re| are)(?: doing)? well|i hope (?:you(?:'re| are)|this finds you|all is)[\w ]{0,20})(?=[,.!:?]))(?=[\s,.!:;?-]|$)[\s,.!:;?–-]*`,
    'iu',
  ),
  closings:
    /[\s,.]+(?:for me|please|pls|plz|thanks(?: in advance| a lot)?|thank you(?: very much| so much)?|thx|cheers|asap)$/iu,
  requests: [
    // A reminder is named after what to do.
    [/^remind (?:me|us) (?:(?:tomorrow|tonight|today|later|again|please|in time|every \p{L}+|on \p{L}+) )*to /iu, ''],
    [
      /^(?:can|could|would|will|can't|cud|cld) (?:you|u|ya|someone|anyone|somebody|anybody) (?:(?:please|pls|plz|kindly|maybe|possibly|just|also|perhaps|quickly|again|by any chance|be so kind as to|be able to|mind) )*(?=(?:help|give|tell|show|find|send|get|provide|do|teach|walk|guide|assist|analy[sz]e|compare|summari[sz]e|describe|define|recommend|come|think|look|read|add|change|calculate|use|put|include|attempt|try|identify|repeat|provide|share|combine|remember|name|solve|transform|prove|estimate|predict|complete|rank|choose|select|determine|discuss|evaluate|elaborate|continue|expand|reduce|sort|group|merge|test|verify|confirm|remind|invent|draw|re\w+|brainstorm|act|write|draft|compose|create|generate|make|turn|rewrite|rephrase|paraphrase|reply|respond|answer|translate|proofread|correct|improve|shorten|explain|convert|format|design|plan|prepare|suggest|list|review|check|extract|fix|debug|edit|elaborate|clarify|outline|simplify|implement|develop|build|let|name|tel|halp|mak|expl\w+)\b)/iu,
      '',
    ],
    [/^(?:could|would|will) (?:you|u) (?:please )?(?!rather|like|prefer|say|call|consider|be)/iu, ''],
    [/^would (?:it|this) be possible (?:for (?:me|us|you|one) )?to /iu, ''],
    [/^is it possible (?:for (?:me|us|you) )?to /iu, ''],
    [/^is there (?:an?|any|some) (?=\S+ \S+ \S)/iu, ''],
    [/^are there (?:any|some) (?=\S+ \S+ \S)/iu, ''],
    [/^do (?:you|u) (?:happen to )?know (?:if|whether) /iu, 'whether '],
    [/^do (?:you|u) (?:happen to )?(?:know|have)(?: of| about)? (?=\S+ \S)/iu, ''],
    [
      /^(?:any|some|got any) (?:ideas?|clue|suggestions?|thoughts)(?: on| about| as to)? (?=how|what|why|where|which)/iu,
      '',
    ],
    [/^(?:got )?any (?=(?:ideas?|tips?|suggestions?|recommendations?|advice|thoughts|way|good)\b)/iu, ''],
    [
      /^(?:i|we)(?: (?:really|also|just|currently|urgently|still))* (?:need|want|could use|would like|'d like) (?:some |your |a bit of )?(?=(?:help|advice|tips|ideas|suggestions|feedback)\b)/iu,
      '',
    ],
    [
      /^(?:i|we)(?:(?:'d| would| wud)? (?:really |also |just |still |desperately |urgently |only )*(?:want|need|like|love|wish|wanna|prefer|intend|appreciate if)) (?:(?:you|u) )?(?:to |could |can )?(?=\S+ \S)/iu,
      '',
    ],
    [
      /^(?:i|we)(?:'m| am|'re| are| was| were| have been|'ve been) (?:currently |really |also |just |now )*(?:trying|planning|going|hoping|looking|attempting|struggling|about|supposed|thinking|interested|searching) (?:to|for|on|into|of|about|in) /iu,
      '',
    ],
    [
      /^(?:i|we)(?:'m| am| was| were) (?:just |really |also )*(?:wondering|curious|hoping|not sure|unsure)(?: about)? (?:if|whether) (?:you|u) (?:can|could|would|might|will) (?:please )?/iu,
      '',
    ],
    [
      /^(?:i|we)(?:'m| am| was| were)? ?(?:just |really |also )*(?:wondering|wonder|curious|not sure|unsure) (?:if|whether) /iu,
      'whether ',
    ],
    [
      /^(?:i|we)(?:'m| am| was| were)? ?(?:just |really |also )*(?:wondering|wonder|curious|confused|not sure|unsure)(?: about| as to)? /iu,
      '',
    ],
    [
      /^(?:i|we) (?:(?:really|still|just|also) )?(?:don't|do not|dont|can't|cannot|cant|couldn't|have no idea|never)(?: (?:really|quite|fully))?(?: (?:know|understand|get|figure out|see|remember|find out|decide|tell))?(?: about)? (?=(?:how|what|why|where|when|who|which|whether|if)\b)/iu,
      '',
    ],
    [
      /^(?:i|we) (?:have|had|got|'ve got|'ve) (?:(?:an?|one|another|some|two|quick|few|more|simple|stupid|general) )*(?:questions?|quer(?:y|ies)|doubts?) (?:about|on|regarding|concerning|for|with) /iu,
      '',
    ],
    [/^(?:help|halp|hlep|assist) (?:me|us)(?: out)? (?:to |with |in |by |on |please )?/iu, ''],
    [/^(?:i|we) (?:(?:really|also|just|still) )*(?:have|plan|hope|expect|intend|try|used) to (?=\S+ \S)/iu, ''],
    [/^(?:know|find out|learn|read|hear) (?:(?:more|everything|something|all) )?about (?=\S+ \S)/iu, ''],
    [/^help (?:with )?understanding /iu, ''],
    [
      /^(?:know|find out|understand(?:ing)?|see|hear|figure out|learn) (?:about )?(?=(?:how|what|why|when|where|who|which|whether|if)\b)/iu,
      '',
    ],
    [
      /^(?:tell|teach|show|remind|inform) (?:me|us) (?:(?:more|everything|something|all|a bit|a little|briefly|please) )*(?:about |of )?(?:if (?=it|this|the|my|a))?/iu,
      '',
    ],
    [/^(?:give|send|get|provide|offer|bring|lend) (?:me|us)(?: with)? /iu, ''],
    [
      /^(write|create|draft|generate|make|build|design|find|compose|suggest|recommend|prepare|plan|invent|draw|list) (?:me|us|for me|for us|out|up)(?: for)? (?=\S)/iu,
      '$1 ',
    ],
    [/^(?:walk|guide|talk|take) (?:me|us) (?:through|on|in) (?:how to )?/iu, ''],
    [/^(?:explain|describe)(?: to)? (?:me|us) /iu, 'explain '],
    [
      /^(?:explain|describe|define|clarify)(?: in[\w' ]{1,30}?)? (?=(?:how|what|why|when|where|who|which|whether)\b)/iu,
      '',
    ],
    [/^(?:explain(?: it)?|eli ?5)(?: (?:to me )?like i(?:'m| am) (?:five|5|ten|12|a child))?[:,] */iu, ''],
    [/^let(?:'?s| us| me) (?:try to |talk about |discuss |say (?:that )?|know (?:if|about)? ?|ask (?:you )?)?/iu, ''],
    [
      /^how (?:do|can|could|should|would|might|shall) (?:i|we|one|someone|people) (?:(?:best|properly|actually|possibly|even|correctly|quickly|easily|ever) )*(?!know\b|feel\b|be\b|go\b|have\b)/iu,
      'how to ',
    ],
    [/^how (?:do|can) (?:you|u) (?!think|feel|like|see|know|work|compare|decide)/iu, 'how to '],
    [
      /^(?:what|which)(?:'s|s| is| are| was| were| would be|'re| might be) (?:the |some |your |a )?(?=(?:best|better|easiest|quickest|fastest|simplest|cheapest|right|correct|proper|recommended|good|great|most|main|key|common|typical|differences?|pros|advantages|disadvantages|benefits|steps|causes|reasons?|symptoms|signs|ways?|ideas|tips|examples|requirements|rules|relevant|effective|healthy|popular|major|primary|potential|possible|well-\w+|subtle|synonyms?|causes|factors|effects|challenges|consequences|implications|norms|methods|strategies|techniques|tools|options|alternatives|types|kinds|uses|origins?|history|meaning|purpose|role|impact|total|average|cost|price|process) (?:\S+ )?\S)(?!.*\b(?:for|with|of|to|in|from|called|like|mean|about|if)[?.!]*$)/iu,
      '',
    ],
    [
      /^what (?:do|would|should) (?:you|u) (?:think|recommend|suggest|advise) (?:about|of|for|on|regarding) (?=\S+ \S)/iu,
      '',
    ],
    [/^what(?:'s| is) your (?:opinion|view|take|advice) (?:about|of|on|for) /iu, ''],
    [
      /^(?:my|our|the|here is my|here's my) (?:(?:first|next|main|real|only|current|today's|suggestion) )*(?:question|request|issue|problem|task|goal|plan|idea|prompt|assignment|command|concern) (?:is|was|for you is)(?: that| to| about|:)? */iu,
      '',
    ],
    [
      /^i(?:'d| would) be (?:very |really |so )?(?:grateful|happy|glad|thankful) if (?:you|someone) (?:could|can|would) /iu,
      '',
    ],
    [/^(?:need|want|looking for|searching for|trying to|wanna) (?=\S+ \S)/iu, ''],
    [/^(?:as|being) (?:an?|my) [^,.]{3,70}, /iu, ''],
    // 'My partner and I would like to go to Slovenia'.
    [
      /^(?:we|my [\w' -]{2,40} and i)(?: \S+){0,8}? (?:would like|want|are hoping|are planning|plan|hope) to (?=\S+ \S)/iu,
      '',
    ],
  ],
  situations: [
    [
      /^(?:when(?:ever)?|every time|if|while) ((?:i|we) [^,.:]{3,60}),? (?:then )?(?:i|we|it) (?:get|gets|got|see|receive|am getting|shows?|throws?) (?:(?:an?|the|this|following|below|weird|same) )*(?:error|exception)\b.*/iu,
      'error when $1',
    ],
    [
      /^(?:i|we)(?:'m| am| are|'ve been| have been| keep(?: on)?)? (?:get(?:ting)?|got|see(?:ing)?|receiv(?:e|ing|ed)|fac(?:e|ing)|hav(?:e|ing)|encounter(?:ed|ing)?) (?:(?:the|this|these|an?|my|following|below|weird|strange|same|annoying) )*(?:error|exception)s?(?: messages?| codes?)?(?: (?:that|which) (?:says|reads))?\b/iu,
      'error',
    ],
    [/^error[:,\s]*(?=(?:["'“]|[A-Z]\w*(?:Error|Exception)|[A-Z]{3,}))/u, ''],
    [/^(?:i|we)(?:'m| am| are|'re) (?:currently |just |also |really )?(?=[a-z]{2,}ing \S)/iu, ''],
    [
      /^(?:i|we)(?: have|'ve| 've)? ?(?:have|got|had|keep having) (?=(?:an?|my|some|two|three|several|trouble|issues?|problems?|\d+)\b)/iu,
      '',
    ],
    [
      /^(?:i|we) (?:think|believe|guess|noticed?|heard|know|understand|was told|suspect)(?: that)? (?=(?:my|the|our|a|an|this|that|some|i|it)\b)/iu,
      '',
    ],
    [/^if i (?:were|was|am) (?=\w+ing\b)/iu, ''],
    [/^(?:i|we) (?:really |just |still )*(?=(?:struggle|suffer) (?:with|from))/iu, ''],
  ],
  rolePlay:
    /^(?:from now on,? |now,? |today,? |in this (?:chat|conversation|role[- ]?play),? |please,? )*(?:(?:i want you to|i(?:'d| would) like you to|i need you to|you (?:will|should|must|shall|are going to|have to)|your (?:task|job|role|goal) is to|let's|can you|could you|please|kindly) )?(?:act(?:ing)? (?:as|like)|behave (?:as|like)|pretend(?:ing)? (?:to be|you|that|like)|role-?play|(?:assume|take on|take|play|embrace|adopt) (?:on )?(?:the|a) (?:role|persona|part|identity|character) |embody|imagine (?:you|yourself|that you)|picture yourself|suppose (?:you|that you)|speak (?:as|like) an?|respond as|be (?:my|an?) |become (?:an?|my)|simulate|pretend yourself)|^(?:from now on,? |now,? )?(?:you|u)(?:'re|r| are| will be| will act)(?: now| going to be)? (?:an?|the|my|not|acting|playing|[A-Z]{2,})\b|^ignore (?:all|any|the|your|every|previous)|^your name is\b/iu,
  role: /\b(?:as|like|to be|you are|you're|u are|be|become|imagine you are|role of|persona of|yourself as)(?: now)? (?:an?|the|my)? ?([^.,;:!?\n]{3,70})/iu,
  announcements:
    /^(?:(?:and )?(?:i(?:'ll| will|'m going to| am going to)|you(?:'ll| will| always| should| must| may| need to| have to| are to)) (?:\w+|give|provide|send|paste|share|ask|tell|describe|type|write|start|be (?:provided|given)|receive|reply|answer)|here(?:'s| is| are)\b|below (?:is|are)|the following|this is (?:the|my|a|an|some)\b|(?:read|consider|look at|see|use|take|answer|given) (?:the |this |these |at )*(?:following|below|text|article|passage|paragraph|code|question|information)|don't|do not|answer (?:only|in|me|with)|reply (?:only|in|with|to me)|respond (?:only|in|with)|keep (?:it|the|your)|be (?:concise|brief|honest|creative)|only (?:answer|reply|respond|give)|use (?:simple|plain|a )|thanks|thank you|take a deep|make sure|never\b)|\b(?:following|first|next) (?:question|request|prompt|sentence|query|input|command)s?\W*$/iu,
  questions:
    /^(?:what|why|how|who|whom|whose|when|where|which|is|are|was|were|am|does|do|did|can|could|should|would|will|has|have|may|might|isn't|aren't|doesn't|don't|what's|whats|whether)\b/iu,
  references: /\b(?:it|them|they|he|she|him)\b|\b(?:this|that|these|those|here|there|her|one|so|same)\b(?=\W*$)/iu,
  articles: /^(?:an?|the|some|any)\s+(?!(?:is|are|was|has|=)\b)(?=\S+ \S)/iu,
  joints: words(
    'although though whereas once about above across after against along among and around as at because before behind below beneath beside between beyond but by despite during except for from how if in including inside instead into like near of on onto or over past regarding since so than that through throughout to toward towards under until unless using versus via vs what when where whether which while who whose why with within without i we you he she they',
  ),
  pairs: words('between both either neither from'),
  dangling: words(
    "a an the of for to in on at by with from and or but that which who is are was were am my your our their his her its this these those as into about if when while so than then because i we you he she they how what why where between without using has had be been does did not very such including can could should would will some any each every more most no per via vs both really just also only know i'm it's",
  ),
};

const de: OpeningWords = {
  courtesies: new RegExp(
    String.raw`^(?:(?:hallo+|hi|hey|moin|servus|grüß (?:dich|gott)|guten (?:morgen|tag|abend)|liebe[rs]?)(?: (?:zusammen|ihr|alle|leute|du|${NAMES_OF_ASSISTANTS}))?|bitte|also|und|aber|dann|ok(?:ay)?|danke(?: schön)?|vielen dank|übrigens|eigentlich|(?:gut|super|toll|perfekt|klasse|ja|nein|nun|so|ach|sorry|entschuldigung|(?:kurze |eine |meine )*frage|mal (?:eine|ne) frage)(?=[,.!:?]))(?=[\s,.!:;?-]|$)[\s,.!:;?–-]*`,
    'iu',
  ),
  closings: /[\s,.]+(?:bitte|danke(?: schön| im voraus)?|vielen dank(?: im voraus)?|lg|mfg)$/iu,
  requests: [
    [/^als (?:\S+ ){1,5}?(?:suche|brauche|möchte|will|muss) ich (?=\S+ \S)/iu, ''],
    // A reminder is named after what to do.
    [/^erinnere? (?:mich|uns) (?:bitte |morgen |heute |später )*(?:daran|dran),? ?/iu, ''],
    [
      /^(?:ich )?brauche?(?: (?:mal|bitte|dringend))* hilfe (?:bei (?:der |dem |den |meine[rm] )?|mit (?:der |dem |den |meine[rm] )?)/iu,
      '',
    ],
    [
      /^(?:kannst|könntest|würdest|kanns|magst|willst) (?:du|de) (?:(?:mir|uns|mich|bitte|mal|vielleicht|kurz|eben|auch|einmal|doch|nochmal|mit) )*/iu,
      '',
    ],
    [/^(?:können|könnten|würden) sie (?:(?:mir|uns|mich|bitte|mal|vielleicht|kurz|auch|einmal) )*/iu, ''],
    [
      /^(?:ich|wir) (?:will|möchte|würde gern(?:e)?|brauche|bräuchte|suche|hätte gern(?:e)?|wollte|muss|möchten|brauchen|wollen|suchen|müssen) (?:(?:gern(?:e)?|bitte|dringend|von dir|noch|mal|auch|wissen|,|dass du) )*/iu,
      '',
    ],
    [/^(?:ich|wir) (?:weiß|verstehe|wissen|verstehen) nicht,? (?=(?:wie|was|warum|wo|wann|welche|ob))/iu, ''],
    [
      /^(?:ich|wir) (?:habe|hab|haben) (?:(?:mal|da|noch|eine|ne|kurze) )*fragen? (?:zu[mr]?|über|bezüglich|wegen) /iu,
      '',
    ],
    [
      /^(?:ich|wir) (?:frage|wollte|möchte|würde)(?: mich| gern(?:e)?)?(?: wissen| fragen)?,? (?=(?:ob|wie|was|warum|wo|wann))/iu,
      '',
    ],
    [/^(?:hilf|helfen sie|helft) (?:mir|uns)(?: bitte| mal)* (beim?|mit) /iu, 'Hilfe $1 '],
    [/^(?:hilf|helfen sie|helft) (?:mir|uns)(?: bitte| mal)*,? (?:dabei,? )?/iu, ''],
    [/^(?:helfen|weiterhelfen|behilflich sein) (beim?|mit) /iu, 'Hilfe $1 '],
    [/^(?:bei|beim) (.{3,80}) (?:helfen|weiterhelfen|behilflich sein)$/iu, 'Hilfe bei $1'],
    [/^(?:helfen|weiterhelfen),? (?=\S)/iu, ''],
    [
      /^(?:sag|erzähl|zeig|nenn|gib|erklär|schick|verrate?|mach)e?n?(?: sie)? (?:mir|uns) (?:(?:bitte|mal|kurz|etwas|mehr|doch|alles|über|von) )*,? ?/iu,
      '',
    ],
    [/^(?:erklär|beschreib)e?n?(?: sie)?(?: bitte| mal| kurz)*,? (?=(?:wie|was|warum|wo|wann|welche)\b)/iu, ''],
    [/^(?:erklären|sagen|zeigen|verraten|erzählen|beschreiben),? (?=(?:wie|was|warum|wo|wann|wer|welche|ob)\b)/iu, ''],
    [/^(?:weißt|kennst|hast) du (?:(?:zufällig|vielleicht|schon|auch|ein paar|irgendwelche) )*,? ?/iu, ''],
    [/^(?:gibt|gäbe) es (?:(?:eine?n?|irgendeine?n?|vielleicht|auch) )*(?=\S+ \S)/iu, ''],
    [/^wie (?:kann|könnte|soll(?:te)?|muss) (?:ich|man) (?:(?:am besten|bitte|nur|denn|eigentlich) )*/iu, ''],
    [
      /^(?:was|welche[rs]?) (?:ist|sind|wären|wäre) (?:der|die|das|ein|eine|einige)? ?(?=(?:beste|besten|wichtigsten?|gute|größten?|häufigsten?|einfachste|unterschied|vor|vorteile|nachteile|ursachen|symptome|tipps)\w* )/iu,
      '',
    ],
    [
      /^(schreib|erstell|mach|such|find|nenn|zeig|entwirf|formulier|koch|plan|bau)e?n?(?: sie)? (?:mir|uns) (?:bitte |mal )*/iu,
      '$1e ',
    ],
    [/^(\p{L}+e?) (?:mir |uns )?bitte(?: mal| kurz)? /iu, '$1 '],
    [/^(?:meine|unsere) (?:erste |nächste )?frage (?:ist|lautet|wäre)[,:]? /iu, ''],
    [/^als [^,.]{3,60}, /iu, ''],
  ],
  situations: [
    [
      /^(?:ich|wir) (?:bekomme|bekomm|erhalte|kriege?|habe?) (?:(?:immer|ständig|gerade|folgenden?|diesen?|den|die|einen?|eine|folgende) )*(?=fehler|meldung)/iu,
      '',
    ],
    [/^(?:ich|wir) (?:habe|hab|haben) (?=(?:eine?n?|mein\w*|\d+)\b)/iu, ''],
  ],
  rolePlay:
    /^(?:ab (?:jetzt|sofort) |bitte |ich möchte, dass du |du sollst |stell dir vor,? )*(?:(?:agiere?|handle|verhalte? dich|spiele?|antworte) (?:als|wie|die rolle)|tun wir so|lass uns so tun|tu so,? als|du (?:bist|spielst|übernimmst|agierst)\b|sei (?:ein|mein)|versetze? dich|nimm die rolle|schlüpfe? in|stell dir vor)/iu,
  role: /(?:als|wie|bist(?: jetzt| nun)?|sei|rolle (?:von|eines|einer)) (?:ein(?:e[nsmr]?)?|der|die|das|mein(?:e[nsmr]?)?)? ?([^.,;:!?\n]{3,70})/iu,
  announcements:
    /^(?:ich (?:werde|gebe|schicke|sende|stelle) (?:dir|ihnen|jetzt)|hier (?:ist|sind|kommt|der|die|das|mein)|das ist (?:der|die|das|mein)|antworte|lies|benutze|verwende|nutze|achte|schreibe? (?:nur|keine)|danke|vielen dank|bitte (?:antworte|keine|nur))/iu,
  questions:
    /^(?:was|warum|wieso|weshalb|wie|wer|wem|wen|wessen|wann|wo|woher|wohin|welche[rsmn]?|ist|sind|war|hat|habe|kann|darf|soll|sollte|muss|gibt|wird|lohnt|ob|womit|wofür|wodurch)(?!\p{L})/iu,
  references:
    /(?<!\p{L})(?:es|ihn|ihm|sie|damit|dabei|dafür|davon|darüber|woran|da)(?!\p{L})|(?<!\p{L})(?:das|dies|diese|hier|so|tun|machen)(?=\W*$)/iu,
  articles: /^(?:ein(?:e[nmrs]?)?|der|die|das|den|dem) (?=\p{Lu})/u,
  joints: words(
    'ab als an am auf aus außer bei beim bis dass durch für gegen hinter im in ins mit nach neben ob ohne oder seit sowie statt trotz über um und unter vom von vor während wegen weil wenn wie wo zu zum zur zwischen obwohl damit anhand laut pro',
  ),
  pairs: words('zwischen sowohl weder entweder von'),
  dangling: words(
    'der die das den dem des ein eine einen einem einer eines und oder aber mit für von zu zum zur im in am an auf aus bei nach über unter vor um ist sind war hat haben wird werden kann mein meine meinen meiner meinem dein sein ihr unser ich du er sie wir als wie wenn dass weil ob nicht sehr so auch nur es sich mich mir dir zwischen ohne bis pro kein keine dieser diese dieses möchte will kann soll muss würde',
  ),
};

const nl: OpeningWords = {
  courtesies: new RegExp(
    String.raw`^(?:(?:hallo+|hoi+|hey|hé|hi|dag|beste|goede(?:morgen|middag|navond)|goeie(?:morgen|middag|navond))(?: (?:allemaal|daar|iedereen|${NAMES_OF_ASSISTANTS}))?|alsjeblieft|alstublieft|aub|svp|dus|en|maar|dan|oké|ok(?:ay)?|dank je(?: wel)?|bedankt|trouwens|eigenlijk|(?:goed|super|top|mooi|ja|nee|nou|sorry|(?:korte |een |even een )*vraag(?:je)?)(?=[,.!:?]))(?=[\s,.!:;?-]|$)[\s,.!:;?–-]*`,
    'iu',
  ),
  closings: /[\s,.]+(?:alsjeblieft|alstublieft|aub|svp|a\.u\.b|bedankt|dank je(?: wel)?|(?:alvast )?bedankt|graag)$/iu,
  requests: [
    [/^als (?:\S+ ){1,5}?(?:zoek|wil|moet) ik (?=\S+ \S)/iu, ''],
    // A reminder is named after what to do.
    [/^(?:herinner|help) (?:mij|me|ons) (?:(?:er|eraan|aan|morgen|vandaag|alsjeblieft|herinneren) )+om /iu, ''],
    [
      /^(?:kun|kan|zou|wil|kunt|kon) (?:je|jij|u|ge|iemand) (?:(?:mij|me|ons|alsjeblieft|aub|even|misschien|eens|ook|willen|kunnen|voor mij|voor me) )*/iu,
      '',
    ],
    [
      /^(?:ik|we|wij) (?:wil|zou|moet|zoek|heb|wilde|willen|moeten|zoeken|hebben) (?:(?:graag|nog|even|heel|dringend|dat je|dat u|hulp nodig (?:met|bij)|hulp (?:met|bij)|willen|weten|wil) )+/iu,
      '',
    ],
    [/^(?:ik|we|wij) (?:wil|wilde|willen|moet|moeten|zoek|zoeken|probeer|proberen)(?: te)? (?=\S+ \S)/iu, ''],
    [/^(?:ik|we|wij) (?:heb|hebben) (?:een|nog een|een korte) vraag(?:je)? (?:over|met betrekking tot|bij) /iu, ''],
    [
      /^(?:ik|we|wij) (?:weet|snap|begrijp|weten) niet (?:goed |zo goed )?(?=(?:hoe|wat|waarom|waar|wanneer|welke|of)\b)/iu,
      '',
    ],
    [/^(?:ik|we) vraag me af /iu, ''],
    [/^help (?:mij|me|ons)(?: alsjeblieft| even)* ?(?:met |bij |om )?(?:het )?/iu, ''],
    [/^helpen (?:met |bij |om )?(?:het )?/iu, ''],
    [/^leg (?:me|mij|ons)(?: eens| even)* (.{3,60}?) uit\b/iu, '$1'],
    [
      /^(?:geef|vertel|zeg|toon|stuur|leg|laat)(?: mij| me| ons) (?:(?:eens|even|alsjeblieft|meer|iets|alles|over|uit|zien) )*/iu,
      '',
    ],
    [
      /^(?:leg uit|uitleggen|vertellen|zeggen|uitleg geven over),? (?=(?:hoe|wat|waarom|waar|wanneer|wie|welke|of)\b)/iu,
      '',
    ],
    [/^(?:weet|ken|heb) (?:je|jij|u) (?:(?:misschien|toevallig|ook|nog|een paar) )*/iu, ''],
    [/^(?:is|zijn) er (?:(?:een|ook|misschien|nog) )*(?=\S+ \S)/iu, ''],
    [/^hoe (?:kan|moet|kun|zou|zal) (?:ik|je|men|we) (?:(?:het beste|best|dan|nu|eigenlijk) )*/iu, ''],
    [
      /^(?:wat|welke) (?:is|zijn) (?:de|het|een|enkele)? ?(?=(?:beste|goede|belangrijkste|verschil|verschillen|voor|voordelen|nadelen|oorzaken|makkelijkste|snelste|tips)\w* )/iu,
      '',
    ],
    [/^(schrijf|maak|zoek|geef|bedenk|vind) (?:me|mij|ons|voor mij|voor me) (?:alsjeblieft |eens |even )*/iu, '$1 '],
    [/^mijn (?:eerste |volgende )?vraag (?:is|was)[,:]? /iu, ''],
    [/^als (?:een )?(?:ervaren |professionele |goede )?[^,.]{3,50}, /iu, ''],
  ],
  situations: [
    [
      /^(?:ik|we|wij) (?:heb|hebben|krijg|krijgen) (?:steeds |de volgende |deze |altijd )*(?=(?:een|mijn|twee|drie|\d+|problemen|last|foutmelding|fout)\b)/iu,
      '',
    ],
  ],
  rolePlay:
    /^(?:vanaf nu |alsjeblieft |ik wil dat je |je moet )*(?:laten we doen alsof|doe alsof|gedraag je|speel (?:de rol|een|dat)|(?:je|jij|u) (?:bent|speelt|doet alsof)\b|treed op als|wees (?:een|mijn)|stel je voor|neem de rol|reageer als|antwoord als|doet alsof|optreedt als)/iu,
  role: /(?:als|bent(?: nu)?|wees|rol van) (?:een|de|het|mijn)? ?([^.,;:!?\n]{3,70})/iu,
  announcements:
    /^(?:ik (?:zal|ga|geef|stuur|plak) (?:je|u|nu|hier|de)|hier (?:is|zijn|volgt|komt)|dit is (?:de|het|mijn|een)|antwoord|lees|gebruik|zorg|hou(?:d)?|schrijf (?:alleen|geen)|bedankt|dank)/iu,
  questions:
    /^(?:wat|waarom|hoe|hoeveel|wie|wanneer|waar|welke?|is|zijn|was|heeft|heb|kan|mag|moet|zou|zal|wordt|klopt|of|waarmee|waarvoor|waardoor)(?!\p{L})/iu,
  references:
    /\b(?:het|hem|haar|ze|ermee|ervan|daarmee|daarvoor)\b(?=\W*$)|\b(?:dit|dat|deze|die|hier|daar|zo|doen)\b(?=\W*$)/iu,
  articles: /^(?:een|de|het) (?=\S+ \S)/iu,
  joints: words(
    'aan achter als bij binnen boven dan dat die door en in langs met na naar naast of om omdat onder op over per rond sinds tegen terwijl tijdens tot tussen uit van vanaf via volgens voor voordat waar wanneer want zonder zodat',
  ),
  pairs: words('tussen zowel noch van'),
  dangling: words(
    'de het een en of maar met voor van te naar in op aan uit bij over onder om is zijn was heeft hebben wordt kan mijn jouw je haar ons onze hun ik jij hij ze we als hoe wanneer dat die omdat niet heel zo ook nog er tussen zonder tot per geen deze dit wil moet',
  ),
};

const fr: OpeningWords = {
  courtesies: new RegExp(
    String.raw`^(?:(?:bonjour|bonsoir|salut|coucou|hello|hey|chère?)(?: (?:à tous|tout le monde|${NAMES_OF_ASSISTANTS}))?|s['’]il (?:te|vous) pla[iî]t|stp|svp|alors|donc|et|mais|puis|ok|d['’]accord|merci(?: beaucoup| d['’]avance)?|au fait|en fait|(?:super|parfait|génial|oui|non|bon|bien|désolée?|pardon|excuse[sz]?-moi|(?:une |petite |j['’]ai une )*question)(?=\s?[,.!:?]))(?=[\s,.!:;?-]|$)[\s,.!:;?–-]*`,
    'iu',
  ),
  closings: /[\s,.]+(?:s['’]il (?:te|vous) pla[iî]t|stp|svp|merci(?: beaucoup| d['’]avance| par avance)?)$/iu,
  requests: [
    [/^(?:il )?(?:faut que je fasse|je dois faire|on doit faire|j['’]ai à faire) (?:une? )?(?=\S+ \S)/iu, ''],
    // A reminder is named after what to do.
    [/^rappell?e(?:z|r)?[- ](?:moi|nous) (?:(?:demain|aujourd['’]hui|plus tard) )?(?:de |d['’])/iu, ''],
    [
      /^(?:est-ce que )?(?:tu peux|tu pourrais|vous pouvez|vous pourriez|peux[- ]tu|pourrais[- ]tu|pouvez[- ]vous|pourriez[- ]vous|veux-tu|saurais-tu) (?:(?:s['’]il te pla[iî]t|stp|svp|peut-être|juste|aussi) ?,? ?)*(?:m['’]|me |nous |nous)?(?:aider (?:à |avec |pour )?|(?:dire|expliquer|montrer|indiquer|donner|apprendre|faire|proposer|parler de) (?=(?:comment|pourquoi|ce que|quel|où|qui|quand|si|l[ae']|un|une|des|les|du|de)))?/iu,
      '',
    ],
    [/^(?:aide[sz]?[- ](?:moi|nous)|aider) (?:à |avec |pour )?/iu, ''],
    [
      /^(?:explique|dis|donne|montre|apprends|propose|fais|raconte|parle|expliquez|dites|donnez)[sz]?[- ](?:moi|nous)(?: de| d['’])? ?/iu,
      '',
    ],
    [/^(?:explique|décris|expliquez)r? (?=(?:comment|pourquoi|ce que|quel)\b)/iu, ''],
    [
      /^(?:je|j['’]|nous) ?(?:voudrais|veux|souhaite(?:rais)?|aimerais|dois|cherche|voulons|aimerions|souhaitons|essaie|essaye)(?: (?:que tu|que vous|bien|savoir|comprendre|à|de)(?= )| d['’])* ?(?=\S+ \S)/iu,
      '',
    ],
    [
      /^(?:j['’]ai|nous avons|on a) besoin (?:de ton aide (?:pour|avec) |d['’]aide (?:pour|avec) |d['’]|de |que tu )/iu,
      '',
    ],
    [
      /^(?:j['’]ai|nous avons|on a) (?:une |quelques |deux )?questions? (?:sur|à propos (?:de|du|d['’])|concernant) ?/iu,
      '',
    ],
    [/^je (?:ne )?(?:sais|comprends|vois) pas (?=(?:comment|pourquoi|ce que|quel|où|si))/iu, ''],
    [
      /^(?:je me demande|sais-tu|savez-vous|tu sais|connais-tu|connaissez-vous|as-tu|avez-vous)(?: s['’]il y a)? /iu,
      '',
    ],
    [/^(?:est-ce qu['’]il y a|y a-t-il|il y a) (?=\S+ \S)/iu, ''],
    [
      /^comment (?:est-ce que )?(?:je peux|je dois|on peut|on fait pour|puis-je|dois-je|peut-on|faire pour|pourrais-je|je fais pour) /iu,
      'comment ',
    ],
    [
      /^quel(?:le)?s? (?:est|sont|serait|seraient) (?:le |la |les |l['’])(?=(?:meilleur|différence|principal|plus|bon|avantage|inconvénient|étape|cause|symptôme|façon)\S* )/iu,
      '',
    ],
    [/^(?:ma|notre) (?:première |prochaine )?question (?:est|serait)[,:]? /iu, ''],
    [/^en tant (?:que |qu['’])[^,.]{3,60}, /iu, ''],
  ],
  situations: [
    [
      /^(?:j['’]ai|j['’]obtiens|je reçois|il y a|ça affiche) (?:(?:l['’]|une |cette |toujours |le message d['’]))*erreur(?: suivante)?(?: :)?/iu,
      'erreur',
    ],
    [
      /^(?:j['’]ai|nous avons|on a|j['’]obtiens|je reçois) (?:toujours |cette |l['’]|la )*(?=(?:un|une|des|deux|trois|mon|ma|mes|\d+|erreur|du mal)(?!\p{L}))/iu,
      '',
    ],
  ],
  rolePlay:
    /^(?:à partir de maintenant,? |désormais,? |je (?:veux|voudrais) que tu |tu vas |s['’]il te pla[iî]t,? )*(?:imaginons|faisons (?:comme si|un jeu de rôle)|agis(?:sez|ses)?|comporte-toi|fais comme si|joue[sz]? le rôle|tu es\b|vous êtes\b|imagine[sz]? que tu|imagine-toi|incarne|mets-toi (?:dans|à)|sois (?:un|mon)|prends le rôle|prétends|réponds comme|soyez)/iu,
  role: /(?:comme|en tant que|tu es|vous êtes|sois|rôle d['’e]) ?(?:un|une|le|la|mon|ma)? ?([^.,;:!?\n]{3,70})/iu,
  announcements:
    /^(?:je vais (?:te|vous|t['’])|voici|voilà|c['’]est (?:le|la|mon|ma|un)|lis|réponds|répondez|utilise|n['’](?:écris|utilise)|ne (?:réponds|donne|fais)|merci|assure-toi|sois)/iu,
  questions:
    /^(?:par où|qu['’]|que |quoi|quel|pourquoi|comment|combien|qui|quand|où|est-ce|est-il|y a-t-il|peut-on|puis-je|dois-je|faut-il|à quoi|de quoi|ce que|si |l['’]on)/iu,
  references: /(?<!\p{L})(?:ça|cela|celui-ci|celle-ci|ceci|lui|eux|y|en)(?=\W*$)|\bc['’]est\b/iu,
  articles: /^(?:(?:un|une|des|le|la|les) (?=\S+ \S)|l['’](?=\S+ \S))/iu,
  joints: words(
    "à afin au aux avec après avant car chez comme contre dans de depuis des donc dont du en entre et jusqu'à mais ou où par parce pendant pour puis quand que qui quoi sans selon si sous sur vers lorsque pourquoi comment je il elle on ils elles",
  ),
  pairs: words('entre ni soit'),
  dangling: words(
    "le la les un une des de du au aux à et ou mais avec pour sans dans sur par en est sont a ont mon ma mes ton ta tes son sa ses notre nos votre leur je tu il elle on nous vous ils que qui quand comme si ne pas plus très ce cet cette ces d' l' entre chez être avoir dont sais savoir",
  ),
};

const es: OpeningWords = {
  courtesies: new RegExp(
    String.raw`^[¡¿\s]*(?:(?:hola+|buen(?:os|as) (?:días|tardes|noches)|buenas|hey|estimad[oa]s?|querid[oa])(?: (?:a todos|${NAMES_OF_ASSISTANTS}))?|por favor|porfa(?:vor)?|pues|y|pero|entonces|ok|vale|gracias|muchas gracias|por cierto|además|(?:bien|genial|perfecto|sí|no|bueno|perdón|perdona|disculpa|oye|(?:una |tengo una )*(?:pregunta|duda|consulta))(?=[,.!:?]))(?=[\s,.!:;?-]|$)[\s,.!:;?–-]*`,
    'iu',
  ),
  closings: /[\s,.]+(?:por favor|porfa|gracias(?: de antemano)?|muchas gracias)$/iu,
  requests: [
    // A reminder is named after what to do.
    [/^recu[eé]rd(?:a|e)(?:me|nos) (?:(?:mañana|hoy|por favor) )?(?:que (?:tengo|tenemos) que )?/iu, ''],
    [/^(?:tengo|tenemos|hay) q(?:ue)? (?:hacer (?:una? )?)?(?=\S+ \S)/iu, ''],
    [
      /^[¿¡]?(?:me |nos )?(?:puedes|podrías|puede|podría|podés|pueden|quieres|serías capaz de) (?:(?:por favor|también|tal vez|quizás) ?,? ?)*(?:ayudar(?:me|nos)? (?:a |con |para )?|(?:explicar|decir|contar|enseñar|mostrar|dar|indicar|recomendar|pasar|hablar)(?:me|nos)? (?:sobre |de )?(?=(?:cómo|qué|por qué|cuál|dónde|quién|cuándo|si|la|el|los|las|un|una|unos|unas|algun)))?/iu,
      '',
    ],
    [/^(?:ay[uú]dame|ayúdanos|ayúdeme) (?:a |con |para )?/iu, ''],
    [
      /^(?:expl[ií]ca|d[ií]|cu[eé]nta|ens[eé][ñn]a|mu[eé]stra|d[aá]|recomi[eé]nda|p[aá]sa|haz|h[aá]bla|dale)(?:me|nos) (?:(?:más|algo|todo|sobre|de|acerca) )*/iu,
      '',
    ],
    [/^(?:escríbe|crea|genera|hace|prepara|redácta|búsca|escribe)(?:me|nos) /iu, 'escribe '],
    [
      /^(?:yo )?(?:quiero|quisiera|necesito|me gustaría|deseo|busco|quería|estoy buscando|intento|trato de|estoy intentando|queremos|necesitamos)(?: (?:que me (?:ayudes|ayude) (?:a|con)|(?:saber|entender) si|tu ayuda (?:para|con)|ayuda (?:para|con)|que|saber|entender|a|de)(?= ))* ?(?=\S+ \S)/iu,
      '',
    ],
    [/^(?:tengo|tenemos) (?:una |algunas |dos )?(?:preguntas?|dudas?|consultas?) (?:sobre|acerca de|con|de) /iu, ''],
    [/^no (?:sé|entiendo|comprendo) (?=(?:cómo|qué|por qué|cuál|dónde|si))/iu, ''],
    [/^[¿¡]?(?:sabes|conoces|tienes|me pregunto)(?: de| si)? (?=\S+ \S)/iu, ''],
    [/^[¿¡]?(?:hay|existe) (?=(?:alguna?|un|una|algún) \S+ \S)/iu, ''],
    [/^[¿¡]?cómo (?:puedo|podría|debo|debería|se puede|podemos|hago para|puede uno) /iu, 'cómo '],
    [
      /^[¿¡]?cuál(?:es)? (?:es|son|sería|serían) (?:el |la |los |las )(?=(?:mejor|diferencia|principal|más|ventaja|desventaja|paso|causa|síntoma|forma|manera)\S* )/iu,
      '',
    ],
    [/^(?:me|nos) (?:explicas?|dices?|ayudas? (?:a|con)|das|recomiendas?|enseñas?|puede explicar) (?=\S+ \S)/iu, ''],
    [/^mi (?:primera |próxima )?(?:pregunta|duda|petición|solicitud) es[,:]? /iu, ''],
    [/^como (?:un |una )?(?:expert[oa]|profesional|especialista)[^,.]{0,60}, /iu, ''],
  ],
  situations: [
    [
      /^(?:me (?:sale|aparece|da|salta)|recibo|tengo|obtengo) (?:(?:el|un|este|siguiente|siempre|mensaje de|código de) )*error(?: siguiente)?/iu,
      'error',
    ],
    [
      /^(?:tengo|tenemos|me sale|me aparece|recibo) (?:siempre |este |el )*(?=(?:un|una|unos|unas|dos|tres|mi|mis|\d+|problemas?|error|que)\b)(?!que\b)/iu,
      '',
    ],
  ],
  rolePlay:
    /^(?:a partir de ahora,? |desde ahora,? |quiero que |vas a |por favor,? )*(?:vamos a (?:fingir|imaginar|jugar)|hagamos un juego de rol|actúa|actúes|actuar|compórtate|haz de|hazte pasar|eres\b|imagina que (?:eres|tú)|finge|simula|asume el (?:rol|papel)|toma el rol|sé (?:un|mi)|ponte en|responde como|interpreta|seas)/iu,
  role: /(?:como|eres|seas|sé|de|papel de|rol de) (?:si fueras )?(?:un|una|el|la|mi)? ?([^.,;:!?\n]{3,70})/iu,
  announcements:
    /^(?:(?:te|le) (?:voy a|daré|enviaré|paso|mando|doy)|aquí (?:está|están|tienes|va|te)|este es|esta es|lee|responde|usa|utiliza|no (?:respondas|uses|escribas|des)|gracias|asegúrate)/iu,
  questions:
    /^[¿¡]?(?:qué|por qué|cómo|cuál|cuánt|quién|cuándo|dónde|es |son |por dónde|está|puedo|se puede|hay|debo|debería|tiene|vale la pena|si )/iu,
  references: /(?<!\p{L})(?:eso|esto|ello|él|ella|ahí|aquí|allí|lo)(?=\W*$)/iu,
  articles: /^(?:un|una|unos|unas|el|la|los|las|algún|alguna?|algunos|algunas) (?=\S+ \S)/iu,
  joints: words(
    'a al ante bajo con como contra cuando cuál cómo de del desde donde durante e en entre hacia hasta mientras o para pero por porque pues que quien según si sin sobre tras u y qué',
  ),
  pairs: words('entre ni desde'),
  dangling: words(
    'el la los las un una unos unas de del al a y o u e con para por sin en sobre entre es son está mi mis tu tus su sus nuestro que qué quien como cuando si no me te se lo le les muy más este esta estos ese esa ser ha han hay sé saber',
  ),
};

const it: OpeningWords = {
  courtesies: new RegExp(
    String.raw`^(?:(?:ciao|salve|buongiorno|buonasera|buon pomeriggio|ehi|hey|car[oa])(?: (?:a tutti|${NAMES_OF_ASSISTANTS}))?|per favore|per piacere|per cortesia|allora|quindi|e|ma|poi|ok|grazie(?: mille)?|comunque|(?:bene|perfetto|ottimo|sì|no|scusa|scusami|senti|(?:una |ho una )*domanda)(?=[,.!:?]))(?=[\s,.!:;?-]|$)[\s,.!:;?–-]*`,
    'iu',
  ),
  closings: /[\s,.]+(?:per favore|per piacere|per cortesia|grazie(?: mille| in anticipo)?)$/iu,
  requests: [
    [
      /^(?:(?:raga|ragazzi|aiuto)[ ,]+)*(?:devo|dobbiamo) (?:fare|scrivere|preparare) (?:l[ao] |il |una? |uno )?(?=\S+ \S)/iu,
      '',
    ],
    // A reminder is named after what to do.
    [/^ricorda(?:mi|ci) (?:(?:domani|oggi|per favore) )?(?:di |che (?:devo|dobbiamo) )/iu, ''],
    [
      /^(?:mi |ci )?(?:puoi|potresti|può|potrebbe|sapresti|riesci a|sai) (?:(?:per favore|magari|anche|gentilmente|cortesemente|per cortesia) ?,? ?)*(?:(?:aiutar(?:mi|ci)|aiutare|dare una mano|darmi una mano) (?:a |con |nel |per )?|(?:spiegar|dir|raccontar|mostrar|insegnar|indicar|dar|consigliar|parlar)(?:e|mi|ci) (?:di )?(?=(?:come|cosa|perché|qual|dove|chi|quando|se|la|il|lo|i|gli|le|un|una|l'|qualche)))?/iu,
      '',
    ],
    [/^(?:aiuta(?:mi|ci)|mi aiuti|mi aiuteresti|aiutami tu) (?:a |con |nel |per )?/iu, ''],
    [
      /^(?:spiega|di|racconta|mostra|insegna|dam|da|consiglia|parla|fa)(?:mi|mmi|ci) (?:(?:di più|qualcosa|tutto|su|di|sul|della) )*/iu,
      '',
    ],
    [/^(?:spiega|descrivi) (?=(?:come|cosa|perché|qual)\b)/iu, ''],
    [/^(scrivi|crea|genera|prepara|fa|trova)(?:mi|ci) /iu, '$1 '],
    [
      /^(?:io )?(?:voglio|vorrei|ho bisogno|desidero|cerco|sto cercando|volevo|devo|mi serve|mi servirebbe|sto provando|sto tentando|vogliamo|dobbiamo|vorremmo)(?: (?:che (?:tu )?mi (?:aiutassi|aiuti) (?:a|con)|sapere se|di aiuto (?:per|con)|aiuto (?:per|con)|che tu|sapere|capire|a|di)(?= ))* ?(?=\S+ \S)/iu,
      '',
    ],
    [/^(?:ho|abbiamo) (?:una |alcune |due )?domand[ae] (?:su|sul|sulla|riguardo a|riguardo|circa) /iu, ''],
    [/^non (?:so|capisco|riesco a capire) (?=(?:come|cosa|perché|qual|dove|se)\b)/iu, ''],
    [/^(?:mi chiedo|mi chiedevo|conosci|hai)(?: se)? (?=\S+ \S)/iu, ''],
    [/^(?:c'è|ci sono|esiste|esistono) (?=(?:un|una|uno|dei|delle|qualche|altri) \S+ \S)/iu, ''],
    [/^come (?:posso|potrei|devo|dovrei|si può|possiamo|faccio a|si fa a) /iu, 'come '],
    [
      /^qual(?:i)?(?: è|'è| sono| sarebbe| sarebbero| e) (?:il |la |i |le |gli |l')(?=(?:miglior|modo|differenz|principal|più|vantagg|svantagg|pass|caus|sintom)\S* )/iu,
      '',
    ],
    [/^la mia (?:prima |prossima )?(?:domanda|richiesta) è[,:]? /iu, ''],
    [/^come (?:un |una )?(?:espert[oa]|professionista|specialista)[^,.]{0,60}, /iu, ''],
  ],
  situations: [
    [
      /^(?:ho|ricevo|ottengo|mi (?:dà|esce|appare|compare)) (?:(?:il|un|questo|seguente|sempre|messaggio di|l') ?)*errore(?: seguente)?/iu,
      'errore',
    ],
    [
      /^(?:ho|abbiamo|ricevo|ottengo|mi esce|mi dà) (?:sempre |questo |il )*(?=(?:un|una|uno|due|tre|dei|delle|il|la|\d+|problemi|errore)\b|un')/iu,
      '',
    ],
  ],
  rolePlay:
    /^(?:d'ora in poi,? |da ora in poi,? |voglio che (?:tu )?|devi |per favore,? )*(?:facciamo (?:finta|un gioco di ruolo)|immaginiamo|agisci|comportati|fai finta|fingi|recita|immagina (?:di essere|che tu)|sei (?:un|una|il|la|uno|ora)\b|assumi il ruolo|interpreta|mettiti nei panni|rispondi come|simula|agisca|comporti)/iu,
  role: /(?:come|sei(?: ora)?|di essere|ruolo di|panni di) (?:se fossi )?(?:un|una|uno|il|la|un'|lo)? ?([^.,;:!?\n]{3,70})/iu,
  announcements:
    /^(?:ti (?:darò|invierò|mando|do|incollo|fornirò)|ecco|questo è|questa è|di seguito|leggi|rispondi|usa|utilizza|non (?:rispondere|usare|scrivere)|grazie|assicurati)/iu,
  questions:
    /^(?:da dove|che |cosa|cos'|perché|come|qual|quant|chi|quando|dove|è |sono |posso|si può|c'è|devo|dovrei|conviene|vale la pena|se )/iu,
  references: /(?<!\p{L})(?:questo|quello|ciò|lui|lei|lì|qui|lo|farlo|ci)(?=\W*$)/iu,
  articles:
    /^(?:(?:un|una|uno|il|lo|la|i|gli|le|dei|delle|degli|qualche) (?!mi[oae]i? |mi[eo]i? |nostr|tu[oae] |su[oae] )(?=\S+ \S)|(?:un|l)['’](?=\S+ \S))/iu,
  joints: words(
    'a ad al alla allo ai alle agli che chi come con contro da dal dalla dai dalle di del della dei delle degli dello dopo dove durante e ed fra in nel nella nei nelle ma mentre o oppure per perché prima quando se senza secondo sotto su sul sulla sui sulle tra verso',
  ),
  pairs: words('tra fra né sia'),
  dangling: words(
    "il lo la i gli le un una uno di del della dei delle a al alla e o ma con per senza in nel nella su sul tra è sono mio mia miei mie tuo tua suo sua che chi come quando se non mi ti si ci molto più questo questa ha hanno da dal l' un'",
  ),
};

const pt: OpeningWords = {
  courtesies: new RegExp(
    String.raw`^(?:(?:ol[aá]+|oi+|bom dia|boa (?:tarde|noite)|hey|prezad[oa]s?|car[oa]s?)(?: (?:a todos|pessoal|gente|${NAMES_OF_ASSISTANTS}))?|por favor|pfv|pf|então|e|mas|depois|ok|obrigad[oa]|muito obrigad[oa]|aliás|tudo bem|(?:bem|ótimo|perfeito|sim|não|bom|desculpe?|legal|(?:uma |tenho uma )*(?:pergunta|dúvida))(?=[,.!:?]))(?=[\s,.!:;?-]|$)[\s,.!:;?–-]*`,
    'iu',
  ),
  closings: /[\s,.]+(?:por favor|pfv|se faz favor|(?:muito )?obrigad[oa](?: desde já)?)$/iu,
  requests: [
    [/^(?:eu )?(?:tenho|preciso|temos|precisamos) (?:de|que) (?:fazer (?:uma? )?|escrever (?:uma? )?)(?=\S+ \S)/iu, ''],
    // A reminder is named after what to do.
    [
      /^(?:me |nos )?lembr[ae](?:-me|-nos)? (?:(?:amanhã|hoje|por favor) )?(?:de |que (?:tenho|temos) (?:de|que) )/iu,
      '',
    ],
    [
      /^(?:será que )?(?:(?:você|vc|tu) )?(?:me |nos )?(?:pode|poderia|podes|consegue|consegues|podia|podias|poderias)(?: (?:me|nos))? (?:(?:por favor|também|talvez) ?,? ?)*(?:(?:ajudar(?:-me|-nos)?) (?:a |com |na |no |para )?|(?:explicar|dizer|contar|ensinar|mostrar|dar|indicar|recomendar|falar)(?:-me|-nos)? (?:sobre |de )?(?=(?:como|o que|por que|porque|qual|quais|onde|quem|quando|se|o|a|os|as|um|uma|algum)))?/iu,
      '',
    ],
    [/^(?:me ajud[ae]|ajud[ae][- ]?me|ajuda) (?:a |com |na |no |para )?/iu, ''],
    [
      /^(?:me )?(?:expli(?:ca|que)|diga|diz|fal[ae]|mostr[ae]|ensin[ae]|dê|dá|cont[ae]|recomend[ae]|fa[çz]a?|pass[ae])(?:-me)?(?: me)? (?:(?:mais|algo|tudo|sobre|de|do|da) )*(?=(?:como|o que|por que|qua|um|uma|o|a|os|as|alg)\S* )/iu,
      '',
    ],
    [/^(?:me )?(escrev[ae]|cri[ae]|ger[ae]|prepar[ae]|encontr[ae])(?:-me| para mim| pra mim) /iu, '$1 '],
    [
      /^(?:eu )?(?:quero|queria|preciso|gostaria|desejo|procuro|estou (?:procurando|à procura|tentando|a tentar|pensando)|busco|tento|precisamos|queremos|gostaríamos)(?: (?:que (?:(?:você|vc) )?me (?:ajude|ajudes|ajudasse) (?:a|com)|saber se|d[ae] (?:sua )?ajuda (?:para|com)|ajuda (?:para|com)|que (?:você|vc)|saber|entender|de|em|a)(?= ))* ?(?=\S+ \S)/iu,
      '',
    ],
    [
      /^(?:tenho|temos) (?:uma |algumas |duas )?(?:perguntas?|dúvidas?) (?:sobre|acerca d[eoa]|com|em relação a) /iu,
      '',
    ],
    [/^não (?:sei|entendo|percebo|consigo entender) (?=(?:como|o que|por que|porque|qual|onde|se)\b)/iu, ''],
    [/^(?:(?:você|vc) )?(?:sabe|sabes|conhece|conheces|tem|me pergunto)(?: se)? (?=\S+ \S)/iu, ''],
    [/^(?:há|existe|tem) (?=(?:alguma?|um|uma|algum) \S+ \S)/iu, ''],
    [/^como (?:(?:eu )?(?:posso|poderia|devo|deveria)|se pode|podemos|faço para|fazer para|é que posso) /iu, 'como '],
    [
      /^qua(?:l|is) (?:é|são|seria|seriam) (?:o |a |os |as )(?=(?:melhor|diferença|principa|mais|vantage|desvantage|passo|causa|sintoma|forma|maneira)\S* )/iu,
      '',
    ],
    [/^(?:a )?minha (?:primeira |próxima )?(?:pergunta|dúvida) é[,:]? /iu, ''],
    [/^como (?:um |uma )?(?:especialista|profissional)[^,.]{0,60}, /iu, ''],
  ],
  situations: [
    [
      /^(?:recebo|aparece|estou (?:recebendo|com|a receber)|dá|tenho) (?:(?:o|um|este|esse|seguinte|sempre|mensagem de|a) )*erro(?: seguinte)?/iu,
      'erro',
    ],
    [
      /^(?:tenho|temos|recebo|estou com|aparece) (?:sempre |este |o )*(?=(?:um|uma|uns|umas|dois|duas|meu|minha|\d+|problemas?|erro)\b)/iu,
      '',
    ],
  ],
  rolePlay:
    /^(?:a partir de agora,? |de agora em diante,? |(?:eu )?quero que (?:você |vc )?|você vai |por favor,? )*(?:vamos (?:fingir|fazer de conta|imaginar)|aja|atue|comporte-se|finja|faça de conta|imagine que (?:você|vc|é)|(?:você|vc|tu) (?:é|és|será)\b|assuma o papel|interprete|seja (?:um|o|meu)|responda como|simule|age como|haja como)/iu,
  role: /(?:como|(?:você|vc) é|seja|papel de) (?:se fosse )?(?:um|uma|o|a|meu|minha)? ?([^.,;:!?\n]{3,70})/iu,
  announcements:
    /^(?:(?:eu )?vou (?:te|lhe|enviar|fornecer|dar|colar|mandar)|aqui (?:está|estão|vai)|est[ea] é|segue|leia|responda|use|utilize|não (?:responda|use|escreva)|obrigad[oa]|certifique-se)/iu,
  questions:
    /^(?:o que|que |por onde|por que|porque|como|qual|quais|quant|quem|quando|onde|é |são |está|posso|pode-se|há |devo|deveria|vale a pena|se )/iu,
  references: /(?<!\p{L})(?:isso|isto|aquilo|ele|ela|aí|aqui|lá|fazê-lo)(?=\W*$)/iu,
  articles: /^(?:um|uma|uns|umas|o|a|os|as|algum|alguma|alguns|algumas) (?!meus? |minhas? |noss)(?=\S+ \S)/iu,
  joints: words(
    'a à ao aos às após até com como contra da das de desde do dos durante e em entre mas na nas no nos num numa onde ou para pela pelo por porque pra quando que quem se segundo sem sob sobre',
  ),
  pairs: words('entre nem'),
  dangling: words(
    'o a os as um uma uns umas de do da dos das em no na nos nas ao à e ou mas com para por pelo pela sem sobre entre é são está meu minha meus minhas seu sua que quem como quando se não me te lhe muito mais este esta esse essa ser tem há pra sei saber',
  ),
};

/** Texts in other languages are only shortened. */
export const OPENING_WORDS: Readonly<Record<Exclude<Language, 'other'>, OpeningWords>> = { en, de, nl, fr, es, it, pt };
