import type { Cues } from './cues.ts';

export const italian: Cues = {
  reminder:
    'ricordami|ricordaci|(?:puoi|potresti) ricordarmi|svegliami|avvisami|imposta (?:una sveglia|un promemoria)|promemoria:',
  task: '(?:aggiungi|metti|scrivi) .{1,80} (?:alla|nella|tra le) (?:mia |mie )?(?:lista|attività|cose da fare)|(?:nuova )?attività:|da fare:',
  schedule:
    '(?:aggiungi|metti|segna|inserisci|pianifica|programma|blocca|prenota|fissa|organizza)(?:mi)? .{2,}|(?:puoi|potresti) (?:aggiungere|mettere|segnare|inserire|pianificare|bloccare|fissare)(?:mi)? .{2,}|nuovo appuntamento',
  duty: 'devo|dobbiamo|bisogna|ho da',
  dontForget: 'non (?:ti )?dimenticar(?:e|ti)?(?: di)?|ricordati di',
  firstPerson:
    'io|noi|mi|ci|mio|mia|miei|mie|nostr[oaie]|ho|abbiamo|vado|andiamo|ceniamo|pranziamo|partiamo|parto|arrivo|arriviamo',
  eventNouns:
    'appuntamento|riunione|colloquio|chiamata|telefonata|pranzo|cena|colazione|brunch|caffè|volo|treno|festa|compleanno|anniversario|matrimonio|funerale|lezione|corso|esame|partita|allenamento|concerto|spettacolo|prov[ae]|visita|dentista|medico|fisioterapia|parrucchiere|officina|viaggio|vacanz[ae]|trasloco|consegna|presentazione|conferenza|seduta|yoga|cinema|teatro|messa|vaccino',
  scheduledVerbs:
    'si sposa(?:no)?|prendiamo|vien[ei]|vengono|arriva(?:no)?|passa(?:no)?|parte|partono|atterra|consegna(?:no)?|inizia|comincia',
  hasCompoundNouns: false,
  questionOpeners:
    "che|chi|cosa|qual[ei]?|quando|dove|come|perché|quant[oaie]|a che ora|è|sono|c[’']è|ci sono|mostrami|dimmi|spiega|cerca|trova",
  pastWords:
    'ieri|scors[oaie]|era|erano|ero|eravamo|avevo|aveva|avevamo|ho avuto|abbiamo avuto|(?:sono|siamo|è) (?:andat|stat|venut|partit|arrivat)[oaie]|fa|fu|nacque|morì',
  cancellations: 'annulla|cancella|elimina|sposta|rimanda|non (?!(?:ti )?dimenticar)',
  hypotheticals: 'se|forse|magari|immagina|supponi|potrebbe|sarebbe',
  textRequests:
    '(?:scrivi|redigi|traduci|correggi|riassumi|inventa|immagina|fingi)(?:mi)?|(?:puoi|potresti) (?:scrivere|tradurre|correggere|riassumere)|come si dice',
  otherPeople:
    '(?:lui|lei|loro)|(?:il|la|i|le) (?:mio |mia |miei |mie )?(?:vicin[oaie]|cap[oa]|collegh?[aie]|fratello|sorella|amic[oaie]|amiche)',
  openingHours: 'apre|aprono|chiude|chiudono|aperto|chiuso|orari',
  titlePrefixes:
    "(?:per favore|ciao|allora|e|ok)|(?:puoi|potresti) (?:aggiungere|mettere|segnare|inserire|pianificare|bloccare|fissare|ricordarmi)|ricordami|ricordaci|svegliami|avvisami|non (?:ti )?dimenticare(?: di)?|ricordati di|(?:aggiungi|metti|segna|inserisci|pianifica|programma|blocca|prenota|fissa|organizza)(?:mi)?|devo|dobbiamo|bisogna|ho|abbiamo|(?:di|che|per|il|la)(?= )|un[ao]?(?= )|un[’'](?=\\p{L})|nuovo|da fare:|attività:",
  titleSuffixes: 'per favore|il|la|alle|di|entro|per|e|è|in agenda|sul calendario',
};
