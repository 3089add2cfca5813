import type { ModelKind } from '../detected-intent.ts';

/** Requests for a text, a program or a translation in six languages: lower case, without accents. */
export const FOREIGN_MODEL_REQUESTS: readonly (readonly [
  Extract<ModelKind, 'translation' | 'code' | 'writing'>,
  RegExp,
])[] = [
  [
    'translation',
    /^(?:vertaal|(?:kun|kan) je .{0,60}vertalen|hoe zeg je|wat betekent .{1,60} in het|(?:in|naar) het (?:engels|frans|duits|spaans|italiaans|nederlands|portugees|pools|turks))\b|\bvertalen?(?: (?:naar|in)| het|$|:)/,
  ],
  [
    'translation',
    /^(?:ubersetz\w*|kannst du .{0,80}ubersetzen|wie (?:sagt|schreibt|heisst) .{0,60}(?:auf|im) (?:englisch|franzosisch|deutsch|spanisch|italienisch|niederlandisch|portugiesisch|polnisch|turkisch)|was (?:heisst|bedeutet|ist) .{1,60} auf (?:englisch|franzosisch|deutsch|spanisch|italienisch|niederlandisch|portugiesisch|polnisch|turkisch)|(?:ins|auf) (?:englische?|franzosische?|deutsche?|spanische?|italienische?|niederlandische?|portugiesische?|polnische?)(?=:|,| ubersetz))|^(?:ins|auf) \w+ ubersetzen\b/,
  ],
  [
    'translation',
    /^(?:tradui|peux-tu traduire|comment (?:dit-on|on dit|dire|dis-tu|se dit)|que (?:veut dire|signifie) .{1,60} en|en (?:anglais|francais|allemand|espagnol|italien|neerlandais|portugais) ?[:,])/,
  ],
  [
    'translation',
    /^(?:traduc|puedes traducir|como se dice|como digo|que significa .{1,60} en (?:ingles|frances|aleman|espanol|italiano|portugues)|(?:en|al) (?:ingles|frances|aleman|espanol|italiano|portugues|neerlandes) ?[:,])/,
  ],
  [
    'translation',
    /^(?:traduci|puoi tradurre|come si dice|cosa significa .{1,60} in|in (?:inglese|francese|tedesco|spagnolo|italiano|portoghese) ?[:,])/,
  ],
  [
    'translation',
    /^(?:traduz|pode traduzir|como se diz|como digo|o que significa .{1,60} em|em (?:ingles|frances|alemao|espanhol|italiano|portugues) ?[:,])/,
  ],
  [
    'code',
    /^(?:schrijf|schreib|ecris|escribe|scrivi|escreva|escreve|maak|mach|erstell|fais|cree|haz|crea|faca|cria|crie|geef|gib|donne|dame|dammi|genera|genere|generiere|programm\w*|ik heb|ich brauche|necesito|j'ai besoin|mi serve|preciso)\b.{0,60}\b(?:script|skript|python|javascript|typescript|java|sql|regex|css|html|bash|functie|funktion|fonction|funcion|funzione|funcao|macro|excel-formule|excel-formel|formule excel|formula de excel|codigo|codice|code|query|abfrage|programma|algorit\w+)\b|^(?:python|javascript|sql|bash|regex|css|excel)\b/,
  ],
  [
    'writing',
    /^(?:schrijf|(?:kun|kan) je .{0,80}(?:schrijven|herschrijven|opstellen)|bedenk|verzin|herschrijf|formuleer|maak .{0,60}(?:rijm\w*|gedicht\w*|brief\w*|mail\w*|tekst\w*|toespraak\w*|verhaal\w*|kaart)|stel .{0,40} op$)\b/,
  ],
  [
    'writing',
    /^(?:schreib|kannst du .{0,80}(?:schreiben|formulieren|verfassen)|formulier|verfass|entwirf|dicht|erfinde|uberarbeite|verbesser|mach .{0,30}(?:gedicht|brief|mail|text|rede))/,
  ],
  [
    'writing',
    /^(?:ecri[st]|redige|peux-tu (?:ecrire|rediger|reformuler)|reformule|compose|invente|imagine|corrige|reecris)\b/,
  ],
  ['writing', /^(?:escrib|redacta|puedes (?:escribir|redactar)|reescrib|compon|inventa|corrige|reformula)/],
  ['writing', /^(?:scrivi|redigi|puoi scrivere|riscrivi|componi|inventa|correggi|riformula)/],
  [
    'writing',
    /^(?:(?:vertel|geef)(?: (?:me|mij|ons))?(?: eens)?|(?:erzahl\w*|sag|gib)(?: (?:mir|uns))?(?: mal| bitte)?|(?:raconte|dis|donne)(?:[- ](?:moi|nous))?|(?:cuenta|dime|di|dame|cuenta)(?:me|nos)?|(?:racconta|di|da)(?:m?mi|ci)?|(?:conta|diz|da)(?:[- ](?:me|nos))?|me conta)\b (?:\S+ ){0,2}(?:mop(?:je)?|grap(?:je)?|raadsel|verhaal(?:tje)?|witz|ratsel|geschichte|marchen|blague|devinette|histoire|conte|chiste|broma|adivinanza|historia|cuento|barzelletta|battuta|indovinello|storia|favola|piada|anedota|adivinha|historia)\b/,
  ],
  ['writing', /^(?:escrev|redij|redige|pode escrever|reescrev|comp[oõ]|invent|corrij|reformul)/],
  // 'Fasse diesen Text zusammen', 'résume l'histoire de France', but not a conversation of the person
  [
    'writing',
    /^(?!.*\b(?:gespr|chats?\b|conversa|unterhaltung|discuss|charla))(?:fasse?t?\b.{2,80} zusammen|vat\b.{2,80} samen|resume[rz]?(?:-moi)? (?:l[ea]s?|ces?|cet|cette|mon|ma|mes|une?|el|los|las|est[ea]|mis?|os?|as)\b|resume[rz]?(?:-moi)? l'|resumir\b|resuma\b|riassum)/,
  ],
];
