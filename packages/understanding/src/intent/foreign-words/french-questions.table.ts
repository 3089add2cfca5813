import type { QuestionRow } from './question-row.ts';

/** Questions and commands in French by their meaning, the more special ones first. */
export const frenchQuestions: readonly QuestionRow[] = [
  [
    'help',
    /^(?:a quoi (?:tu sers|sers-tu|ca sert)|tu sers a quoi)$|^(?:que|qu'est-ce que) (?:peux-tu|tu peux|tu sais|sais-tu|pouvez-vous)(?: me| m')? ?(?:faire|aider)?(?: pour moi| ici)?$|^qu'est-ce que je peux te demander$|^(?:explique|montre|decris)(?:-moi)? (?:tes (?:fonctions|fonctionnalites|capacites|commandes)|ce que tu (?:peux|sais) faire|comment (?:ca marche|tu fonctionnes))$|^comment (?:ca marche|ca fonctionne|tu marches|tu fonctionnes|fonctionnes-tu)(?: ici)?$|^(?:aide|a l'aide|aide-moi)$|^comment (?:peux-tu|tu peux) m'aider$|^(?:quelles|quels) (?:sont tes|fonctions as-tu|commandes comprends-tu) ?(?:fonctions|fonctionnalites|commandes|capacites)?$|^(?:qui es-tu|tu es qui|qu'es-tu)$/,
  ],
  [
    'now',
    /^(?:quelle heure est-il|il est quelle heure|quelle heure il est|c'est quelle heure|tu as l'heure)(?: maintenant)?$/,
  ],
  [
    'today',
    /^(?:on est|nous sommes|on) quel jour(?: est-on)?(?: aujourd'hui)?$|^quel jour (?:sommes-nous|est-on|on est|est-ce|nous sommes)(?: aujourd'hui)?$|^(?:quelle est la date|c'est quoi la date|on est le combien|quelle date sommes-nous|nous sommes le combien)(?: (?:d'aujourd'hui|aujourd'hui|du jour))?$/,
  ],
  [
    'week',
    /^(?:on est|nous sommes) (?:dans |en )?quelle semaine|^(?:dans |en )?quelle semaine (?:sommes-nous|est-on|on est)|^quel (?:est le )?numero de (?:la )?semaine/,
  ],
  [
    'summary',
    /^(?:donne|liste|montre|dis)(?:-moi)? (?:les )?(?:points|idees) (?:cles|essentiels|principaux|principales|importants) (?:de|du) (?:cette|notre|la|ce) ?(?:conversation|discussion|echange|chat)|^(?:resume|resumer|recapitule|resumez|peux-tu resumer)(?:-moi)? (?:cette|notre|la|ce) (?:conversation|discussion|echange|chat)|^(?:fais|donne|peux-tu faire)(?:-moi)? (?:un|le) (?:bref |court |petit )?(?:resume|recapitulatif|recap) (?:de|du) (?:cette|notre|la|ce) ?(?:conversation|discussion|echange|chat)|^(?:quels sont )?les points (?:cles|essentiels|principaux) de (?:cette|notre|la) (?:conversation|discussion)|^de quoi parlait cette conversation/,
  ],
  [
    'move',
    /^(?:deplace|mets|range|classe|transfere) (?:cette|la|ce) (?:conversation|discussion|chat) (?:dans|vers|sous|en|a) (?:la categorie )?(.+)$|^(?:cette (?:conversation|discussion)|ca) (?:va|appartient|devrait aller) (?:dans|a|sous) (.+)$/,
  ],
  [
    'rename',
    /^(?:renomme|appelle|intitule|nomme) (?:cette|la|ce) (?:conversation|discussion|chat) (?:en |a )?(.+)$|^(?:change|modifie) le (?:titre|nom) (?:de cette (?:conversation|discussion) )?(?:en|pour|par) (.+)$|^donne a cette (?:conversation|discussion) le (?:titre|nom) (.+)$/,
  ],
  [
    'first',
    /^quand (?:est-ce que j'ai|ai-je|j'ai|avons-nous|a-t-on) (?:demande |parle )?(?:pour la premiere fois )?(?:demande |parle )?(?:pour la premiere fois )?(?:de|du|des|d'|sur|au sujet de) ?(.+?)(?: pour la premiere fois)?$/,
  ],
  [
    'count',
    /^combien de fois (?:est-ce que j'ai|ai-je|j'ai|avons-nous) (?:demande|parle|pose une question) (?:de|du|des|d'|sur|au sujet de) ?(.+)$/,
  ],
  ['total', /^combien de (?:conversations|discussions)\b/],
  ['topics', /^de quoi (?:est-ce que je parle|je parle|parle-je) le plus/],
  [
    'said',
    /^qu'(?:avons-nous|est-ce qu'on a|est-ce que j'ai|ai-je|a-t-on) dit (?:de|du|des|d'|sur|au sujet de) ?(.+)$/,
  ],
  ['countTasks', /^combien de taches\b/],
  ['tasks', /^(?:quelles sont mes|montre(?:-moi)?(?: mes)?|liste(?: mes)?) ?taches|^qu'est-ce que j'ai a faire/],
  ['reminders', /^(?:quels sont mes|montre(?:-moi)?(?: mes)?) ?rappels/],
  ['goals', /^(?:quels sont mes|montre(?:-moi)?(?: mes)?|ou en sont mes) ?objectifs/],
  [
    'free',
    /^(?:quand|quel jour|quel soir) (?:est-ce que )?(?:j'ai|je suis|on a|on est|ai-je|suis-je)\b.{0,50}\b(?:libres?|dispo|disponible|temps)\b|^(?:est-ce que j'ai|ai-je|j'ai|y a-t-il|est-ce qu'il y a|quand ai-je|quand est-ce que j'ai)\b.{0,50}\b(?:creneaux?|trou|temps|libres?|de la place)\b|^(?:quels?|quelles?) (?:soirs?|soirees?|jours?|matins?|matinees?|apres-midi)\b.{0,40}\b(?:libres?|dispos?|disponibles?)|^quand (?:puis-je|est-ce que je peux|je peux|pourrais-je)\b.{0,40}\b(?:voir|caser|rencontrer)|^trouve(?:-moi)? (?:un|une) (?:creneau|trou|heure)|^quand (?:suis-je|est-ce que je suis|je suis) (?:libre|disponible)|^(?:suis-je|est-ce que je suis) (?:libre|disponible)/,
  ],
  [
    'calendar',
    /^(?:ai-je|est-ce que j'ai|j'ai) (?:quelque chose|un truc|des rendez-vous|un rendez-vous|des trucs)(?: (?:de )?(?:prevu|prevus))?\b(?!.*\b(?:dit|demande)\b)|^(?:qu'est-ce que j'ai|qu'ai-je|quels sont mes rendez-vous|quels rendez-vous|montre(?:-moi)? mon (?:agenda|calendrier))\b(?!.*\bdit\b)/,
  ],
];
