/** Periods in all six languages, the longer expressions first. */
export const PERIODS: readonly (readonly [string, RegExp])[] = [
  ['the day after tomorrow', /\b(?:overmorgen|ubermorgen|apres-demain|pasado manana|dopodomani|depois de amanha)\b/],
  [
    'next week',
    /\b(?:volgende week|nachste woche|kommende woche|semaine prochaine|la proxima semana|semana que viene|settimana prossima|prossima settimana|proxima semana|semana que vem)\b/,
  ],
  [
    'this weekend',
    /\b(?:dit weekend|dieses wochenende|am wochenende|ce week-end|este fin de semana|questo fine settimana|este fim de semana)\b/,
  ],
  ['this week', /\b(?:deze week|diese woche|cette semaine|esta semana|questa settimana)\b/],
  ['next month', /\b(?:volgende maand|nachsten monat|mois prochain|proximo mes|mese prossimo|mes que viene)\b/],
  ['this month', /\b(?:deze maand|diesen monat|ce mois|este mes|questo mese)\b/],
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
