/** Messages that go on with the exchange before, in six languages, with the English one of the same meaning. */
export const FOLLOW_UPS: readonly (readonly [english: string, RegExp])[] = [
  [
    'and what was the answer',
    /^(?:(?:wat|en) )?(?:was|is|luidde) (?:toen )?(?:het|de|je|jouw) (?:antwoord|advies|conclusie|uitkomst|oplossing)(?: toen| ook alweer| daarop)*$|^wat (?:was|is) (?:toen )?(?:het|de|je|jouw) (?:antwoord|advies|conclusie|uitkomst|oplossing)(?: toen| ook alweer| daarop)*$|^wat (?:zei|zeiden|antwoordde|adviseerde|raadde) (?:je|jij|u|ze|hij|de assistent)(?: me| mij)?(?: toen| daarop| aan)*$|^wat kreeg ik (?:toen )?(?:als antwoord|te horen)$|^wat (?:kwam|is) er(?: toen)? (?:uit|uitgekomen)$|^het antwoord$/,
  ],
  [
    'and what was the answer',
    /^(?:was|wie) (?:war|ist|lautete) (?:damals |da |denn )?(?:die|deine|das) (?:antwort|losung|empfehlung|ergebnis|fazit|rat)(?: damals| darauf)?$|^was (?:kam|ist) (?:da|dabei|damals)? ?(?:raus|heraus|rausgekommen|herausgekommen)$|^was (?:hast du|hat der assistent|hat er|hat sie|wurde mir|hattest du|hiess es)(?: mir)?(?: da| damals| darauf)? ?(?:gesagt|geantwortet|empfohlen|geraten)?$|^die antwort$/,
  ],
  [
    'and what was the answer',
    /^(?:quelle etait|c'etait quoi|quelle a ete|c'est quoi|quelle est) (?:la|ta|votre) (?:reponse|conclusion|solution)$|^(?:on m'avait|on m'a|tu m'avais|tu m'as|vous m'aviez) (?:repondu|dit|conseille|recommande) quoi$|^(?:qu'est-ce qu'on m'(?:a|avait)|qu'est-ce que tu m'(?:as|avais)|que m'(?:a-t-on|as-tu|avais-tu|avait-on)) (?:repondu|dit|conseille|recommande)$|^la reponse$/,
  ],
  [
    'and what was the answer',
    /^(?:cual fue|cual era|cual es) (?:la|tu) (?:respuesta|conclusion|solucion|recomendacion)$|^que (?:me )?(?:contestaron|contestaste|respondieron|respondiste|dijeron|dijiste|recomendaron|recomendaste|aconsejaron)(?: entonces)?$|^que (?:salio|se concluyo)$|^la respuesta$/,
  ],
  [
    'and what was the answer',
    /^(?:qual era|qual e stata|qual e|com'era) (?:la|tua|la tua) (?:risposta|conclusione|soluzione)$|^(?:che cosa|cosa|che) mi (?:era stato|e stato|hai|avevi|hanno|avevano) (?:risposto|detto|consigliato|suggerito)$|^la risposta$/,
  ],
  [
    'and what was the answer',
    /^qual (?:foi|era|e) a (?:tua |sua )?(?:resposta|conclusao|solucao)$|^o que (?:e que )?(?:me )?(?:responderam|respondeste|respondeu|disseram|disse|disseste|aconselharam|recomendaram|recomendou)(?: na altura)?$|^a resposta$/,
  ],
  [
    'when was that',
    /^(?:wanneer was (?:dat|het)|wann war das|c'etait quand|quand etait-ce|quand est-ce que c'etait|cuando fue(?: eso)?|quando (?:e stato|era|e successo)|quando foi(?: isso)?)$/,
  ],
  [
    'and the last time',
    /^(?:(?:en )?(?:wanneer )?(?:voor het laatst|(?:de )?laatste keer|het laatst)|(?:wann )?(?:das letzte mal|zuletzt|zum letzten mal)|(?:quand )?(?:pour )?la derniere fois|(?:cuando )?(?:fue )?la ultima(?: vez)?|(?:quando )?(?:e stata )?l'ultima(?: volta)?|(?:quando )?(?:foi )?a ultima(?: vez)?)$/,
  ],
  [
    'and the first time',
    /^(?:(?:wanneer )?(?:voor het eerst|(?:de )?eerste keer)|(?:wann )?(?:das erste mal|zum ersten mal)|(?:quand )?(?:pour )?la premiere fois|(?:cuando )?(?:fue )?la primera(?: vez)?|(?:quando )?(?:e stata )?la prima(?: volta)?|(?:quando )?(?:foi )?a primeira(?: vez)?)$/,
  ],
  [
    'in which conversation',
    /^(?:(?:in|uit) welk(?:e)? (?:gesprek|chat|conversatie)(?: (?:was|is|stond|staat|zat|heb ik) .{0,24})?|waar (?:stond|staat|zei|had|heb) (?:dat|je dat|ik dat).{0,16}|(?:in|aus) welche[rmn]? (?:gesprach|chat|unterhaltung|konversation)(?: (?:war|ist|stand|steht|habe? ich) .{0,24})?|wo (?:stand|steht|war|habe ich) (?:das|das denn).{0,16}|(?:dans|de) quelle (?:conversation|discussion)(?: .{0,24})?|(?:dans|de) quel (?:chat|echange)(?: .{0,24})?|(?:en|de) (?:que|cual) (?:conversacion|chat)(?: .{0,24})?|(?:in|da) (?:quale|che) (?:conversazione|chat)(?: .{0,24})?|(?:em|de) (?:que|qual) (?:conversa|chat)(?: .{0,24})?|n?em que conversa(?: .{0,24})?|onde (?:e que )?(?:foi|estava|esta) isso|dove (?:era|stava) (?:scritto)?)$/,
  ],
  [
    'open it',
    /^(?:open (?:het|hem|die|dat)(?: gesprek| maar)?|offne (?:es|das|ihn|den chat)|mach (?:es|das|ihn) auf|ouvre-(?:le|la)|abre(?:lo|la)|aprila|aprilo|abre(?:-[oa])?|abra)$/,
  ],
  [
    'tell me more',
    /^(?:vertel (?:me )?meer|meer(?: daarover)?|erzahl (?:mir )?mehr|mehr (?:dazu|davon)|mehr|dis-m'en plus|plus de details|raconte|cuentame mas|mas(?: detalles)?|dimmi di piu|di piu|conta(?:-me)? mais|mais(?: detalhes)?)$/,
  ],
  [
    'and the week after',
    /^(?:(?:en )?de week (?:daarna|erna|erop)|(?:die|in der) woche (?:danach|darauf)|la semaine (?:d'apres|suivante)|la semana (?:siguiente|despues)|la settimana (?:dopo|successiva)|(?:na|a) semana (?:seguinte|a seguir|depois))$/,
  ],
  [
    'and the day after',
    /^(?:de dag (?:daarna|erna|erop)|(?:am|der) tag (?:danach|darauf)|le (?:jour d'apres|lendemain)|el dia (?:siguiente|despues)|il giorno dopo|no dia (?:seguinte|a seguir))$/,
  ],
  [
    'and the year before',
    /^(?:het jaar (?:daarvoor|ervoor)|(?:das|im) jahr davor|l'annee (?:d'avant|precedente)|el ano (?:anterior|antes)|l'anno (?:prima|precedente)|no ano (?:anterior|antes))$/,
  ],
];

/** 'En over Spaans', 'und zu den Rosen': the subject of the question before, replaced. */
export const AND_ABOUT =
  /^(?:en|und|et|y|e|o|ed)(?: (?:hoe zit het met|over|naar|van|voor|uber|zu|zum|zur|nach|von|wie ist es mit|sur|a propos de|pour|du|des|de la|de|sobre|del|acerca de|con|su|sul|sulla|di|del|della|per|do|da|com|quanto a))? (.+)$/;
