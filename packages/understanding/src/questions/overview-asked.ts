import { comparable } from '../own-data/command-forms.ts';
import { isCommonWord } from '../text/language.ts';

const MAX_LENGTH = 160;
const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt'] as const;

/** The archive as a whole, in seven languages: lower case, without accents. */
const ARCHIVE =
  /(?<!\p{L})(?:(?:my|this|the|mijn|dit|het|mein\w*|dies\w*|das|mon|mes|l'|mi|mio|o meu|nel mio) ?(?:whole |hele |ganze\w* )?(?:archives?|archief|archivo|archivio|arquivo|archiv)|(?:all|these|my) (?:of )?(?:these |my |the )?(?:conversations|chats)|(?:al )?(?:deze|mijn|die) gesprekken|(?:all )?(?:meinen?|diesen?|diese|den) gesprache?n?|(?:mes|ces|toutes (?:mes|ces)) conversations|(?:mis|estas|todas (?:mis|estas)) conversaciones|(?:mie|queste|nelle mie) conversazioni|(?:minhas|estas|as minhas) conversas)(?!\p{L})/u;

/** What an overview has: what is in it, since when, and what it is about. */
const PARTS: readonly RegExp[] = [
  /(?<!\p{L})(?:what's in|what is in|what do i (?:have|use)|overview|rough\w*|picture|how many|wat (?:zit|staat) er|overzicht|ongeveer|hoeveel|was (?:ist|steht|habe ich)|uberblick|ungefahr|wie ?viele|qu'est-ce qu'il y a|apercu|en gros|combien|que hay|resumen|mas o menos|cuantas|(?:che )?cosa c'e|panoramica|all'incirca|quante|o que (?:ha|tenho)|visao geral|mais ou menos|quantas)(?!\p{L})/u,
  /(?<!\p{L})(?:how far back|since when|hoe ver|sinds wanneer|(?:wie weit|bis wann) (?:geht|reicht|zuruck)|seit wann|depuis quand|jusqu'ou|desde cuando|hasta cuando|da quando|fino a quando|desde quando|ate quando)(?!\p{L})/u,
  /(?<!\p{L})(?:most(?:ly)?|mainly|main|subjects?|topics?|themes?|meestal|vooral|onderwerpen|meist\w*|hauptsachlich|themen|surtout|sujets?|themes?|sobre todo|temas?|soprattutto|argomenti|temi|sobretudo|temas?|assuntos)(?!\p{L})/u,
];

/** What the person talks about most, in seven languages: lower case, without accents. */
const MOSTLY =
  /(?<!\p{L})(?:what (?:have|do|did) (?:i|we) (?:mostly|mainly|usually) (?:talk|ask|chat|discuss|writ)\p{L}*|(?:waar|waarover) (?:heb|praat|vraag|schrijf) ik (?:het )?(?:vooral|meestal|het meest) (?:over|gevraagd|gepraat|geschreven)|woruber (?:habe|hab|rede|spreche|schreibe) ich (?:.{0,30} )?(?:am meisten|meistens?|hauptsachlich|vor allem)|de quoi (?:est-ce que )?(?:j'ai|ai-je|je|nous|on a) (?:.{0,30} )?(?:le plus|surtout|principalement)|de que (?:he|hemos)? ?habl\p{L}* (?:.{0,30} )?(?:mas|sobre todo|principalmente)|di (?:che )?cosa (?:ho|abbiamo)? ?parl\p{L}* (?:.{0,30} )?(?:di piu|soprattutto|principalmente)|(?:de|sobre) (?:o )?que (?:e que )?(?:tenho )?fal\p{L}* (?:.{0,30} )?(?:mais|sobretudo|principalmente))(?!\p{L})/u;
/** What was talked about at all, without a subject, in seven languages: lower case, without accents. */
const TALKED =
  /(?<!\p{L})(?:what (?:all )?(?:have|had|do|did) (?:i|we) (?:all |been |usually |generally |tend to |(?:most|main)ly )*(?:talk|ask|chat|discuss|writ)\p{L}*|what(?:'s| is| was| have been) (?:i|my) .{0,20}about|(?:waar|waarover) (?:heb|had|praat|schrijf|vraag) ik (?:.{0,40} )?(?:over|gehad|gepraat|gevraagd|geschreven)|(?:waar|waarover) (?:gaan|gingen) (?:mijn|onze|al mijn) gesprekken|woruber (?:habe|hab|rede|spreche|schreibe|unterhalte) ich|worum (?:geht|ging) es in (?:meinen|unseren) gesprachen|de quoi (?:est-ce que )?(?:j'ai|ai-je|je|nous|on a) .{0,30}parle|de que (?:he|hemos|suelo)? ?(?:estado )?habl\p{L}*|di (?:che )?cosa (?:ho|abbiamo|parlo|si) ?(?:parl\p{L}*)?|(?:de|sobre) (?:o )?que (?:e que )?(?:tenho|ando a|costumo)? ?(?:andado a )?fal\p{L}*)/u;
/** In all, in general or of late. */
const AT_ALL =
  /(?<!\p{L})(?:all (?:these|this|those|the|my)|over the (?:last |past )?years|rough\w*|in general|generally|usually|overall|lately|recently|these days|so far|mostly|mainly|ongeveer|in grote lijnen|in het algemeen|meestal|al die|de laatste tijd|recent|tot nu toe|zoal|vooral|ungefahr|grob|im allgemeinen|meistens|all die|in letzter zeit|bisher|so|en gros|en general|ces derniers temps|toutes ces|jusqu'ici|a peu pres|mas o menos|en general|ultimamente|todos estos|hasta ahora|suelo|all'incirca|in generale|di solito|ultimamente|tutti questi|finora|mais ou menos|em geral|costumo|todos estes|ate agora|nos ultimos tempos)(?!\p{L})/u;
/** Words of such a question besides the small ones; any other word names a subject. Lower case, without accents. */
const OF_TALK =
  /^(?:waar(?:over)?|chatgpt|claude|gemini|assistant|roughly|generally|general|overall|lately|recently|these|those|days|been|tend|ongeveer|grote|lijnen|algemeen|zoal|tijd|recent|ungefahr|grob|allgemeinen|letzter|zeit|gros|derniers|temps|peu|pres|menos|ultimamente|suelo|estado|incirca|generale|solito|finora|geral|costumo|tempos|ando|andado|agora|hasta|ahora|gesprek\p{L}*|gesprach\p{L}*|cosa|che|est[aeo]s|nest[ae]s|quest[ei]|over|des?de|abbiamo|hemos|mostly|mainly|usually|talk\p{L}*|ask\p{L}*|chat\p{L}*|discuss\p{L}*|writ\p{L}*|years?|so|far|last|past|one|two|three|four|few|gehad|gepraat|gevraagd|geschreven|praat|vraag|schrijf|jaar|jaren|laatste|afgelopen|vooral|meestal|meest|woruber|geredet|gesprochen|geschrieben|rede|spreche|schreibe|jahren?|letzten?|bisher|meisten|meistens|hauptsachlich|parl\p{L}*|plus|surtout|principal\p{L}*|annees|dernieres|jusqu\p{L}*|ici|habl\p{L}*|anos|ultimos|mas|todo|anni|ultimi|soprattutto|fal\p{L}*|mais|sobretudo|tenho|drie|drei|trois|tres|tre|zwei|deux|dos|due|dois|twee|\d+)$/u;
/** A part of the archive: a period shorter than it, or one year. */
const PERIOD =
  /(?<!\p{L})(?:days?|weeks?|months?|today|(?:this|last|past) year|dag\p{L}*|weken|maand\p{L}*|vandaag|(?:dit|vorig) jaar|tage?n?|wochen?|monate?n?|heute|(?:dieses|letztes) jahr|jours?|semaines?|mois|aujourd'hui|annee|dias?|semanas?|mes(?:es)?|hoy|ano|giorn\p{L}*|settiman\p{L}*|mes[ei]|oggi|anno|hoje)(?!\p{L})|(?<!\d)20\d\d(?!\d)/u;

/** A period of which the titles of all conversations say little. */
const OF_DAYS =
  /(?<!\p{L})(?:weeks?|months?|today|yesterday|tomorrow|(?:this|last|past) year|weken|maand\p{L}*|vandaag|gisteren|wochen?|monate?n?|heute|gestern|semaines?|mois|aujourd'hui|hier|semanas?|mes(?:es)?|hoy|ayer|settiman\p{L}*|mes[ei]|oggi|ieri|hoje|ontem)(?!\p{L})|(?<!\d)20\d\d(?!\d)/u;

/**
 * Whether a message asks what the archive holds as a whole, which takes more than one number, or what the person talks
 * about most in all of it.
 */
export function asksOverview(message: string): boolean {
  const plain = comparable(message.replaceAll(/\s+/g, ' ').trim()).replaceAll('’', "'");
  if (message.length <= MAX_LENGTH && MOSTLY.test(plain) && !PERIOD.test(plain) && !namesSubject(plain)) return true;
  const isAll = TALKED.test(plain) && AT_ALL.test(plain) && !OF_DAYS.test(plain) && !namesSubject(plain);
  if (message.length <= MAX_LENGTH && isAll) return true;
  const parts = PARTS.filter((part) => part.test(plain)).length;
  return message.length <= MAX_LENGTH && ARCHIVE.test(plain) && parts >= 2;
}

const namesSubject = (plain: string): boolean =>
  (plain.match(/[\p{L}\d]+/gu) ?? []).some(
    (word) => word.length > 2 && !OF_TALK.test(word) && !LANGUAGES.some((language) => isCommonWord(word, language)),
  );
