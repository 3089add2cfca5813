import { buildLexicon } from './phrases.ts';

export const italian = buildLexicon({
  language: 'it',
  firstPerson:
    'voglio|vorrei|vogliamo|vorremmo|sto|stiamo|ho|abbiamo|devo|dovrei|dobbiamo|mi (?:preoccup|stress|angosc|piacerebbe|sono)\\p{L}*|spero|penso|intendo|sogno|desidero|sono|faccio fatica|il mio (?:obiettivo|sogno|piano|proposito)',
  negations: 'non (?:voglio|vorrei|ho|devo|penso|intendo|sto|vogliamo)',
  questionOpeners:
    'che|cosa|come|chi|quale|quali|quando|quant[oaie]|dove|perché|puoi|potresti|posso|dovrei|spiega(?:mi)?|mostra(?:mi)?|dimmi|dammi|se voglio|se io',
  requestMarkers:
    'riassum(?:i|ere|endo)|traduci|tradurre|correggi|migliora|riscrivi|riformula|analizza|seguenti?|qui sotto|ecco',
  fictionOpeners:
    '(?:per favore |puoi |potresti )?(?:scrivi(?:mi)?|scrivere|redigi|genera|crea|componi|traduci|tradurre|immagina|agisci|fai finta|sei un[oa]?|continua)',
  clauseBreaks:
    'ma|perché|quindi|anche se|poiché|e (?:voglio|vorrei|non|mi|come|che cosa|devo)|come|quali?|puoi|potresti|da dove|mi aiuti|che',
  danglingWords: 'un|una|uno|il|lo|la|i|gli|le|di|del|della|e|o|con|per|in|nel|nella|a|al|da|mio|mia|molto|anche',
  done: '(?:ho|abbiamo) (?:finalmente |già )?(?:finito|terminato|comprato|prenotato|pagato|inviato|spedito|pubblicato|venduto|superato|restituito|chiamato|aperto|imparato|consegnato) ([^.!?\\n]{3,90})|mi sono trasferit[oa] ([^.!?\\n]{3,90})',
  plans:
    "(?:intendo|ho (?:intenzione di|deciso di|in programma di)|abbiamo (?:deciso|intenzione) di|sto (?:pensando di|progettando(?: di)?|pianificando(?: di)?|valutando di)|stiamo (?:pensando di|progettando di)|penso di|il mio (?:obiettivo|sogno|piano|proposito)(?: per [\\p{L}’' ]{3,15})? è(?: di)?)",
  wishes:
    '(?:voglio|vorrei|vogliamo|vorremmo|spero di|mi piacerebbe|sogno di|desidero)(?: (?:davvero|finalmente|anche|presto|un giorno))*',
  lasting:
    'imparare|aprire (?:un|una|il mio)|fondare|avviare|lanciare|costruire|ristrutturare|comprare (?:una?|la mia) (?:casa|appartamento|auto|macchina|bici(?:cletta)?)|vendere|trasferir(?:mi|ci)|traslocare|emigrare|viaggiare|visitare|dimagrire|perdere|risparmiare|estinguere|investire|diventare|cambiare (?:lavoro|carriera|casa)|sposar(?:mi|ci)|adottare|correre (?:una|la)|smettere di|lasciare il|pubblicare|organizzare|scrivere (?:un|il mio) (?:libro|romanzo)|scrivere la mia tesi|iniziare a|cominciare a|trovare (?:un|una) (?:lavoro|casa|appartamento)|studiare|prendere la',
  isVerbLast: false,
  promises:
    '(?:gli |le )?ho promesso(?: (?:a|ad|al|alla|ai|alle) [^,.!?\\n]{2,30}?)?(?: di| che)|ho promesso|ho detto (?:a|al|alla) [^,.!?\\n]{2,30}? che',
  duties: '(?:devo|dovrei|dobbiamo|non devo dimenticare di|bisogna che io)(?: (?:ancora|assolutamente|anche|presto))*',
  errands:
    'chiamare|telefonare|richiamare|pagare|prenotare|disdire|annullare|restituire|consegnare|ritirare|inviare|mandare|spedire|rispondere|scusarmi|ringraziare|invitare|iscrivermi|prendere appuntamento|rinnovare|scrivere a',
  dutyContext:
    'madre|mamma|padre|papà|genitori|sorella|fratello|moglie|marito|compagn[oa]|amic[oai]|amiche|figlio|figlia|figli|nonn[oai]|zi[oa]|capo|collegh[ei]|collega|professor(?:e|essa)|medico|dentista|padron[ea] di casa|banca|assicurazione|avvocato|commercialista|scuola|clienti?|affitto|tasse|bolletta|fattura|passaporto|patente|domanda|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|oggi|stasera|fine settimana|prossima settimana|entro',
  worries:
    '(?:mi preoccup(?:o|a|ano)|mi stress(?:a|ano)|mi angosci(?:a|ano))(?: molto| tanto)?(?: per| di| che)?|sono (?:[\\p{L}]+ ){0,2}(?:preoccupat[oa]|stressat[oa]|ansios[oa]|agitat[oa]|esaust[oa]|sopraffatt[oa])(?: per| da| dal| dalla| di)?|ho (?:[\\p{L}]+ ){0,2}(?:paura|ansia)(?: di| per| del| della)?|faccio fatica (?:a|con)',
  regular:
    'ogni (?:giorno|mattina|sera|notte|settimana|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|tutti i giorni|tutte le (?:mattine|sere|settimane)|quotidianamente|regolarmente|più spesso|(?:una volta|due volte|tre volte) (?:al giorno|a settimana|alla settimana)|prima la mattina',
  habits:
    'smettere di (?:fumare|procrastinare|bere)|dormire (?:meglio|di più)|mangiare (?:meglio|più sano)|fare più (?:sport|esercizio|movimento)|leggere di più|bere più acqua|svegliarmi (?:prima|presto)',
  secondPerson: {
    io: 'tu',
    mi: 'ti',
    me: 'te',
    mio: 'tuo',
    mia: 'tua',
    miei: 'tuoi',
    mie: 'tue',
    ci: 'vi',
    nostro: 'vostro',
    nostra: 'vostra',
    nostri: 'vostri',
    nostre: 'vostre',
  },
  fixGrammar: (text) => text.replace(/^(?:di|che)[ ]+/iu, '').replace(/([aei]r)mi(?![\p{L}])/gu, '$1ti'),
});
