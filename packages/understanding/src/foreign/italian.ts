import type { Cues } from './cues.ts';

export const italian: Cues = {
  reminder:
    "mi (?:ricorderesti|ricorderebbe|avviseresti|(?:potresti|puoi|potrebbe|può) (?:ricordare|avvisare)) .{0,60}?(?:di (?:\\p{L}+ ){0,2}\\p{L}+r(?:e|mi|ti|ci|l[oaie]|ne)|che (?:devo|dobbiamo|ho|abbiamo|c[’']è))|(?:mi dai|dammi|mi fai|fammi|mandami) (?:un|uno|una) (?:colpo|squillo|fischio|voce|cenno|segnale|toccata|promemoria)|fammi (?:presente|ricordare)|(?:mi )?(?:dai|dammi) una voce|promemoria (?:per|alle|ogni)|un promemoria|ricordar(?:mi|ci)|fammi ricordare|fammi un promemoria|non farmi (?:dimenticare|scordare)|metti(?:mi)? qualcosa .{2,50} (?:così|in modo che|perché|per ricordar)|(?:metti|imposta|crea)(?:mi)? (?:una? )?(?:avviso|allarme|notifica|promemoria)|(?:metti|imposta|punta|mettere)(?:mi)? (?:la|una) sveglia|promemoria (?!di )[^:.!?]{2,30}:|(?:mi mand[ai]|mandami|mandarmi) .{0,30}(?:avviso|promemoria|messaggio(?= (?:per|che)))|(?:puoi|può|potresti|potrebbe) (?:avvisarmi|svegliarmi|mandarmi)|mi (?:avvisi|ricordi|svegli) (?:di|che|alle|domani|stasera)|mi avvisi .{2,50}(?:di \\p{L}+re|che)|avvertimi|mi ricordi .{0,60}di \\p{L}+re|ricordami|ricordaci|(?:puoi|può|potresti|potrebbe) ricordar(?:mi|ci)|svegliami|avvisami|imposta (?:una sveglia|un promemoria)|promemoria:",
  reminderNoun: '(?:promemoria|sveglia|avviso|allarme|reminder|timer)(?! (?:di)(?![\\p{L}]))',
  task: '(?:aggiungi|metti|scrivi) .{1,80} (?:alla|nella|tra le) (?:mia |mie )?(?:lista|attività|cose da fare)|(?:nuova |crea (?:una )?)?attività ?[:,–-]|da fare(?: (?:per|entro) [^:]{2,24})? ?:|nella mia lista ?[:–-]',
  schedule:
    '(?:aggiungi|metti|segna|inserisci|pianifica|programma|blocca|prenota|fissa|organizza)(?:mi)?:? .{2,}|(?:puoi|può|potresti|potrebbe) (?:aggiungere|annotare|mettere|segnare|inserire|pianificare|bloccare|fissare)(?:mi)? .{2,}|nuovo appuntamento',
  duty: '(?:va|vanno) (?:pagat|consegnat|spedit|inviat|rinnovat|restituit|portat|presentat|fatt|compilat|prenotat)[oaie]|(?:ho|abbiamo) (?:tempo )?fino a|devo|scade|scadenza|da consegnare|consegna entro|dobbiamo|bisogna|ho da',
  dontForget: 'non (?:ti )?dimenticar(?:e|ti)?(?: di)?|ricordati di',
  firstPerson:
    'a casa|da (?:noi|me)|io|noi|mi|ci|mio|mia|miei|mie|nostr[oaie]|ho|abbiamo|vado|andiamo|ceniamo|pranziamo|partiamo|parto|arrivo|arriviamo|ceno|pranzo|gioco|lavoro|incontro|vedo|prendo|porto|faccio|inizio|finisco|sono|devo|posso|voglio|\\p{Ll}{2,}iamo',
  eventNouns:
    'gita|escursione|assemblea|interrogazione|colloquio|palestra|piscina|nuoto|calcio|calcetto|tennis|padel|danza|catechismo|aperitivo|grigliata|recita|saggio|oculista|ortopedico|pediatra|veterinario|notaio|commercialista|revisione|tagliando|esami del sangue|ecografia|seminario|webinar|intervista|incontro|sopralluogo|battesimo|laurea|guida|idraulico|elettricista|appuntamento|riunione|colloquio|chiamata|telefonata|pranzo|cena|colazione|brunch|caffè|volo|treno|festa|compleanno|anniversario|matrimonio|funerale|lezione|corso|esame|partita|allenamento|concerto|spettacolo|prov[ae]|visita|dentista|medico|fisioterapia|parrucchiere|officina|viaggio|vacanz[ae]|trasloco|consegna|presentazione|conferenza|seduta|yoga|cinema|teatro|messa|vaccino',
  scheduledVerbs:
    'si sposa(?:no)?|prendiamo|vien[ei]|vengono|arriva(?:no)?|passa(?:no)?|parte|partono|atterra|consegna(?:no)?|inizia|comincia',
  ownActs:
    '(?!(?:abbiamo|siamo|dobbiamo|possiamo|vogliamo|sappiamo|pensiamo|crediamo|stiamo|usiamo|viviamo|mettiamo|poniamo|diciamo)(?!\\p{L}))\\p{Ll}{2,}iamo|(?:vengono|arrivano) (?:i|le|gli)(?: miei| mie| nostri)?|vado|andiamo|parto|partiamo|volo|voliamo|inizio|iniziamo|comincio|cominciamo|festeggio|festeggiamo|visito|visitiamo|ricevo|riceviamo|ospito|ospitiamo|porto|portiamo|facciamo|(?:mi|ci) (?:trasferisco|trasferiamo|sposo|sposiamo|laureo|trovo|troviamo|opero|vedo|vediamo)|traslochiamo|trasloco|organizzo|organizziamo',
  hasCompoundNouns: false,
  questionOpeners:
    "che|chi|cosa|qual[ei]?|quando|dove|come|perché|quant[oaie]|a che ora|è(?= .*\\?)|sono(?= .*\\?)|c[’']è|ci sono|mostrami|dimmi|spiega|cerca|trova",
  pastWords:
    'ieri|scors[oaie]|era|erano|ero|eravamo|avevo|aveva|avevamo|avevano|andavo|andava|andavamo|facevo|faceva|giocava|lavorava|voleva|doveva|dovevo|poteva|(?:ho|hai|ha|abbiamo|avete|hanno) (?:(?:già|appena|poi|mai|anche|finalmente) )?(?!(?:convocato|dato (?:un )?appuntamento|prenotato|fissato|organizzato|promesso|deciso|invitato|segnato|preso appuntamento|preso un)(?!\\p{L}))(?:\\p{Ll}+(?:ato|uto|ito)|fatto|visto|detto|preso|messo|scritto|letto|speso|perso|vinto|chiuso|aperto|avuto)|(?:sono|sei|siamo|siete|è|mi sono|ci siamo) (?:(?:già|appena|poi|mai) )?(?!invitat|sabato)\\p{Ll}+(?:at|ut|it|nat|mort)[oaie]|(?<=\\d |giorni |settimane |mesi |anni |ore |ora |tempo )fa|fu|furono|nacque|morì|disse|fece|vinse',
  cancellations: 'annulla|cancella|elimina|sposta|rimanda|non(?! (?:ti )?dimenticar| farmi dimenticar)',
  textRequests:
    '(?:scrivi|redigi|traduci|correggi|riassumi|inventa|immagina|fingi)(?:mi)?|(?:puoi|potresti) (?:scrivere|tradurre|correggere|riassumere)|come si dice',
  otherPeople:
    '(?:lui|lei|loro|egli|la gente|tutti|nessuno|tu|voi)|(?:il|la|i|le|un|una|mio|mia|suo|sua|nostro|nostra) (?:mio |mia |miei |mie |nostro |nostra )?(?:coinquilin[oaie]|ex|genero|nuora|nipote|figlioccia|figlioccio|inquilin[oaie]|stagista|compagn[oaie] di \\p{L}+|professor\\p{L}*|direttore|direttrice|responsabile|allenatore|maestr[oa]|cognat[oa]|cugin[oaie]|zi[oa]|nonn[oaie]|clienti?|signora?|ragazz[oa]|vicin[oaie]|cap[oa]|collegh?[aie]|fratello|sorella|amic[oaie]|amiche)',
  personVerbs: 'va|ha|è|gioca|lavora|deve|vuole|parte|fa|dice|abita|vive|può|sarà|avrà|vanno|hanno|sono|corre|studia',
  openingHours: 'apre|aprono|chiude|chiudono|aperto|chiuso|orari',
  publicLife:
    'il papa|regina|president[ei]|premier|ministr[oai]|governo|consiglio comunale|parlamento|senato|camera dei deputati|elezioni|referendum|borsa|azioni|inflazione|bce|vertice|sciopero|nato|polizia|serie a|champions league|nazionale|juventus|inter|milan|mondiali?|europei|olimpiadi|gran premio|formula 1|stagione|episodio|puntata|serie|anteprima|il film|rai|saldi|meteo|temperatur[ae]|tempesta|eclissi|supermercato|negoz[io]+|museo|biblioteca|farmacia|panificio|banche|comune|autobus|treni|server|versione|aggiornamento|sistema|risultato|\\d{1,2}[-–]\\d{1,2} (?:contro|a)',
  titlePrefixes:
    "(?:potresti|puoi|ti dispiacerebbe) (?:impostare|creare|mettere)(?:mi)? un promemoria(?: per)?(?: così)?|mi (?:ricorderesti|ricorderebbe|avviseresti|(?:potresti|puoi|potrebbe|può) (?:ricordare|avvisare))|promemoria ?:|(?:per favore|ciao|allora|e|ok)|(?:puoi|potresti) (?:aggiungere|mettere|segnare|inserire|pianificare|bloccare|fissare|ricordarmi)|ricordami|ricordaci|svegliami|avvisami|non (?:ti )?dimenticare(?: di)?|ricordati di|(?:aggiungi|metti|segna|inserisci|pianifica|programma|blocca|prenota|fissa|organizza)(?:mi)?|devo|dobbiamo|bisogna|ho|abbiamo|(?:di|che|per|il|la)(?= )|un[ao]?(?= )|un[’'](?=\\p{L})|nuovo|da fare:|attività:",
  titleSuffixes: 'per favore|il|la|alle|di|entro|per|e|è|in agenda|sul calendario',
};
