/** A way to do a task, in all languages; patterns in lower case, without accents. */
export interface Act {
  /** In a report: 'ordered'. */
  said: string;
  /** English verbs of a title. Many of them are nouns as well ('return', 'book'), so only the place of a verb counts. */
  english: string;
  /** Verbs of a title in the other languages, anywhere in it. */
  others: string;
}

export const ACTS: readonly Act[] = [
  {
    said: 'paid|betaald|overgemaakt|bezahlt|uberwiesen|paye|pague|pagado|pagato|paguei',
    english: 'pay|settle',
    others: '(?:af|terug)?beta(?:al|len)|(?:be)?zahlen?|uberweisen?|paye[rz]?|regler|pagar|pagare|paga',
  },
  {
    said: 'sent|verstuurd|gestuurd|opgestuurd|verzonden|geschickt|verschickt|abgeschickt|gesendet|abgesendet|envoye|expedie|enviado|envie|mandado|mande|inviato|spedito|mandato|enviei|mandei',
    english: 'send|e-?mail|mail|post|ship',
    others:
      '(?:ver|op|door)?st(?:uur|uren)|(?:ver|ab)?schicken?|senden?|envoye[rz]?|enviar|mandar|inviare|spedire|mandare',
  },
  {
    said: 'bought|gekocht|gekauft|besorgt|eingekauft|achete|compre|comprado|comprato|comprei',
    english: 'buy|purchase|get(?! rid\\b)(?!.*ed\\b)',
    others: '(?:in)?ko(?:op|pen)|(?:ein)?kaufen?|besorgen?|achete[rz]?|comprar?|comprare|acquistare',
  },
  {
    said: 'ordered|besteld|bestellt|commande|pedi|pedido|ordinato|encomendei',
    english: '(?:re-?)?order',
    others: '(?:nach)?bestel(?:len?)?|bestellen?|commande[rz]|pedir|encargar|ordinare|encomendar',
  },
  {
    said: 'returned|teruggebracht|teruggegeven|ingeleverd|zuruckgebracht|zuruckgegeben|abgegeben|rendu|rapporte|devolvi|devuelto|restituito|riportato',
    english: '(?:return|(?:bring|take|give|send)\\b.* back)',
    others:
      'terug(?: te )?(?:brengen|geven|sturen)|breng .*terug|inleveren|zuruck(?:zu)?(?:bringen|geben|schicken)|abgeben|bringe? .*zuruck|rendre|rapporter|ramener|retourner|devolver|restituire|riportare',
  },
  {
    said: 'called|gebeld|opgebeld|angerufen|appele|telephone|llame|llamado|chiamato|telefonato|liguei|telefonei',
    english: '(?:call|phone|telephone|ring)',
    others:
      '(?:op|terug)?bel(?:len)?|anrufen|anzurufen|rufe? .*an|telefonieren?|appele[rz]|appelle|telephoner|llamar|telefonear|chiamare|telefonare|ligar|telefonar',
  },
  {
    said: 'booked|geboekt|gereserveerd|gebucht|reserviert|reserve|reservado|prenotato|reservei|marquei',
    english: '(?:re)?book|reserve',
    others: 'boeken?|reserveren|buchen?|reservieren?|reserver|reservar|prenotare|marcar',
  },
  {
    said: 'renewed|verlengd|verlangert|renouvele|renove|renovado|rinnovato|renovei',
    english: 'renew|extend',
    others: 'verleng(?:en)?|vernieuwen|verlangern?|erneuern?|renouvele[rz]|prolonger|renovar|rinnovare',
  },
  {
    said: 'collected|picked up|opgehaald|afgehaald|abgeholt|recupere|recogi|recogido|ritirato|levantei',
    english: 'collect|pick\\b.* up|fetch|get(?! rid\\b)(?!.*ed\\b)|grab',
    others:
      '(?:op|af)(?: te )?halen|haal .*(?:op|af)|ab(?:zu)?holen|hole? .*ab|chercher|recuperer|recoger|ritirare|buscar',
  },
  {
    said: 'handed in|submitted|ingeleverd|ingediend|eingereicht|abgegeben|remis|depose|entregue|entregado|consegnato|entreguei',
    english: '(?:hand|turn|give)\\b.* in|submit|file',
    others: 'inleveren|indienen|abgeben|einreichen|rendre|remettre|deposer|entregar|consegnare',
  },
  { said: 'posted', english: 'post|mail|send|publish', others: 'posten|(?:op|ver)sturen|(?:ver|ab)schicken|poster' },
  {
    said: 'watered|gegossen|arrose|regue|regado|annaffiato|innaffiato|reguei',
    english: 'water',
    others: 'water geven|gie(?:ss|ß)en|arroser|regar|innaffiare',
  },
  {
    said: 'cleaned|schoongemaakt|opgeruimd|geputzt|aufgeraumt|nettoye|limpie|limpiado|pulito|limpei',
    english: 'clean|wash|tidy',
    others: 'schoonmaken|putzen|reinigen|saubermachen|nettoyer|limpiar|pulire|limpar',
  },
  {
    said: 'fixed|gerepareerd|repariert|repare|arreglado|arregle|reparado|riparato|aggiustato|reparei|arranjei|consertei',
    english: 'fix|repair|mend',
    others: 'repareren|reparieren|reparer|reparar|riparare|aggiustare',
  },
];

