/** Periods in all six languages, the longer expressions first. */
export const PERIODS: readonly (readonly [string, RegExp])[] = [
  [
    'this time last year',
    /\b(?:vorig jaar (?:om(?:streeks)?|rond) deze tijd|(?:om(?:streeks)?|rond) deze tijd vorig jaar|deze tijd vorig jaar|(?:letztes|im letzten) jahr um diese zeit|um diese zeit (?:letztes|im letzten) jahr|(?:l'an(?:nee)? derniere?) a (?:la meme|cette) (?:epoque|periode)|a (?:la meme|cette) (?:epoque|periode) l'an(?:nee)? derniere?|el ano pasado por estas fechas|por estas fechas el ano pasado|l'anno scorso (?:in|di|a) questo periodo|in questo periodo l'anno scorso|(?:n?o )?ano passado por esta altura|(?:nesta|por esta) altura (?:do|no) ano passado|nesta epoca (?:do|no) ano passado)\b/,
  ],
  ['a year back', /\b(?:een jaar geleden|vor einem jahr|il y a un an|hace un ano|un anno fa|ha um ano|um ano atras)\b/],
  [
    'a month back',
    /\b(?:een maand geleden|vor einem monat|il y a un mois|hace un mes|un mese fa|ha um mes|um mes atras)\b/,
  ],
  [
    'a week back',
    /\b(?:een week geleden|vor einer woche|il y a une semaine|hace una semana|una settimana fa|ha uma semana|uma semana atras)\b/,
  ],
  [
    'last spring',
    /\b(?:vorige lente|(?:vorig|afgelopen) voorjaar|afgelopen lente|(?:im )?(?:letzten|vergangenen) fruhling|(?:letztes|im letzten) fruhjahr|(?:le |au )?printemps dernier|(?:la )?primavera pasada|(?:la |nella )?primavera scorsa|(?:n?a )?primavera passada)\b/,
  ],
  [
    'last summer',
    /\b(?:(?:vorige|afgelopen) zomer|(?:im )?(?:letzten|vergangenen) sommer|(?:l')?ete dernier|(?:el )?verano pasado|(?:l'|nell')?estate scorsa|(?:la )?scorsa estate|(?:n?o )?verao passado)\b/,
  ],
  [
    'last autumn',
    /\b(?:(?:vorige|afgelopen) herfst|(?:vorig|afgelopen) najaar|(?:im )?(?:letzten|vergangenen) herbst|(?:l')?automne dernier|(?:el )?otono pasado|(?:l'|nell')?autunno scorso|(?:lo )?scorso autunno|(?:n?o )?outono passado)\b/,
  ],
  [
    'last winter',
    /\b(?:(?:vorige|afgelopen) winter|(?:im )?(?:letzten|vergangenen) winter|(?:l')?hiver dernier|(?:el )?invierno pasado|(?:l'|nell')?inverno scorso|(?:lo )?scorso inverno|(?:n?o )?inverno passado)\b/,
  ],
  [
    'between christmas and new year',
    /\b(?:zwischen den jahren|zwischen weihnachten und (?:neujahr|silvester)|tussen (?:de )?kerst(?:mis)? en (?:oud en nieuw|nieuwjaar|oudjaar)|entre noel et (?:le )?(?:jour de l'an|nouvel an)|entre (?:la )?navidad(?:es)? y (?:el )?(?:ano nuevo|fin de ano|nochevieja)|(?:tra|fra) (?:il )?natale e (?:il )?(?:capodanno|l'anno nuovo)|entre o natal e o (?:ano novo|fim do ano|reveillon))\b/,
  ],
  [
    'last christmas',
    /\b(?:(?:vorige|afgelopen) kerst(?:mis)?|(?:an )?(?:letzte[sn]?|vergangene[sn]?) weihnachten|noel dernier|(?:la )?navidad pasada|natale scorso|scorso natale|(?:n?o )?natal passado)\b/,
  ],
  [
    'around christmas',
    /\b(?:rond(?:om)? (?:de )?kerst(?:mis)?|(?:rund )?um weihnachten(?: herum)?|(?:autour de|vers) noel|alrededor de (?:la )?navidad|por navidad(?:es)?|intorno a natale|sotto natale|(?:por volta|perto) do natal)\b/,
  ],
  [
    'at christmas',
    /\b(?:(?:met|tijdens) (?:de )?kerst(?:mis)?|(?:an|zu) weihnachten|a noel|en navidad|a natale|no natal)\b/,
  ],
  [
    'the day before yesterday',
    /\b(?:eergisteren|vorgestern|avant-hier|anteayer|antes de ayer|l'altro ieri|ieri l'altro|anteontem|antes de ontem)\b/,
  ],
  // 'Hier' alone is 'here' in Dutch and German.
  [
    'yesterday',
    /\b(?:gisteren|gestern|d'hier|hier (?:matin|soir|apres-midi)|ayer|ieri|ontem)\b|(?<=\b(?:eu|eues?|demande|dit|ecrit|parle|discute) )hier\b/,
  ],
  ['the day after tomorrow', /\b(?:overmorgen|ubermorgen|apres-demain|pasado manana|dopodomani|depois de amanha)\b/],
  [
    'last weekend',
    /\b(?:(?:vorig|afgelopen) weekend|(?:(?:das |am )?(?:letztes?|letzten|vergangenes?|vergangenen)) wochenende|(?:le )?week-?end (?:dernier|passe)|(?:el )?(?:fin de semana|finde) pasado|(?:(?:lo )?scorso (?:fine settimana|weekend)|(?:il |nel )?(?:fine settimana|weekend) (?:scorso|passato))|(?:n?o )?fim de semana passado)\b/,
  ],
  [
    'next weekend',
    /\b(?:volgend weekend|(?:(?:das |am )?(?:nachstes?|nachsten)) wochenende|(?:le )?week-?end (?:prochain|suivant)|(?:el )?(?:proximo (?:fin de semana|finde)|(?:fin de semana|finde) (?:que viene|proximo|siguiente))|(?:(?:il |nel )?prossimo (?:fine settimana|weekend)|(?:il |nel )?(?:fine settimana|weekend) prossimo)|(?:n?o )?(?:proximo fim de semana|fim de semana (?:que vem|seguinte)))\b/,
  ],
  [
    'this weekend',
    /(?<!\b(?:every|last|next|this|elk|ieder|chaque|cada|ogni|todo|per) )\b(?:(?:(?:dit|in het|het|komend) )?weekend|(?:dieses|diesem|am|das|kommendes) wochenende|(?:ce|le) week-?end|(?:este |el |al |para el |en el )?(?:fin de semana|finde)|(?:questo |il |nel |per il )?(?:fine settimana|week-?end)|(?:este |neste |no |o |para o )?fim de semana)\b/,
  ],
  [
    'next week',
    /\b(?:volgende week|nachste woche|kommende woche|semaine prochaine|la proxima semana|semana que viene|settimana prossima|prossima settimana|proxima semana|semana que vem)\b/,
  ],
  ['this week', /\b(?:deze week|diese[rn]? woche|cette semaine|(?:[dn])?esta semana|questa settimana)\b/],
  ['next month', /\b(?:volgende maand|nachsten monat|mois prochain|proximo mes|mese prossimo|mes que viene)\b/],
  ['this month', /\b(?:deze maand|diese[nsm] monat|ce mois|(?:[dn])?este mes|questo mese)\b/],
  ['last week', /\b(?:vorige week|letzte woche|semaine derniere|semana pasada|settimana scorsa|semana passada)\b/],
  ['last month', /\b(?:vorige maand|letzten monat|mois dernier|mes pasado|mese scorso|mes passado)\b/],
  ['this year', /\b(?:dit jaar|dieses jahr|cette annee|este ano|quest'anno)\b/],
  ['last year', /\b(?:vorig jaar|letztes jahr|annee derniere|ano pasado|anno scorso|ano passado)\b/],
  ['today', /\b(?:vandaag|heute|aujourd'hui|hoy|oggi|hoje)\b/],
  ['tomorrow', /(?<!\b(?:por|en|de) la )\b(?:morgen|demain|manana|domani|amanha)\b/],
  ['monday', /\b(?:maandag|montag|lundi|lunes|lunedi|segunda-feira|segunda)\b/],
  ['tuesday', /\b(?:dinsdag|dienstag|mardi|martes|martedi|terca-feira|terca)\b/],
  ['wednesday', /\b(?:woensdag|mittwoch|mercredi|miercoles|mercoledi|quarta-feira|quarta)\b/],
  ['thursday', /\b(?:donderdag|donnerstag|jeudi|jueves|giovedi|quinta-feira|quinta)\b/],
  ['friday', /\b(?:vrijdag|freitag|vendredi|viernes|venerdi|sexta-feira|sexta)\b/],
  ['saturday', /\b(?:zaterdag|samstag|samedi|sabado|sabato)\b/],
  ['sunday', /\b(?:zondag|sonntag|dimanche|domingo|domenica)\b/],
];
