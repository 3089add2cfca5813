import { comparable } from '../own-data/command-forms.ts';

/** What a message wants that happens outside the workspace: to look something up now, or to act. */
export type LiveRequest = 'lookUp' | 'act';

const MAX_LENGTH = 200;

/** 'Can you', 'please', in seven languages: lower case, without accents. */
const ASKED_OF_ASSISTANT =
  "^(?:(?:hey|ok|okay|please|so|and|hoi|hallo|en|und|et|y|e|bitte|por favor|per favore|s'il (?:te|vous) plait)[, ]+)*(?:(?:can|could|would|will) you|kun je|kan je|kunt u|zou je|wil je|kannst du|konntest du|konnen sie|wurdest du|peux-tu|tu peux|pourrais-tu|pouvez-vous|puedes|podrias|me puedes|puoi|potresti|mi puoi|podes|pode|podias)(?: (?:please|maybe|quickly|just|even|eens|misschien|alsjeblieft|bitte|mal|kurz|vite|stp|me|mi|m'))*";

/** To ring, write to or pay somebody, to order something. */
const ACTS =
  '(?:ring|phone|call(?! (?:me|it|this|that|the (?:chat|conversation|event|task|goal))(?![a-z]))|e-?mail(?! me(?![a-z]))|text(?! me(?![a-z]))|message(?! me(?![a-z]))|whatsapp|send (?:an?|the) (?:e-?mail|text|message|invoice)|pay|transfer|order|buy|reserve|(?:mijn |de |het |een )?.{0,40}(?:op)?bellen|.{0,40}(?:mailen|appen|bestellen|overmaken|betalen)|.{0,40}(?:anrufen|anmailen|bestellen|uberweisen|bezahlen)|appeler|telephoner|envoyer (?:un|une) (?:mail|e-mail|message|sms)|commander|payer|reserver|llamar|telefonear|enviar(?:le)? un (?:correo|mensaje)|mandar(?:le)? un (?:correo|mensaje)|pedir|comprar|pagar|reservar|chiamare|telefonare|mandare (?:un|una) (?:mail|e-mail|messaggio)|ordinare|comprare|pagare|prenotare|ligar|telefonar|mandar (?:um|uma) (?:mail|mensagem)|encomendar|reservar)(?!\\p{L})';
const ACT = new RegExp(`${ASKED_OF_ASSISTANT} (?:${ACTS})`, 'u');

/** To look something up now. */
const LOOKS_UP =
  'look up|look (?:online|on the internet)|check (?:online|whether|if|when|how|what|the)|find out|google|search (?:online|the (?:internet|web))|see (?:whether|if)|opzoeken|nakijken|checken|googelen|kijken of|uitzoeken|nachsehen|nachschauen|schauen|prufen|googeln|herausfinden|chercher|verifier|regarder|consulter|trouver|buscar|mirar|comprobar|consultar|cercare|controllare|guardare|verificare|procurar|ver se|verificar|consultar|pesquisar';
/** What changes from day to day, and no archive has. */
const LIVE =
  /(?<!\p{L})(?:trains?|flights?|bus(?:es)?|delays?|delayed|timetables?|traffic|weather|forecast|prices?|tickets?|stocks?|exchange rate|opening hours|open (?:today|tomorrow|now|on)|news|online|internet|website|in stock|treinen?|vluchten?|bussen|vertraging\p{L}*|dienstregeling|files?|weer|prijs|prijzen|kaartjes|koers|openingstijden|nieuws|voorraad|zug|zuge|fluge?|busse|verspatung\p{L}*|fahrplan|stau|wetter|preise?|kurs|offnungszeiten|nachrichten|vorratig|train|trains|vols?|retards?|horaires?|circulation|meteo|prix|billets?|cours|actualites|trenes?|vuelos?|retrasos?|horarios?|trafico|tiempo|precios?|billetes?|noticias|treni|treno|voli|volo|ritard[oi]|orari|traffico|meteo|prezz[oi]|bigliett[oi]|notizie|comboios?|voos?|atrasos?|horarios?|transito|tempo|precos?|bilhetes?)(?!\p{L})/u;
const LOOK_UP = new RegExp(`${ASKED_OF_ASSISTANT} .{0,80}?(?<!\\p{L})(?:${LOOKS_UP})(?!\\p{L})`, 'u');
/** What was said or paid before is in the archive, and a reminder or a plan can be made. */
const OWN =
  /(?<!\p{L})(?:remind\p{L}*|reminder|task|calendar|conversations?|chats?|(?:we|i) (?:said|paid|talked|wrote|had|discussed)|herinner\p{L}*|taak|agenda|gesprek\p{L}*|erinner\p{L}*|aufgabe|kalender|gesprach\p{L}*|rappel\p{L}*|tache|calendrier|conversation\p{L}*|recu[ee]rd\p{L}*|tarea|calendario|conversacion\p{L}*|ricord\p{L}*|promemoria|conversazion\p{L}*|lembr\p{L}*|tarefa|conversas?)(?!\p{L})/u;

/** Whether a message asks to look up what is so now, or to act outside the workspace, which nothing here can. */
export function liveRequest(message: string): LiveRequest | undefined {
  if (message.length > MAX_LENGTH) return undefined;
  const plain = comparable(
    message
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^[¿¡\s]+/u, ''),
  ).replaceAll('’', "'");
  if (OWN.test(plain)) return undefined;
  if (ACT.test(plain)) return 'act';
  return LOOK_UP.test(plain) && LIVE.test(plain) ? 'lookUp' : undefined;
}
