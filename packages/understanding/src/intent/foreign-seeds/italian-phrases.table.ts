import type { ForeignPhrases } from './foreign-phrases.ts';

export const italianPhrases: ForeignPhrases = {
  event: `metti il dentista domani alle tre in agenda | organizza una cena con i vicini venerdì | segna la riunione dei genitori di giovedì alle 19 | aggiungi un appuntamento dal parrucchiere sabato | blocca martedì pomeriggio per il trasloco |
inserisci il matrimonio del 12 giugno nel calendario | puoi fissare una riunione con Carla lunedì | nuovo appuntamento: revisione mercoledì alle 9`,
  reminder: `ricordami di annaffiare le piante | svegliami alle sei e mezza | avvisami alle otto che il bucato è pronto | fammi ricordare delle medicine stasera | metti una sveglia alle sei | promemoria per l'affitto |
aiutami a non dimenticare di chiamare la nonna | mandami un avviso il giorno prima | ricordami domani alle 9 di chiamare l'idraulico | puoi ricordarmi il bucato alle 17`,
  task: `aggiungi comprare il latte alla lista delle cose da fare | nuova attività: finire la dichiarazione dei redditi | metti riordinare la cantina tra le cose da fare | in lista: regalo per Luca | da fare: disdire l'assicurazione |
segnati che devo prendere le lampadine | aggiungi rinnovare il passaporto ai compiti | attività: cambiare le gomme`,
  plan_question: `cosa ho domani | cosa c'è in programma questo fine settimana | a che ora devo essere dal medico | quando è il mio prossimo appuntamento | com'è la mia settimana | ho già qualcosa venerdì | fammi vedere l'agenda di giovedì |
che appuntamenti ho la settimana prossima | c'è qualcosa stasera | quando devo tornare dal dentista | cosa mi resta da fare oggi | quali attività sono aperte | cancella il pranzo di domani | sposta il parrucchiere a lunedì | annulla il mio appuntamento | ho qualcosa domenica`,
  free_time: `quando ho un'ora libera questa settimana | sono libero sabato | mercoledì ci sta ancora qualcosa | quale sera non ho niente | trovami un buco di due ore | ho tempo domani pomeriggio | quale giorno sono più tranquillo |
quando potrei vedere Tommaso | c'è ancora posto giovedì`,
  archive_question: `cosa avevo deciso per la cucina | che vino mi avevi consigliato | cerca la conversazione sui lavori in casa | come si chiamava il libro di cui parlavamo | qual era la ricetta che mi hai dato | dove ho scritto del mal di schiena |
quando ho chiesto la prima volta dei pannelli solari | cosa avevi detto della garanzia | trova tutto sul nostro viaggio a Lisbona | che misure della tenda ti avevo dato | in quale chat abbiamo parlato del mutuo | cosa sai ancora di mia suocera |
ti ho mai detto quale vernice abbiamo scelto`,
  count_question: `quante volte ho chiesto del mal di testa | quante conversazioni erano sul lavoro | quanto spesso abbiamo parlato di soldi | quante chat ho avuto questo mese | di quale argomento parlo di più | quante volte è uscito il gatto |
quante conversazioni ho in tutto | conta le conversazioni sul giardino`,
  summary: `riassumi questa conversazione | quali sono i punti importanti di questa chat | dammi un breve riassunto di questa discussione | puoi riassumere tutto in tre frasi | di cosa abbiamo parlato finora | un riassunto della nostra conversazione per favore |
cosa abbiamo deciso qui alla fine | fai il punto di questa conversazione`,
  move: `sposta questa conversazione in salute | metti questa chat in lavoro | questo va in finanze | metti questa conversazione nella cartella famiglia | questa conversazione deve andare in istruzione | classifica questo nella categoria altro | puoi spostarla in fitness | archivia questa chat sotto politica`,
  rename: `chiama questa conversazione progetto cucina | rinomina questa chat in giardino | dai un altro titolo a questa conversazione: lavori | cambia il titolo in vacanze 2027 | questa conversazione deve chiamarsi tasse | titolo di questa chat: candidatura`,
  date_time: `che ore sono | che giorno è oggi | quanti ne abbiamo oggi | che ora è a New York | qual è la data di oggi | in che settimana siamo | oggi è martedì | che giorno cade il 5 dicembre`,
  help: `cosa puoi fare per me | come funziona questa app | come importo le mie conversazioni da ChatGPT | a cosa servi | come cancello il mio account | come aggiungo una categoria | mi spieghi come funziona qui | come esporto i miei dati |
che comandi capisci | come disattivo le notifiche | in cosa puoi aiutarmi | spiegami cosa sai fare | quali sono le tue funzioni | che possibilità hai`,
  small_talk: `ciao come va | grazie sei un grande | buongiorno | ahah bella questa | che bel tempo oggi | grazie, buona serata | com'è andata la giornata | oggi sono stanco | buon fine settimana anche a te | ok perfetto, a domani | ci sei ancora | quanto sei intelligente`,
  writing: `scrivi una poesia per i settant'anni del nonno | scrivimi una mail gentile al padrone di casa | inventa uno slogan per la mia panetteria | riscrivi questa lettera in modo più cordiale | fammi una lettera di presentazione | pensa a un testo divertente per un biglietto |
scrivi un discorso per il matrimonio di mia sorella | puoi scrivere un breve racconto su una volpe | una filastrocca su una bicicletta`,
  code: `scrivi uno script python che rinomini i file | fai una query sql dei clienti senza ordini | perché questo codice javascript va in errore | una formula excel per contare i doppioni | come ordino una lista in java |
regex per un codice postale | crea una pagina html con un modulo | funzione che calcola i numeri primi | comando bash per trovare file grandi`,
  translation: `traduci questo in inglese | come si dice buonasera in tedesco | cosa significa serendipity | in francese: dov'è la stazione | qual è la parola tedesca per aspirapolvere | traduci la mia mail in spagnolo | come si scrive grazie in giapponese`,
  knowledge: `qual è la capitale dell'Australia | quanto dista la luna | chi ha dipinto la Gioconda | perché il mare è salato | quanto tempo deve bollire un uovo | che differenza c'è tra coccodrillo e alligatore | quando è iniziata la prima guerra mondiale |
quanti abitanti ha il Belgio | come si forma l'arcobaleno | cosa mangiano i ricci | il pomodoro è un frutto | spiegami come funziona una pompa di calore | quanto vive un elefante | qual è il pianeta più grande`,
};