/**
 * What leaves a task open: a part of it ('half the tax return is done'), a wish ('I wish the tax return was done') and
 * nothing ('nothing for the tax return is done').
 */
export const NOT_WHOLLY = [
  'most|half|parts?(?= of)|some|almost|nearly|partly|nothing|nobody|wish|hope|hopefully|imagine|suppose',
  'meeste|(?:de )?helft|een deel|deel van|sommige|enkele|bijna|deels|niets|niemand|(?:ik|wij|we) (?:hoop|hopen|wou|wens)|hopelijk|stel',
  'meisten?|halfte|halbe[nrs]?|(?:ein|der|gro(?:ss|ß)e|gro(?:ss|ß))(?: )?teil|teilweise|einige|manche|fast (?=alle|der|die|das)|beinahe|nichts|niemand|hoffe|hoffen|hoffentlich|wunschte?|angenommen',
  'plupart|moitie|(?:une|en) partie|presque|rien|personne|esper(?:e|ons)|souhaite|aimerais|voudrais|suppos(?:e|ons)|certain(?:e?s)|quelques',
  'mayoria|mayor parte|mitad|parte de|casi|nada|nadie|espero|ojala|desearia|quisiera|imagina|supon\\w*|algun[oa]s',
  'maggior parte|(?:la )?meta (?=del)|parte d\\w*|quasi|niente|nulla|nessuno|spero|speriamo|magari|vorrei|immagina|alcun[ei]',
  'maioria|maior parte|metade|quase|ninguem|oxala|tomara|queria|gostaria|alguns|algumas',
].join('|');

/** An order to tick off, added to a report: 'I did the folders, tick that off'. */
export const TICK_OFF =
  "(?:(?:so|please|you can|can you|and|en|und|et|y|e|bitte|por favor|per favore)[, ]+)*(?:(?:tick|check|cross|mark) (?:it|that|this|them|that one)(?: off)?(?: as done| as finished)?|(?:vink|streep) (?:dat|het|die|'m)(?: maar)? (?:af|weg|door)|(?:hake?|streiche?) (?:das|es|sie|ihn)(?: bitte)? (?:ab|durch)|(?:coche|raye|barre)(?:-l[ea]| ca| cela)|(?:marcal[oa]|tachal[oa]|(?:marca|tacha) eso)(?: como hech[oa])?|(?:spuntal[oa]|segnal[oa])(?: come fatt[oa])?|(?:risca|marca)(?:-[oa]| isso)(?: como feit[oa])?)(?:[, ]+(?:please|bitte|por favor|per favore))?";
