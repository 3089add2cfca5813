import type { SmallTalkKind } from './small-talk.table.ts';

const GOOD_EN =
  '(?:good|great|lovely|nice|wonderful|fantastic|amazing|brilliant|excellent|superb|cracking|fab|beautiful|relaxing|restful|super|happy|merry|peaceful|productive)';
const DAY_EN =
  '(?:day|evening|night|morning|afternoon|weekend|week|one|time|sunday|saturday|friday|monday|christmas|xmas|easter|holidays?|new year|birthday|trip|rest of (?:your|the) (?:day|week|evening))';
const GOOD_DE =
  '(?:gute[nrs]?|schone[nrs]?|tolle[nrs]?|frohe[nrs]?|entspannte[nrs]?|ruhige[nrs]?|lieb|angenehme[nrs]?|super|wunderschone[nrs]?)';
const DAY_DE =
  '(?:tag|abend|nacht|morgen|mittag|nachmittag|wochenende|woche|feierabend|sonntag|samstag|freitag|weihnachten|ostern|feiertage?|fest|jahr|neues jahr|rest(?:tag)?|zeit|urlaub|geburtstag)';
const GOOD_NL =
  '(?:goede?|fijne?|mooie?|prettige?|leuke?|heerlijke?|gezellige?|lekkere?|rustige?|gelukkig|vrolijk|zalig)';
const DAY_NL =
  '(?:dag|avond|nacht|ochtend|middag|weekend|weekje|week|zondag|zaterdag|vrijdag|kerst|kerstmis|pasen|feestdagen|nieuwjaar|jaar|vakantie|verjaardag|dagje|avondje|rest van de dag)';
const GOOD_FR = '(?:bonne?|belle?|beau|excellente?|super|agreable|douce|joyeux|joyeuses|heureuse?)';
const DAY_FR =
  '(?:journee|soiree|nuit|matinee|apres midi|apres-midi|week end|week-end|weekend|semaine|dimanche|samedi|vendredi|noel|paques|fetes|annee|vacances|anniversaire|fin de (?:journee|semaine|soiree))';
const GOOD_ES =
  '(?:buen[oa]?s?|lind[oa]s?|bonit[oa]s?|feliz|excelente|gran|genial|maravillos[oa]s?|estupend[oa]s?|felices|bell[oa])';
const DAY_ES =
  '(?:dia|tarde|noche|finde|fin de semana|semana|domingo|sabado|viernes|navidad|navidades|fiestas|ano(?: nuevo)?|vacaciones|jornada|manana|descanso|cumpleanos|mañana)';
const GOOD_IT = '(?:buon[aoe]?|bell[aoe]?|bel|felice|splendid[aoe]|ottim[aoe]|seren[aoe]|piacevole)';
const DAY_IT =
  '(?:giornata|serata|notte|mattinata|pomeriggio|weekend|fine settimana|settimana|domenica|sabato|venerdi|natale|pasqua|feste|anno|vacanze|compleanno|lavoro|riposo)';
const GOOD_PT = '(?:bo[am]|bons|boas|otim[oa]|lind[oa]|feliz|excelente|belo|bela|santo|optim[oa])';
const DAY_PT =
  '(?:dia|tarde|noite|manha|fim de semana|fds|semana|domingo|sabado|sexta|natal|pascoa|festas|ano(?: novo)?|ferias|aniversario|descanso|resto de (?:dia|semana|tarde))';

/**
 * Parts of small talk by their construction, in seven languages: a wish with any adjective and any occasion ('have a
 * lovely Sunday'), praise for what was done, the end of the conversation, how one feels. 'thanks' is also a wish,
 * praise or a farewell. Patterns for words in lower case without accents and punctuation; a part may stand beside
 * others and beside phrases of small-talk.table.ts.
 */
