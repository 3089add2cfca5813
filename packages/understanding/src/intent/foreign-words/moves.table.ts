import type { MoveForm } from '../change-words.ts';

/**
 * Commands that put the conversations about a subject in a category, in six languages: lower case, without accents, with
 * the groups `subject` and `category`.
 */
export const MOVES: readonly MoveForm[] = [
  [
    'nl',
    /^(?:(?:kun|kan|wil|zou) je|verplaats|zet|stop|verschuif|schuif|doe|gooi|plaats) (?:(?:even|eens|alsjeblieft|al|alle|de|die|dat|het|mijn|m'n|onze) )*(?:gesprek(?:ken)?|chats?|conversaties?) (?:over|van|rond|met) (?<subject>.+) (?:naar|in|onder|bij) (?:(?:de |het )?(?:map|categorie) )?(?<category>.+?)(?: (?:zetten|plaatsen|verplaatsen|stoppen|doen|schuiven|gooien))?$/d,
  ],
  [
    'de',
    /^(?:(?:kannst|konntest|wurdest) du|verschiebe?|schiebe?|lege?|packe?|stecke?|ordne|sortiere?|tu) (?:(?:mir|bitte|mal|alle|die|den|das|meine[nrms]?|unsere[nrms]?) )*(?:gesprache?|chats?|unterhaltung(?:en)?|konversation(?:en)?) (?:uber|zu|zum|zur|von|mit) (?<subject>.+) (?:nach|in|unter|zu|zur|ins|bei) (?:(?:die |den |der )?(?:kategorie|ordner) )?(?<category>.+?)(?: (?:ein|verschieben|schieben|packen|legen|einsortieren|einordnen|sortieren|stecken|tun))?$/d,
  ],
  [
    'fr',
    /^(?:(?:peux-tu|tu peux|pourrais-tu|tu pourrais) (?:mettre|ranger|deplacer|classer|passer|transferer)|deplace|mets|range|classe|transfere|passe) (?:(?:toutes?|tous|les?|la|mes|ma|mon|cette|ces|nos) )*(?:conversations?|discussions?|chats?|echanges?) (?:sur|a propos de|au sujet de|de|du|des|avec|qui parlent? de) (?<subject>.+) (?:dans|vers|sous|en|a) (?:(?:la |le )?(?:categorie|dossier) )?(?<category>.+)$/d,
  ],
  [
    'es',
    /^(?:(?:puedes|podrias|me puedes) )?(?:mueve|mover|pon|poner|mete|meter|pasa|pasar|archiva|archivar|clasifica|clasificar) (?:(?:tod[ao]s?|las?|los?|el|mis?|es[ao]s?|nuestr[ao]s?) )*(?:conversacion(?:es)?|chats?|charlas?) (?:sobre|del?|acerca de|con) (?<subject>.+) (?:a|en|bajo|dentro de) (?:(?:la )?(?:categoria|carpeta) (?:de )?)?(?<category>.+)$/d,
  ],
  [
    'it',
    /^(?:(?:puoi|potresti) )?(?:sposta(?:re)?|metti|mettere|archivia(?:re)?|inserisci|inserire|passa(?:re)?) (?:(?:tutt[ei]|le|la|il|i|mi[ae]|quell[ae]|nostr[ae]) )*(?:conversazion[ei]|chat|discussion[ei]) (?:su|sul|sulla|sui|sulle|di|del|della|dei|delle|con) (?<subject>.+) (?:in|nella|nel|sotto|a) (?:(?:la )?(?:categoria|cartella) )?(?<category>.+)$/d,
  ],
  [
    'pt',
    /^(?:(?:pode|podes|consegues) )?(?:mov[ae]|mover|p[oõ]e|por|coloc[ae]|coloque|colocar|passa|passe|passar|mud[ae]|mudar|mete|meter) (?:(?:tod[ao]s|as?|os?|minhas?|ess[ae]s?|noss[ao]s?) )*(?:conversas?|chats?) (?:sobre|d[aeo]s?|com) (?<subject>.+) (?:para|pra|em|na|no) (?:a )?(?:(?:categoria|pasta) (?:de )?)?(?<category>.+)$/d,
  ],
  // 'Der Chat über die Rente gehört zu Finanzen' ('the chat about the pension belongs in finances')
  [
    'nl',
    /^(?:het|de|die|dat|deze|dit) (?:gesprek(?:ken)?|chats?|conversaties?) (?:over|van|rond|met) (?<subject>.+) (?:hoort|horen|moet|moeten) (?:eigenlijk )?(?:naar|in|onder|bij) (?:(?:de |het )?(?:map|categorie) )?(?<category>.+)$/d,
  ],
  [
    'de',
    /^(?:der|das|die|den|meine?) (?:gesprache?|chats?|unterhaltung(?:en)?|konversation(?:en)?) (?:uber|zu|zum|zur|von|mit) (?<subject>.+) (?:gehort|gehoren|muss|mussen|soll|sollte) (?:eigentlich |doch )?(?:nach|in|unter|zu|zur|ins|bei) (?:(?:die |den |der )?(?:kategorie|ordner) )?(?<category>.+)$/d,
  ],
  [
    'fr',
    /^(?:la|les|cette|ma) (?:conversations?|discussions?|chats?) (?:sur|a propos de|au sujet de|de|du|des|avec) (?<subject>.+) (?:va|vont|appartient|devrait (?:aller|etre)|doit (?:aller|etre)) (?:dans|vers|sous|en|a) (?:(?:la |le )?(?:categorie|dossier) )?(?<category>.+)$/d,
  ],
  [
    'es',
    /^(?:la|las|el|los|mi) (?:conversacion(?:es)?|chats?|charlas?) (?:sobre|del?|acerca de|con) (?<subject>.+) (?:va|van|pertenece|deberia (?:ir|estar)|debe (?:ir|estar)) (?:a|en|bajo) (?:(?:la )?(?:categoria|carpeta) (?:de )?)?(?<category>.+)$/d,
  ],
  [
    'it',
    /^(?:la|le|il|quella) (?:conversazion[ei]|chat|discussion[ei]) (?:su|sul|sulla|sui|sulle|di|del|della|dei|delle|con) (?<subject>.+) (?:va|vanno|appartiene|dovrebbe (?:stare|andare)|andrebbe) (?:in|nella|nel|sotto|a) (?:(?:la )?(?:categoria|cartella) )?(?<category>.+)$/d,
  ],
  [
    'pt',
    /^(?:a|as|o|os|essa) (?:conversas?|chats?) (?:sobre|d[aeo]s?|com) (?<subject>.+) (?:vai|vao|pertence|devia (?:ir|estar)|deveria (?:ir|estar)) (?:para|pra|em|na|no|a) (?:a )?(?:(?:categoria|pasta) (?:de )?)?(?<category>.+)$/d,
  ],
];
