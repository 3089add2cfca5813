import type { QuestionRow } from './question-row.ts';

/** Questions in all six languages that name a subject: looked for before the shorter ones without it. */
export const furtherQuestions: readonly QuestionRow[] = [
  // The decisions of a period
  [
    'decisions',
    /^welke (?:beslissingen|besluiten|keuzes)\b(?!.*\b(?:over|rond)\b)|^wat (?:heb ik|hebben we|hebben wij) (?:(?!over |met |van |voor )\S+ ){0,4}(?:besloten|beslist)$/,
  ],
  [
    'decisions',
    /^welche entscheidungen\b(?!.*\b(?:uber|zu|zum|zur|bei|wegen)\b)|^was (?:habe? ich|haben wir) (?:(?!uber |zu |zum |zur |bei |wegen )\S+ ){0,4}(?:entschieden|beschlossen)$/,
  ],
  [
    'decisions',
    /^quelles? decisions?\b(?!.*\b(?:sur|pour|concernant)\b)|^(?:qu'ai-je|qu'est-ce que j'ai|qu'avons-nous|qu'est-ce qu'on a) decide\b(?!.*\b(?:sur|pour|de)\b)/,
  ],
  [
    'decisions',
    /^que decisiones\b(?!.*\b(?:sobre|con)\b)|^que (?:decidi|decidimos|he decidido|hemos decidido)\b(?!.*\b(?:sobre|con|de)\b)/,
  ],
  [
    'decisions',
    /^(?:che|quali) decisioni\b(?!.*\b(?:su|sul|sulla|sui|riguardo)\b)|^(?:che )?cosa (?:ho|abbiamo) deciso\b(?!.*\b(?:su|sul|sulla|riguardo|di)\b)/,
  ],
  [
    'decisions',
    /^(?:que|quais) decisoes\b(?!.*\b(?:sobre|com)\b)|^o que (?:decidi|decidimos)\b(?!.*\b(?:sobre|com|de)\b)/,
  ],
  // How many conversations, or how often, about a subject
  [
    'count',
    /^hoeveel (?:gesprekken|chats|conversaties) (?:(?:heb|had|hebben|voerde|waren er|zijn er)(?: ik| we| wij)? (?:gehad |gevoerd )?|gaan |gingen )over (.+?)(?: gehad| gevoerd)?$|^hoe vaak (?:ging het|heb ik het|had ik het|hebben we het|vroeg ik|heb ik|sprak ik)(?: \S+){0,2}? (?:over|naar) (.+?)(?: gehad| gevraagd| gesproken)?$|^hoe vaak kwam (.+?) (?:voor|ter sprake|langs)/,
  ],
  [
    'count',
    /^wie viele (?:gesprache|unterhaltungen|chats|konversationen) (?:habe ich|haben wir|hatte ich|gibt es|gab es|gehen|handeln)(?: \S+){0,2}? (?:zu|zum|zur|uber|von|um)(?: thema)? (.+?)(?: gefuhrt| gehabt)?$|^wie oft (?:ging es|habe ich|haben wir|hab ich)(?: \S+){0,2}? (?:um|uber|nach|von)(?: den| die| das| der| dem| mein\w*)? (.+?)(?: gefragt| gesprochen| geredet| geschrieben)?$|^wie oft kam (.+?) (?:vor|zur sprache)/,
  ],
  [
    'count',
    /^combien de (?:conversations|discussions|chats) (?:ai-je|j'ai|est-ce que j'ai|a-t-on|avons-nous|y a-t-il|il y a)(?: eue?s?)? (?:sur|a propos de|au sujet de|concernant|qui parlent de) (.+)$|^combien de fois (?:ai-je|j'ai|est-ce que j'ai|avons-nous|on a|a-t-on) (?:parle|demande|pose des questions|discute) (?:de la |de l'|du |des |de |d'|sur |a propos de )(.+)$/,
  ],
  [
    'count',
    /^cuantas (?:conversaciones|charlas|chats) (?:tengo|he tenido|tuve|hay) (?:sobre|de|acerca de) (.+)$|^cuantas veces (?:he preguntado|pregunte|hable|hablamos|he hablado|hemos hablado|he mencionado|mencione) (?:por |sobre |de |del |acerca de )?(.+)$/,
  ],
  [
    'count',
    /^quant[ei] (?:conversazioni|chat|discorsi|discussioni) (?:ho|ho avuto|ho fatto|abbiamo|ci sono|abbiamo avuto)(?: avuto| fatto)? (?:su|sul|sulla|sui|sulle|di|del|della|riguardo a) (.+)$|^quante volte (?:ho|abbiamo) (?:parlato|chiesto|domandato|discusso|menzionato) (?:di |del |della |dello |dei |delle |dell'|su |sul |sulla )?(.+)$/,
  ],
  [
    'count',
    /^quantas (?:conversas|chats) (?:tenho|tive|ha|existem|fiz) (?:sobre|de|do|da|acerca de) (.+)$|^quantas vezes (?:perguntei|falei|falamos|mencionei|ja falei) (?:sobre|de|do|da|dos|das|por|pelo|pela|no|na) (.+)$/,
  ],
  // A list of the conversations about a subject
  [
    'list',
    /^(?:laat|toon|geef|noem|zoek|welke)(?: me| mij)?(?: eens)? (?:al |alle )?(?:mijn |de )?(?:gesprekken|chats)(?: gingen| gaan| had ik)? over (.+?)(?: zien| op)?$/,
  ],
  [
    'list',
    /^(?:zeige?|liste|nenne?|such|finde?|welche)(?: mir)? (?:alle |meine )*(?:gesprache|chats|unterhaltungen)(?: gab es| hatte ich| habe ich)? (?:uber|zu|zum thema|zum|zur) (.+?)(?: auf)?$/,
  ],
  [
    'list',
    /^(?:montre|liste|donne|affiche|trouve|quelles sont)(?:-moi| moi)? (?:toutes )?(?:mes|les|nos) (?:conversations|discussions|chats) (?:sur|a propos de|au sujet de) (.+)$/,
  ],
  [
    'list',
    /^(?:muestra|ensena|lista|dame|enumera|busca|ensename|muestrame)(?:me)? (?:todas )?(?:mis|las) (?:conversaciones|charlas|chats) (?:sobre|de|acerca de) (.+)$/,
  ],
  [
    'list',
    /^(?:mostra|elenca|fammi vedere|dammi|trova)(?:mi)? (?:tutte )?(?:le )?(?:mie )?(?:conversazioni|chat|discussioni) (?:su|sul|sulla|sui|di|del|della) (.+)$/,
  ],
  [
    'list',
    /^(?:mostra|mostre|lista|liste|da|encontra|encontre)(?:-me| me)? (?:todas )?(?:as )?(?:minhas )?(?:conversas|chats) (?:sobre|de|do|da) (.+)$/,
  ],
  // Everything asked about a subject, as a list
  [
    'list',
    /^(?:toon|laat|geef|noem|zoek)(?: me| mij)? alles (?:zien )?(?:wat|dat) ik (?:ooit )?(?:heb gevraagd |vroeg |gevraagd heb |zei )?(?:over|naar) (.+?)(?: heb gevraagd| gevraagd heb| vroeg| zei)?(?: zien)?$/,
  ],
  [
    'list',
    /^(?:zeige?|liste|such|finde?)(?: mir)?(?: mal)? alles,? was ich (?:je |schon |mal )?(?:uber|zu|zum|zur|nach) (.+?)(?: gefragt habe?| geschrieben habe?| gesagt habe?)?(?: auf)?$/,
  ],
  [
    'list',
    /^(?:montre|liste|trouve|affiche|donne)(?:-moi)? tout ce que j'ai (?:demande|dit|ecrit|cherche) (?:sur|a propos de|au sujet de) (.+)$/,
  ],
  [
    'list',
    /^(?:muestra|lista|ensena|busca|da)(?:me)? todo lo que (?:he preguntado|pregunte|dije|he dicho|escribi|he escrito) (?:sobre|de|acerca de) (.+)$/,
  ],
  [
    'list',
    /^(?:mostra|elenca|trova|dammi|fammi vedere)(?:mi)? tutto (?:quello|cio) che ho (?:chiesto|detto|scritto) (?:su|sul|sulla|sui|di|del|della|riguardo a) (.+)$/,
  ],
  [
    'list',
    /^(?:mostra|mostre|lista|liste|da|encontra|busca)(?:-me| me)? tudo (?:o )?que (?:eu )?(?:ja )?(?:perguntei|disse|falei|escrevi|pedi) (?:sobre|de|do|da) (.+)$/,
  ],
  // 'Welche Gespräche hatte ich gestern'
  [
    'listPeriod',
    /^(?:welke|welche|quelles|que|che|quali) (?:gesprekken|chats?|gesprache|unterhaltungen|conversations|discussions|conversaciones|charlas|conversazioni|conversas) (?:had ik|heb ik|hatte ich|habe ich|ai-je eues?|ai-je eu|est-ce que j'ai eues?|j'ai eues?|tuve|he tenido|ho avuto|tive|eu tive) (.{3,30})$/,
  ],
  // The conversations of a period: 'zeig mir die Unterhaltungen vom April 2023'
  [
    'listPeriod',
    /^(?:(?:toon|laat|geef|zeige?|liste|nenne?|montre|affiche|liste|muestra|ensena|mostra|elenca|mostre|lista)(?:-moi|-me|mi|me)? )(?:(?:me|mij|mir|alle|die|de|mijn|meine|toutes|les|mes|todas|las|mis|tutte|le|mie|as|minhas) )*(?:gesprekken|chats?|gesprache|unterhaltungen|conversations|discussions|conversaciones|charlas|conversazioni|conversas) (?=(?:van|uit|in|vom|von|aus|im|de|du|en|del|di|dello?|a|em|do) |(?:au mois )?(?:d|dell|nell|all)['’] ?|au mois de )(?=.*(?:\d{4}|maand|monat|mois|mes\b|mese|week|woche|semaine|semana|settimana|jaar|jahr|annee|ano\b|anno|januar|februar|m[a]rz|maart|april|mai\b|mei\b|juni|juli|august|september|oktober|november|dezember|december|janvier|fevrier|mars|avril|juin|juillet|aout|octobre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro)).{2,40}$/,
  ],
  // The first and the last time
  [
    'first',
    /^wanneer (?:heb ik|hebben we|vroeg ik|had ik|sprak ik|hadden we) (?:het )?(?:voor het eerst|voor de eerste keer|de eerste keer) (?:iets )?(?:naar|over|om) (?:het |de |mijn |een )?(.+?)(?: gevraagd| gesproken| gehad| besproken)?$/,
  ],
  [
    'last',
    /^wanneer (?:heb ik|hebben we|vroeg ik|had ik|sprak ik|hadden we) (?:het )?(?:voor het laatst|voor de laatste keer|de laatste keer|laatst) (?:iets )?(?:naar|over|om) (?:het |de |mijn |een )?(.+?)(?: gevraagd| gesproken| gehad| besproken)?$/,
  ],
  [
    'first',
    /^(?=.*(?:erste mal|ersten mal|erstmals|zuerst))wann (?:habe ich|haben wir|hab ich|fragte ich) (?:dich )?(?:das erste mal |zum ersten mal |erstmals |zuerst )?(?:nach|uber|von|zu|um) (?:der |dem |den |die |das |mein\w* )?(.+?)(?: (?:das erste mal|zum ersten mal|zuerst))?(?: gefragt| gesprochen| geredet| geschrieben)?$/,
  ],
  [
    'last',
    /^(?=.*(?:letzte mal|letzten mal|zuletzt))wann (?:habe ich|haben wir|hab ich|fragte ich) (?:dich )?(?:das letzte mal |zum letzten mal |zuletzt )?(?:nach|uber|von|zu|um) (?:der |dem |den |die |das |mein\w* )?(.+?)(?: (?:das letzte mal|zum letzten mal|zuletzt))?(?: gefragt| gesprochen| geredet| geschrieben)?$/,
  ],
  [
    'first',
    /^(?=.*premiere fois)quand (?:est-ce que )?(?:ai-je|j'ai|a-t-on|on a|avons-nous) (?:pour la premiere fois )?(?:parle|demande|discute|pose une question|pose ma premiere question) (?:pour la premiere fois )?(?:de la |de l'|de |du |des |d'|sur |a propos de |au sujet de )(.+?)(?: pour la premiere fois)?$/,
  ],
  [
    'last',
    /^(?=.*derniere fois)quand (?:est-ce que )?(?:ai-je|j'ai|a-t-on|on a|avons-nous) (?:pour la derniere fois )?(?:parle|demande|discute|pose une question) (?:pour la derniere fois )?(?:de la |de l'|de |du |des |d'|sur |a propos de |au sujet de )(.+?)(?: pour la derniere fois)?$/,
  ],
  [
    'first',
    /^(?=.*primera vez)cuando (?:fue la primera vez que )?(?:pregunte|hable|he preguntado|he hablado|hablamos|te pregunte) (?:por primera vez )?(?:por|sobre|de|del|acerca de) (?:el |la |los |las |mi )?(.+?)(?: por primera vez)?$/,
  ],
  [
    'last',
    /^(?=.*ultima vez)cuando (?:fue la ultima vez que )?(?:pregunte|hable|he preguntado|he hablado|hablamos|te pregunte) (?:por ultima vez )?(?:por|sobre|de|del|acerca de) (?:el |la |los |las |mi )?(.+?)(?: por ultima vez)?$/,
  ],
  [
    'first',
    /^(?=.*prima volta)quando (?:e stata la prima volta che )?(?:ho|abbiamo|ti ho) (?:chiesto|parlato|domandato|discusso) (?:per )?(?:la )?(?:prima volta )?(?:di |del |della |dello |dei |delle |dell'|su |sul |sulla |riguardo a )(.+?)(?: per la prima volta)?$/,
  ],
  [
    'last',
    /^(?=.*ultima volta)quando (?:e stata l'ultima volta che )?(?:ho|abbiamo|ti ho) (?:chiesto|parlato|domandato|discusso) (?:per )?(?:l')?(?:ultima volta )?(?:di |del |della |dello |dei |delle |dell'|su |sul |sulla |riguardo a )(.+?)(?: per l'ultima volta)?$/,
  ],
  [
    'first',
    /^(?=.*primeira vez)quando (?:e que |foi a primeira vez que )?(?:eu )?(?:perguntei|falei|falamos|pedi|te perguntei) (?:pela primeira vez )?(?:sobre|de|do|da|dos|das|por|pelo|pela) (.+?)(?: pela primeira vez)?$/,
  ],
  [
    'last',
    /^(?=.*ultima vez)quando (?:e que |foi a ultima vez que )?(?:eu )?(?:perguntei|falei|falamos|pedi) (?:pela ultima vez )?(?:sobre|de|do|da|dos|das|por|pelo|pela) (.+?)(?: pela ultima vez)?$/,
  ],
];
