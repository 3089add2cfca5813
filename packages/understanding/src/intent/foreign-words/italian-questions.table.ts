import type { QuestionRow } from './question-row.ts';

/** Questions and commands in Italian by their meaning, the more special ones first. */
export const italianQuestions: readonly QuestionRow[] = [
  [
    'help',
    /^(?:a cosa servi|a che servi|a cosa serve)$|^(?:cosa|che cosa|che) (?:sai|puoi) fare(?: per me)?$|^cosa posso chiederti$|^(?:spiega|spiegami|mostrami|dimmi) (?:le tue (?:funzioni|capacita|funzionalita)|(?:che )?cosa (?:sai|puoi) fare|come funzion[ia])$|^come funzion[ia](?: questo| questa app)?$|^(?:aiuto|aiutami)$|^(?:come|in cosa|in che modo) (?:mi )?puoi aiutar(?:e|mi)$|^(?:quali sono le tue|che) (?:funzioni|capacita|comandi)(?: hai)?$|^(?:chi|che cosa|cosa) sei$/,
  ],
  ['now', /^(?:che ora e|che ore sono|sai che ore sono|mi dici l'ora)(?: adesso| ora)?$/],
  [
    'today',
    /^(?:che giorno|che data|quale giorno) (?:e|e oggi|abbiamo)(?: oggi)?$|^(?:quanti ne abbiamo|qual e la data)(?: (?:oggi|di oggi))?$|^oggi che giorno e$|^la data di oggi$/,
  ],
  ['week', /^(?:in )?che (?:numero di )?settimana (?:siamo|e)|^che numero di settimana/],
  [
    'summary',
    /^(?:dammi|elenca|elencami|dimmi) i punti (?:chiave|principali|importanti|salienti) (?:di questa|della|della nostra) (?:conversazione|chat|discussione)|^(?:riassumi|riassumimi|puoi riassumere|ricapitola) (?:questa|la nostra|la|questo) (?:conversazione|chiacchierata|chat|discussione)|^(?:fammi|dammi|fai) (?:un|il) (?:breve )?(?:riassunto|riepilogo) di (?:questa|nostra)? ?(?:conversazione|chat|discussione)|^(?:fammi|dammi|fai) (?:un|il) (?:breve )?(?:riassunto|riepilogo) della (?:nostra )?(?:conversazione|chat|discussione)|^(?:quali sono )?i punti (?:chiave|principali) di questa (?:conversazione|chat)/,
  ],
  [
    'move',
    /^(?:sposta|metti|archivia|inserisci) (?:questa|la|questo) (?:conversazione|chat|discussione) (?:in|su|nella categoria|sotto|a|nella) (.+)$|^questa (?:conversazione|chat) (?:va|appartiene) (?:in|a|sotto) (.+)$/,
  ],
  [
    'rename',
    /^(?:rinomina|chiama|intitola) (?:questa|la|questo) (?:conversazione|chat|discussione) (?:in |come )?(.+)$|^cambia il (?:titolo|nome) (?:di questa (?:conversazione|chat) )?in (.+)$/,
  ],
  [
    'first',
    /^quando (?:ho chiesto|ho parlato|abbiamo parlato|ho scritto) (?:per la prima volta )?(?:di|del|della|dei|delle|dell'|su|sul|sulla) ?(.+?)(?: per la prima volta)?$/,
  ],
  [
    'count',
    /^quante volte (?:ho chiesto|ho parlato|abbiamo parlato) (?:di|del|della|dei|delle|dell'|su|sul|sulla) ?(.+)$/,
  ],
  ['total', /^quante conversazioni\b/],
  ['topics', /^di cosa parlo di piu/],
  [
    'said',
    /^(?:cosa|che cosa|che) (?:abbiamo detto|ho detto|avevamo detto) (?:di|del|della|dei|delle|dell'|su|sul|sulla) ?(.+)$/,
  ],
  ['countTasks', /^quante (?:attivita|cose da fare)\b/],
  ['tasks', /^(?:quali sono le mie|mostrami(?: le mie)?) ?(?:attivita|cose da fare)|^cosa devo fare/],
  ['reminders', /^(?:quali sono i miei|mostrami(?: i miei)?) ?promemoria/],
  ['goals', /^(?:quali sono i miei|mostrami(?: i miei)?|a che punto sono i miei) ?obiettivi/],
  [
    'free',
    /^(?:ho|c'e|quando ho)\b.{0,40}\b(?:buco|tempo|spazio|liber[oaie]|disponibile)\b|^(?:quali|che) (?:sere|giorni|mattine|pomeriggi)\b.{0,40}\b(?:liber[ie]|disponibili)|^quando (?:posso|potrei|possiamo)\b.{0,40}\b(?:vedere|incontrare|fissare|vederci)|^trova(?:mi)? (?:un|una) (?:buco|ora)|^quando (?:sono libero|sono libera|ho tempo)|^sono (?:libero|libera)/,
  ],
  [
    'calendar',
    /^(?:ho|c'e) (?:qualcosa|impegni|appuntamenti|qualche impegno|qualche appuntamento)(?: (?:in programma|previsto|in agenda))?\b(?!.*\b(?:detto|su|sul)\b)|^(?:cosa|che cosa|che) (?:ho|c'e|impegni ho|appuntamenti ho)\b(?!.*\bdetto\b)|^quali (?:impegni|appuntamenti) ho|^mostrami (?:il mio calendario|la mia agenda|i miei appuntamenti)/,
  ],
];
