import type { ReadLanguage } from '../questions/question-language.ts';

interface PastForms {
  /** The person, the assistant or the family: in lower case without accents. */
  personal: RegExp;
  /** Verbs that say 'I', as they are written. */
  ownVerb?: RegExp;
  /** Something that has happened, or that was so: in lower case with accents. */
  past: RegExp;
}

/** How each language speaks of the person's own past; the verb of some says who did it. */
export const PAST_FORMS: Readonly<Record<ReadLanguage, PastForms>> = {
  en: {
    personal: /\b(?:i|we|my|our|us|me|mine|you|mum|mom|dad|grandma|grandpa|granny|the family)\b/,
    past: /\b(?:did|was|were|had|(?:have|has|'ve|'s) (?:\w+ ){0,3}?(?:been|\w+ed|got|chosen|made|told|said|bought|paid|found|spent|sold|taken|given|written)|(?:who|what|which \w+|how (?:much|many|long)(?: \w+)?) (?:\w+ ){0,4}?(?:\w{2,}ed|took|paid|bought|chose|went|got|gave|said|told|found|made|sold|won|wrote|came|began|cost|kept|left|lost|met|sent|spent|spoke|taught))\b/i,
  },
  nl: {
    personal: /\b(?:ik|we|wij|mijn|m'n|mn|ons|onze|me|mij|je|jij|oma|opa|mama|papa|in de familie)\b/,
    past: /(?<!\p{L})(?:had(?:den)?|was|waren|werd(?:en)?|koos|kozen|kocht(?:en)?|betaalden?|betaalde|kostte(?:n)?|zei(?:den)?|vond(?:en)?|vroeg(?:en)?|nam(?:en)?|ging(?:en)?|kwam(?:en)?|gaf|gaven|kreeg|kregen|raadde|heette|duurde|moest(?:en)?|deed|deden|liep(?:en)?|reed|reden|vloog|vlogen|zwom(?:men)?|sliep(?:en)?|las|lazen|schreef|schreven|won(?:nen)?|verloor|verloren|bleef|bleven|begon(?:nen)?|sprak(?:en)?|bracht(?:en)?|stond(?:en)?|zag(?:en)?|huurden?|belden?|stuurden?|plukten?|maakten?|haalden?|fietsten?|wandelden?|woonden?|werkten?|speelden?|bouwden?|verhuisden?|oogstten?|reisden?|bestelden?|boekten?|regelden?|repareerden?|verdeelden?|leenden?|verkochten?|wilde(?:n)?|zou(?:den)?|(?:heb|hebt|heeft|hebben|ben|bent|is|zijn)(?!\p{L})(?=.*(?<!\p{L})(?:\p{L}*ge\p{L}{2,}|(?:be|ver|ont|her)\p{L}+(?:d|t|en))(?!\p{L})))(?!\p{L})/iu,
  },
  de: {
    personal: /\b(?:ich|wir|mein\w*|unser\w*|uns|mir|mich|du|oma|opa|mama|papa|in der familie)\b/,
    past: /(?<!\p{L})(?:hatte\p{L}*|war|waren|warst|wurden?|kostete|sagte\p{L}*|fand|fanden|nahm|nahmen|ging|kam|gab|bekam|hieß|dauerten?|wollte\p{L}*|machten?|kauften?|bezahlten?|brauchten?|zahlten?|liefen?|lief|fuhren?|fuhr|schrieb(?:en)?|schlief(?:en)?|blieb(?:en)?|gewann(?:en)?|verloren?|verlor|verkauften?|ernteten?|wählten?|trafen?|traf|sah(?:en)?|sprach(?:en)?|brachten?|wohnten?|mieteten?|buchten?|kamen|gaben|bekamen|begann(?:en)?|lernten?|teilten?|sollte\p{L}*|musste\p{L}*|(?:habe?|hast|hat|haben|bin|bist|ist|sind)(?!\p{L})(?=.*(?<!\p{L})(?:\p{L}*ge\p{L}{2,}(?:t|en)|(?:be|ver|ent|er|zer|emp|über)\p{L}+(?:t|en)|\p{L}+iert)(?!\p{L})))(?!\p{L})/iu,
  },
  fr: {
    personal:
      /\b(?:je|j'|j|nous|on|mon|ma|mes|notre|nos|moi|me|m'|tu|mamie|mami|papi|papa|maman|dans la famille)(?![a-z])/,
    past: /(?<!\p{L})(?:\p{L}{3,}(?<!ess|bal|effr|bég|égay)aient|\p{L}*(?:avait|avais|avions|était|étais|étaient|étions|fallait|coûtait|disait|payait|voulait)|fut|eut|(?:ai|as|a|avons|avez|ont)(?:-(?:je|tu|t-il|t-elle|t-on|on|nous|vous|ils|elles|elle|il))?(?: \p{L}+){0,2}? (?!(?:lun|mar|mercre|jeu|vendre|same|mi)di|rendez|rdv)\p{L}{2,}(?:é|ée|és|ées|i|ie|is|ise|it|ite|u|ue|us|ues|ert|ort)|(?:ai|as|a|avons|avez|ont)(?:-(?:je|tu|t-il|t-elle|t-on|on|nous|vous|ils|elles))? (?:mis|vu|lu|bu|eu|dit))(?!\p{L})/iu,
  },
  es: {
    ownVerb: /(?<!\p{L})(?!(?:por)?qué|café|aquí|allí|así)\p{L}{2,}(?:é|í)(?!\p{L})/iu,
    personal:
      /\b(?:\w+(?:amos|imos|aste|iste)|mis?|nuestr\w+|me|nos|yo|he|hemos|has|habia\w*|abuel[oa]|mama|papa|elegi|compre|pague|pregunte|dije|hice|tuve|decidi|encontre|gaste|negocie|en la familia)\b/,
    past: /(?<!\p{L})(?!(?:por)?qué(?!\p{L})|café|aquí|ahí|allí|así)(?:\p{L}{2,}(?:é|í|aste|iste|ó|ió|amos|imos|aron|ieron)|\p{L}+(?:aba|abas|ábamos|aban|ía|ías|íamos|ían)|era|eran|éramos|fue|fui|fuimos|fueron|dije|dijo|hice|hizo|tuve|tuvo|puse|puso|quise|vino|(?:he|has|ha|hemos|han) \p{L}+(?:ado|ido|to|cho)|eleg[ií]|compr[eé]|pagu[eé]|decid[ií]|negoci[eé])(?!\p{L})/iu,
  },
  it: {
    personal:
      /\b(?:ho|abbiamo|avevo|avevamo|mi[oae]|miei|nostr\w|mi|ci|hai|io|noi|nonn[oa]|mamma|papa|sono|siamo|in famiglia)\b/,
    past: /(?<!\p{L})(?:(?:ho|hai|ha|abbiamo|avete|hanno|avevo|avevi|aveva|avevamo|avevano|sono|è|siamo|era|erano|c['’]era)(?: \p{L}+){0,2}? ?\p{L}*(?:at|it|ut|is|us|os|es|tt|st|rt|nt|lt|ss|st|ors|ers|ars)[oaie]|era|erano|ero|eravamo|fu|furono|(?!devo(?!\p{L}))\p{L}+(?:avamo|evamo|ivamo|avo|evo|aveva))(?!\p{L})/iu,
  },
  pt: {
    ownVerb:
      /(?<!\p{L})(?:decid|escolh|vend|ped|escrev|l|v|corr|perd|receb|perceb|aprend|com)i(?!\p{L})|(?<!\p{L})(?:dei|fiz|pus|quis|trouxe)(?!\p{L})/iu,
    personal:
      /\b(?:\w{2,}(?:amos|emos|imos|ei|aste|este|iste)|meus?|minhas?|noss\w+|me|nos|eu|tinha\w*|tia|tio|avo|mae|pai|na familia|fiz|tive|fui|disse\w*)\b/,
    past: /(?<!\p{L})(?:\p{L}{2,}(?:ei|ámos|aste|este|iste|ou|eu|iu|aram|eram|iram)|(?:decid|escolh|vend|ped|escrev|corr|perd|receb|perceb|aprend)i|\p{L}{3,}(?:amos|imos|emos)|\p{L}+(?:ava|avas|ávamos|avam|ia|ias|íamos|iam)|era|eram|foi|fui|fomos|foram|tinha\p{L}*|fiz|fez|tive|teve|disse\p{L}*|quis|veio)(?!\p{L})/iu,
  },
};

/** A time to come, in seven languages: the question is about plans. Lower case, without accents. */
export const TO_COME =
  /\b(?:tomorrow|tonight|today|next|upcoming|this (?:week|weekend|month|evening|afternoon)|morgen|overmorgen|vanavond|vandaag|volgende?|komende?|deze (?:week|maand)|ubermorgen|heute|nachste\w*|kommende\w*|diese (?:woche)|demain|ce soir|aujourd'hui|prochaine?s?|cette semaine|manana|hoy|esta (?:noche|tarde|semana)|proxim\w+|domani|oggi|stasera|prossim\w|questa settimana|amanha|hoje|esta semana)\b/;

/** Things of the app, which have lists and counts of their own: lower case, without accents. */
export const APP_THINGS =
  /\b(?:conversations?|chats?|threads?|discussions?|messages?|calendar|agenda|schedule|events?|tasks?|to-?dos?|reminders?|remind(?:ed)?|goals?|categor(?:y|ies)|flash ?cards?|gesprek\w*|taken|taak|klusjes|herinner\w*|doel(?:en)?|categorie\w*|kategorie\w*|unterhaltung\w*|gesprache?n?|aufgaben?|erinner\w*|ziele?|kalender|conversation\w*|taches?|rappels?|objectifs?|calendrier|conversacion\w*|tareas?|recordatorios?|metas?|objetivos?|conversazion\w*|compit[oi]|promemoria|obiettiv\w+|conversas?|tarefas?|lembretes?)\b/;

/** Things of the app that people also divide, hand out and write down: lower case, without accents. */
export const TASK_WORDS =
  /\b(?:tasks?|to-?dos|taken|taak|klusjes|aufgaben?|taches?|tareas?|compit[oi]|tarefas?|goals?|doel(?:en)?|ziele?|objectifs?|metas?|objetivos?|obiettiv\w+)\b/g;

/** Appointments are in the calendar, except how long one took or what it cost: lower case, without accents. */
export const APPOINTMENTS =
  /\b(?:appointments?|meetings?|afspra\w+|vergadering\w*|termine?|besprechung\w*|sitzung\w*|rendez-vous|reunions?|citas?|reunion\w*|appuntament\w+|riunion\w*|compromissos?|reuni(?:ao|oes))\b/;

/** A question, by its first words, in seven languages: lower case, without accents. */
export const OPENS_QUESTION =
  /^(?:(?:and|so|hey|ok|okay|please|hi|en|nou|zeg|he|hoi|und|also|sag mal|et|alors|dis|bon|y|oye|a ver|e|allora|senti|ola|mas|pero|ma|por favor|per favore|s'il te plait|bitte|at|for|with|in|on|from|to|by|during|dans|sur|vers|sous|pendant|en|entre|sotto|su|nel\w*|em|num\w?|durante|tijdens|wahrend|im|vom|zum|bei|mit|fur|von|auf|ab|an|seit|um|zu|in|voor|met|van|op|bij|vanaf|sinds|de|pour|avec|chez|a|depuis|con|para|desde|da|per|por|em|com|no|na|do|tell me|remind me|do you (?:know|remember)|can you (?:tell|remind) me|weet je(?: nog)?|weisst du(?: noch)?|tu te souviens|te acuerdas(?: de)?|ti ricordi|lembras-te(?: de)?|sai|sabes)[ ,]+){0,3}(?:what|whats|which|who|whos|whom|whose|when|where|wheres|why|how|hows|did|was|were|had|have|has|wat|welke?|wie|wanneer|waar\w*|hoe\w*|heb|had|hadden|was|welche[rsnm]?|wer|wem|wen|wann|wo\w*|warum|wieso|wieviel\w*|hab|habe|haben|hatte\w*|war|que|qu'\S+|quoi|quel\w*|qui|quand|ou|d'ou|pourquoi|comment|combien|est-ce|ai-je|avait-on|avons-nous|a-t-on|cual\w*|quien\w*|cuando|donde|adonde|como|cuant\w+|che|cosa|cos'\S+|chi|quale|quali|qual'?e?|quando|dove|come|quant\w+|perche|o que|qual|quais|quem|onde|aonde|porque)(?![a-z])/;

/**
 * A question word that does not stand first, as people speak: 'il paye combien', 'on a arrêté pourquoi', 'the one with
 * the parrot, what was it called'. Words that also join clauses, such as 'qui' and 'que', are none here.
 */
export const ASKS_WITHIN =
  /(?<![a-z])(?:how (?:much|many|long|old|far|often)|what (?:was|were|did|is|are|were)|which one|who (?:was|is|did)|why|hoeveel|waarom|welke?|hoe lang|wie ?viele?|warum|wieso|welche[rsnm]?|wie lange|combien|quel(?:le)?s?|quoi|pourquoi|comment|(?:c'est|avec|chez|a|par) qui|c'est ou|cuant[oa]s?|cual(?:es)?|por que|quien(?:es)?|donde|quant[oaie]|qual[ei]?|perche|dove|quais|quem|onde)(?![a-z])/;

/** States a duty or a condition, or asks for help: the question beside it is none for the past. */
export const STATES_OR_REQUESTS =
  /\b(?:(?:i|we|ich|wir|ik|wij|je|j'|on|nous) ?(?:have to|need|must|should|muss|mussen|soll\w*|brauche|moet\w*|dois|doit|devons)|debo|tengo que|devo|dobbiamo|tenho (?:de|que)|hay que|can you|could you|are you able|peux|pourrais|kannst|kun je|puedes|puoi|podes|pode)\b|^(?:if|si|wenn|als|se) /;