export const SMALL_TALK_PARTS: readonly (readonly [SmallTalkKind, string])[] = [
  // Wishes
  [
    'thanks',
    `(?:have|enjoy|wishing you|wish you|hope you have) (?:an? |the |your )?(?:(?:really|very) )?(?:${GOOD_EN} )?${DAY_EN}(?: ahead| too| all)?|${GOOD_EN} ${DAY_EN}(?: to you| all| everyone)?|enjoy (?:your|the) (?:rest|lunch|dinner|break|sleep)|sweet dreams|take it easy`,
  ],
  [
    'thanks',
    `(?:(?:hab|habe|haben sie|ich wunsche? (?:dir|ihnen|euch)|wunsche? (?:dir|ihnen|euch)|geniess) )?(?:noch )?(?:einen |eine |ein |nen |ne )?(?:noch )?${GOOD_DE} ${DAY_DE}(?: noch| dir| euch| ihnen| allen| gewunscht)*|alles (?:gute|liebe)|bis (?:nachste woche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|die tage|gleich|nachher)`,
  ],
  [
    'thanks',
    `(?:(?:heb|ik wens je|nog|geniet van) )*(?:een |de |je )?(?:nog een )?${GOOD_NL} ${DAY_NL}(?: nog| verder| gewenst| allemaal| toegewenst| hoor)*|tot (?:volgende week|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|gauw|zo|straks)|trusten|weltrusten|slaap ze`,
  ],
  [
    'thanks',
    `(?:(?:passe|passez|je te souhaite|je vous souhaite|profite de) )?(?:une |un |ta |ton )?(?:tres )?${GOOD_FR} ${DAY_FR}(?: a toi| a vous| a tous)?|a (?:la semaine prochaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tres vite|ce soir)|fais dodo|dors bien`,
  ],
  [
    'thanks',
    `(?:(?:que (?:tengas|tenga|pases|pase|tengais)|ten|te deseo|pasa|disfruta de|disfruta) )?(?:un |una |el |la |unas |tu )?(?:muy )?${GOOD_ES} ${DAY_ES}(?: para ti| a todos| tambien)?|que (?:descanses|te vaya bien|vaya bien|duermas bien|lo pases bien)|hasta (?:el lunes|la proxima|la semana que viene|otra|la vista)`,
  ],
  [
    'thanks',
    `(?:(?:passa|ti auguro|buon proseguimento e|goditi) )?(?:un |una |la |il )?${GOOD_IT} ${DAY_IT}(?: a te| a tutti| anche a te)?|buon (?:proseguimento|riposo|appetito)|notte|nottee|a (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|piu tardi|dopo|stasera)|alla prossima`,
  ],
  [
    'thanks',
    `(?:(?:tem|tenha|desejo te|que tenhas|aproveita|passa|um) )?(?:um |uma |o |a )?(?:muito )?${GOOD_PT} ${DAY_PT}(?: para ti| a todos| tambem| pra voce| pra vc)?|ate (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|a proxima|para a semana|mais|mais logo|depois)|dorme bem`,
  ],
  // The end of a conversation: 'nothing else'
  [
    'thanks',
    '(?:nothing (?:else|more)|no more questions|that s (?:all|it|everything)|thats (?:all|it|everything)|that is (?:all|it)|that ll be all|thatll be all|thatll do|im (?:done|all set|good)|all set)(?: (?:for now|for today|from me|today|tonight|thanks|this time))*',
  ],
  [
    'thanks',
    '(?:(?:das|dann) (?:war|wars|ist|waere|ware) (?:es |auch )?(?:schon )?(?:alles|s)?|das wars|sonst nichts(?: mehr)?|mehr brauch(?:e)? ich nicht|nichts weiter|keine fragen mehr)(?: (?:fur heute|fur jetzt|erstmal|dann|von mir|schon|erst mal))*',
  ],
  [
    'thanks',
    '(?:dat (?:was|is) (?:alles|het|hem)|verder niks|verder niets|niks meer|niets meer|meer hoef ik niet|geen vragen meer)(?: (?:voor vandaag|voor nu|dan|hoor|wel|even))*',
  ],
  [
    'thanks',
    '(?:(?:c est|cest|ce sera) tout|rien d autre|rien dautre|rien de plus|plus rien|j ai tout|jai tout)(?: (?:pour aujourdhui|pour aujourd hui|pour le moment|pour linstant|pour l instant|merci|pour ce soir))*',
  ],
  [
    'thanks',
    '(?:(?:eso|esto) (?:es|era|fue) todo|nada mas|ya esta(?: todo)?|con eso me basta|eso seria todo)(?: (?:por ahora|por hoy|de momento|gracias))*',
  ],
  [
    'thanks',
    '(?:(?:e|era|per oggi e) tutto|nient altro|nientaltro|niente altro|basta cosi|sono a posto)(?: (?:per oggi|per ora|per adesso|grazie|cosi))*',
  ],
  [
    'thanks',
    '(?:(?:e|era|foi|so) (?:tudo|so isso|isso)|mais nada|nada mais|por hoje e (?:so|tudo)|era so isso)(?: (?:por hoje|por agora|por enquanto|obrigad[oa]))*',
  ],
  // Going away
  [
    'thanks',
    '(?:(?:right |ok )?(?:i m |im |i am )?(?:off|going|heading)(?: now)?(?: (?:to bed|to sleep|home|out|to work))?|gotta (?:go|run|dash)|i have to (?:go|run)|got to (?:go|run)|signing off|brb|(?:see|catch|talk to|speak to) (?:you|ya|u) (?:next week|tomorrow|monday|on monday|later|soon|around|then))',
  ],
  [
    'thanks',
    '(?:ich )?(?:bin dann mal weg|muss (?:jetzt |dann )?(?:los|weg|ins bett)|geh(?:e)? (?:jetzt )?(?:schlafen|ins bett)|hau ab|bin raus|mach schluss(?: fur heute)?)|tschussi|tschau|ciao ciao|servus',
  ],
  [
    'thanks',
    '(?:ik )?(?:ga (?:nu |even )?(?:slapen|naar bed|ervandoor|weg)|moet (?:nu )?(?:gaan|weg|ervandoor)|ben (?:er )?(?:weg|vandoor))|doeii?|later',
  ],
  [
    'thanks',
    '(?:allez |bon )?(?:je (?:file|vais (?:dormir|me coucher|au lit)|me sauve|dois (?:filer|y aller)|te laisse)|j y vais|jy vais)',
  ],
  ['thanks', '(?:me voy(?: a (?:dormir|la cama))?|me tengo que ir|me piro|os dejo|te dejo|chao|chau|me despido)'],
  ['thanks', '(?:vado (?:a (?:dormire|letto|nanna))|devo (?:andare|scappare)|scappo|ti saluto|ti lascio)'],
  ['thanks', '(?:vou (?:dormir|para a cama|pra cama|nessa|indo|embora|andando)|tenho de ir|tenho que ir|fui|me vou)'],
  // Praise for what was done
  [
    'thanks',
    `(?:you(?:ve| have)? )?(?:(?:really|just) )?(?:nailed it|smashed it|killed it|saved (?:my (?:bacon|life|day|skin|neck)|me)|made my (?:day|morning|week)|did (?:that |it )?(?:really |so |very )?(?:well|great|good)|did (?:an? )?${GOOD_EN} job)|(?:that|this|it) (?:s |is |was |really |just )?(?:did the (?:trick|job)|sorted (?:it|me out)|worked(?: a treat)?|works|helped|hit the spot|does it|spot on)|thats sorted(?: it)?|that s sorted(?: it)?|(?:really )?${GOOD_EN} (?:job|work|stuff|one|effort|answer)(?: on (?:that|this)(?: one)?| there| mate)?|thats (?:exactly|just|precisely) what i (?:needed|wanted|was after|was looking for)|that s (?:exactly|just) what i (?:needed|wanted)|(?:exactly|just) what i (?:needed|wanted)|(?:i )?love (?:it|that|this)|ta|legend`,
  ],
  [
    'thanks',
    '(?:das |du )?(?:hast du|hast|haben sie)? ?(?:das |es )?(?:wirklich |richtig |echt |sehr |super |so |ganz |ja )*(?:gut|toll|super|klasse|prima|schon|perfekt|spitze) (?:gemacht|gelost|erklart|hinbekommen|hingekriegt|geholfen)|genau (?:das )?(?:hab|habe|was) (?:ich )?(?:das )?(?:gebraucht|gesucht|brauchte|wollte)(?: habe?)?|(?:das )?hat (?:super |gut |perfekt |prima )?(?:geklappt|funktioniert|geholfen)|(?:passt|lauft|sitzt|klappt)(?: perfekt| super)?|(?:gute|tolle|super|klasse) (?:arbeit|leistung|sache|antwort)|(?:vielen|herzlichen|lieben|besten|tausend) (?:lieben )?dank(?: auch| dir| dafur| nochmal)*|du bist (?:echt |wirklich |so |ein |eine |die |der |einfach )*(?:spitze|super|klasse|toll|schatz|beste|bester|genial|hilfe|lieb|nett)',
  ],
  [
    'thanks',
    '(?:dat |wat )?(?:heb je|heeft u) (?:dat |het )?(?:echt |heel |super |ontzettend |erg )*(?:goed|knap|mooi|netjes|top|fijn) (?:gedaan|opgelost|uitgelegd|gefikst)|(?:goed|knap|mooi|netjes|lekker) (?:gedaan|bezig|werk|gewerkt|opgelost)|(?:dat is |dit is )?(?:precies|exact) wat ik (?:nodig had|wilde|zocht|bedoelde)|(?:dat |het )?(?:werkt|helpt|hielp|werkte)(?: goed| perfect| prima)?|(?:dank|bedankt|dankjewel|dankje|thnx)(?: je)?(?: wel)?|je bent (?:echt |een |de |super |zo )*(?:top|topper|schat|held|beste|geweldig|lief)|hartstikke bedankt|goed zo|he',
  ],
  [
    'thanks',
    '(?:c est |cest )?(?:exactement|pile|juste) ce qu il (?:me )?(?:fallait|faut)|(?:c est |cest )?(?:exactement|pile) ce quil (?:me )?(?:fallait|faut)|(?:c est |cest )?(?:exactement|pile) ce que je (?:voulais|cherchais)|(?:tres )?(?:bien|super|beau) (?:joue|boulot|travail|fait)|(?:t as|tas|tu as|vous avez) (?:vraiment )?(?:bien|super bien|fait du bon boulot|assure|gere)(?: (?:fait|joue|travaille))?|(?:ca|cela) (?:marche|fonctionne|m aide|maide)(?: bien| parfaitement)?|(?:tu es|t es|tes) (?:vraiment |trop |un |une |au |le |la )*(?:top|amour|genie|meilleur|meilleure|ange|chef|sauveur|adorable)|mille fois merci|merci (?:mille fois|infiniment|bien|encore)|chapeau|nickel|impec',
  ],
  [
    'thanks',
    '(?:justo|exactamente|es justo) (?:lo que|lo) (?:necesitaba|queria|buscaba)|(?:muy |que )?(?:bien|buen|gran) (?:hecho|trabajo|curro)|(?:lo )?has hecho (?:genial|muy bien|de maravilla|un gran trabajo)|(?:ya )?(?:funciona|funciono|me sirve|me sirvio|ha funcionado|me ha servido)(?: genial| perfecto)?|(?:que )?(?:eres|majo eres|maja eres|eres muy) ?(?:lo (?:mas|maximo)|el mejor|la mejor|un crack|una maquina|un sol|genial|majo|maja|un amor|la leche|la ostia|un genio)?|buenisim[oa]|(?:mil|muchas|muchisimas|un monton de) gracias(?: por todo| de verdad)?|estupendo|fenomenal',
  ],
  [
    'thanks',
    '(?:proprio|esattamente|e proprio) (?:quello|cio) che (?:mi serviva|volevo|cercavo)|(?:ottimo|bel|gran|buon) (?:lavoro|lavoretto)|hai fatto (?:un )?(?:ottimo|gran|bel|benissimo)(?: lavoro)?|(?:ha )?funziona(?:to)?(?: benissimo| alla grande)?|brav[oa]|bravissim[oa]|sei (?:proprio |davvero |il |la |un |una )*(?:migliore|grande|genio|mito|angelo|tesoro|top|forte|fantastic[oa])|grazie (?:infinite|di cuore|davvero|ancora)|complimenti',
  ],
  [
    'thanks',
    '(?:era |e )?(?:mesmo |exatamente |exactamente )?(?:isso|isto) (?:mesmo )?(?:que |o que )?(?:eu )?(?:precisava|queria|procurava)|(?:bom|belo|otimo|excelente) trabalho|(?:mandaste|mandou|fizeste|fez) (?:muito )?bem|fizeste (?:um )?(?:excelente|otimo|bom|belo) trabalho|(?:ja )?(?:funciona|funcionou|resultou|deu certo|ajudou)(?: bem)?|obrigad(?:ao|inho|issim[oa])|(?:muito |muitissimo )?obrigad[oa](?: mesmo| pela ajuda| de verdade)?|(?:es|voce e|vc e|tu es) (?:o |a |um |uma |mesmo )*(?:maximo|maior|melhor|genio|anjo|amor|espetaculo|fofo|fofa|demais|crack)|valeu(?: demais| mesmo)?|arrasou|arrasaste',
  ],
  // Regrets
  [
    'remark',
    '(?:sorry|apologies|pardon)(?: (?:for|about) (?:bothering|disturbing|troubling|the (?:bother|trouble|delay|late reply)|being (?:late|slow)|that)(?: you)?)?',
  ],
  [
    'remark',
    '(?:sorry|entschuldige?|entschuldigung|tut mir leid|verzeihung)(?: (?:fur die|wegen der) (?:storung|umstande|spate|muhe)| dass ich store)?',
  ],
  ['remark', '(?:sorry|excuses|het spijt me)(?: (?:voor het|dat ik) (?:storen|stoor|lastigvallen|gedoe))?'],
  [
    'remark',
    '(?:desole|desolee|pardon|excuse moi|excusez moi)(?: (?:de|pour) (?:te |vous |le )?(?:deranger|embeter|derangement))?',
  ],
  [
    'remark',
    '(?:perdona|perdon|disculpa|lo siento)(?: (?:la|las|por la|por) (?:molestia|molestias|lata|molestar(?:te)?))?',
  ],
  ['remark', '(?:scusa|scusami|mi dispiace|perdona)(?: (?:il|per il|se ti) (?:disturbo|disturbo|ritardo))?'],
  ['remark', '(?:desculpa|desculpe|perdao|lamento)(?: (?:o |pelo |por |la )?(?:incomodo|incomodar|chatear|maçada))?'],
  // How one feels
  [
    'remark',
    '(?:i m|im|i am|feeling) (?:so |really |just |a bit |absolutely |dead )*(?:tired|knackered|exhausted|bored|happy|hungry|sleepy|shattered|stressed|sad|fine|good|great|back|lonely|hungover|cold)(?: (?:today|again|now|tonight))?',
  ],
  [
    'remark',
    '(?:ich )?bin (?:so |echt |total |heute |ganz |sehr )*(?:mude|kaputt|fertig|erschopft|gestresst|platt|froh|glucklich|traurig|gelangweilt|wieder da|zuruck)(?: (?:heute|gerade))?|mir (?:ist|gehts|geht es) (?:so |heute |ganz |echt )*(?:langweilig|gut|schlecht|kalt|nicht so gut)',
  ],
  [
    'remark',
    '(?:ik )?ben (?:zo |echt |heel |even |een beetje )*(?:moe|kapot|op|gaar|uitgeput|gestrest|blij|verdrietig|er weer|terug)(?: vandaag)?|ik verveel me(?: zo)?',
  ],
  [
    'remark',
    '(?:je suis|j suis|chuis) (?:trop |tellement |vraiment |un peu |si )*(?:creve|crevee|fatigue|fatiguee|naze|epuise|epuisee|contente?|triste|stresse|stressee|de retour)|je m ennuie|je mennuie',
  ],
  [
    'remark',
    'estoy (?:muy |tan |super |un poco |agotadisim[oa] )*(?:cansad[oa]|agotad[oa]|reventad[oa]|molid[oa]|feliz|content[oa]|triste|aburrid[oa]|estresad[oa]|de vuelta)(?: hoy)?|me aburro',
  ],
  [
    'remark',
    'sono (?:cosi |molto |troppo |davvero |un po )*(?:stanc[oa]|distrutt[oa]|esaust[oa]|cott[oa]|felice|content[oa]|triste|stressat[oa]|tornat[oa]|annoiat[oa])(?: oggi)?|mi annoio',
  ],
  [
    'remark',
    '(?:estou|to|tou) (?:tao |muito |mesmo |um pouco |super )*(?:cansad[oa]|exaust[oa]|estourad[oa]|feliz|content[oa]|triste|de volta|stressad[oa]|aborrecid[oa]|morto|morta)(?: hoje)?',
  ],
  // What was understood
  ['remark', '(?:ach|aha|na|tja|nun|so|perfekt|optimal|sehr gut|wunderbar|nou|zo|ah bon|bueno|pois|allora)'],
  [
    'remark',
    '(?:ok |ah |oh )?(?:that s|thats|it s|its) a (?:weight off my mind|relief|load off)|(?:ok |ah )?(?:that|this) (?:all )?(?:makes sense|explains it|clears it up|clears that up)|(?:now )?i (?:get|see|understand)(?: it)?(?: now)?',
  ],
  [
    'remark',
    '(?:dann |jetzt |da )?wei(?:ss|ß) ich (?:bescheid|das|es)|gut zu wissen|(?:jetzt )?(?:verstehe|versteh|check) ich(?: das| es)?|(?:ach |aha |ah )?(?:so|verstehe|okay)',
  ],
  ['remark', 'dan weet ik (?:dat|het|genoeg)|goed om te weten|(?:nu )?snap ik het|duidelijk'],
  ['remark', 'bon a savoir|(?:ok )?je (?:comprends|vois|saisis)(?: mieux| maintenant)?|c est (?:note|clair|compris)'],
  ['remark', 'bueno (?:saberlo|es saberlo)|(?:ya |ahora )?(?:lo )?(?:entiendo|veo|pillo)'],
  ['remark', 'buono a sapersi|(?:ora |adesso )?(?:ho capito|capisco|e chiaro)'],
  ['remark', 'bom saber|(?:agora )?(?:ja )?(?:percebi|entendi|percebo|entendo)'],
  // Greetings with a question for the day
  [
    'hello',
    '(?:hope|i hope) (?:you re|youre|you are|you had|all is|everything is|alls) (?:an? )?(?:doing )?(?:well|good|fine|ok|okay|great|having an? (?:good|great|nice|lovely) (?:day|morning|week|one)|nice (?:weekend|day)|good (?:weekend|day|night|holiday))|(?:how s|hows|how was|how is) (?:your|the) (?:day|morning|evening|weekend|week|night|holiday)(?: (?:been|going|so far))*|(?:good|nice|great) to be back|hello again|hi again',
  ],
  [
    'hello',
    '(?:wie|na wie) (?:war|lauft|ist|lief) (?:dein|der|die|deine|ihr) (?:tag|wochenende|woche|morgen|abend|urlaub)(?: so| bisher| heute)*|gruss dich|gruess dich|grus dich|hallochen|tach|na alles (?:klar|gut|fit)',
  ],
  [
    'hello',
    'hoe (?:was|is|gaat|verloopt) (?:je|jouw|de|uw) (?:dag|weekend|week|ochtend|avond|vakantie)(?: tot nu toe| geweest)?|alles (?:goed|oke|kits|wel)(?: daar| bij jou| met je)?',
  ],
  [
    'hello',
    '(?:tu as|t as|tas|vous avez) passe (?:une |un )?(?:bonne?|beau) (?:journee|week end|weekend|soiree|semaine|vacances)|comment (?:s est passe|se passe|etait) (?:ta|ton|la|le) (?:journee|week end|weekend|semaine|matinee)|coucou toi|ca va (?:bien|toi|bien toi)',
  ],
  [
    'hello',
    '(?:que tal|como) (?:va|fue|ha ido|te ha ido|estuvo) ?(?:tu|el|la)? ?(?:dia|finde|semana|fin de semana|manana|tarde)?(?: hoy)?|que tal (?:tu|el|la) (?:dia|finde|semana|fin de semana|manana|tarde)',
  ],
  [
    'hello',
    '(?:com e|come e|come) (?:andata|va|procede|stata|sta andando) (?:la|il|lo) (?:giornata|weekend|settimana|mattinata|fine settimana)|tutto (?:a posto|bene|ok|apposto)(?: da te| li)?',
  ],
  [
    'hello',
    '(?:como (?:foi|esta|vai|correu|esta a correr)) (?:o |a )?(?:teu|tua|seu|sua)? ?(?:dia|fim de semana|semana|manha|noite)|tudo (?:tranquilo|bem|bom|certo|fixe|ok|joia|em ordem)(?: contigo| com voce| por ai| ai)?',
  ],
];
