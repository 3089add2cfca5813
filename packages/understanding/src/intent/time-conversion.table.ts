/** Words of questions for the time in one place at a time in another, in seven languages: lower case, without accents. */

/** 'When it is', before a clock time. */
export const WHEN_IT_IS =
  /\b(?:(?:when|if) (?:it is|it's|its)|(?:wenn|falls) (?:es|hier|bei mir|bei uns|in )|(?:als|wanneer) (?:het|hier)|(?:quand|si|lorsqu'|s') ?(?:il|ici|on)|(?:cuando|si) (?:aqui )?(?:son|es)|(?:quando|se) (?:(?:qui|aqui|da me) )?(?:sono|e|sao|forem))\b(?=.*\d)/;

export const ASKS_CLOCK =
  /\b(?:what time (?:is it|it is|it's|will it be|would it be)|what's the time|wie spat (?:ist|ware) es|wie ?viel uhr (?:ist|ware) es|hoe laat is het|quelle heure (?:est-il|il est|est il|sera-t-il)|que hora (?:es|sera|seria)|que horas (?:sao|serao|seriam)|che or[ae] (?:e|sono|sara|saranno))\b/;

/** The hour before is one after noon. */
export const AFTER_NOON =
  /\b(?:in the (?:afternoon|evening)|at night|nachmittags?|abends|'s (?:middags|avonds)|in de (?:middag|avond)|(?:de l'|l')?apres-midi|du soir|de la (?:tarde|noche)|del? pomeriggio|di sera|da (?:tarde|noite))\b/;

export const HERE = /\b(?:here|my time|hier|bei (?:mir|uns)|ici|chez (?:moi|nous)|aqui|qui|da me)\b/;
