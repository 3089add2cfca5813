import { comparable } from '../own-data/command-forms.ts';

const MAX_LENGTH = 160;

/** The archive as a whole, in seven languages: lower case, without accents. */
const ARCHIVE =
  /(?<!\p{L})(?:(?:my|this|the|mijn|dit|het|mein\w*|dies\w*|das|mon|mes|l'|mi|mio|o meu|nel mio) ?(?:whole |hele |ganze\w* )?(?:archives?|archief|archivo|archivio|arquivo|archiv)|(?:all|these|my) (?:of )?(?:these |my |the )?(?:conversations|chats)|(?:al )?(?:deze|mijn|die) gesprekken|(?:all )?(?:meinen?|diesen?|diese|den) gesprache?n?|(?:mes|ces|toutes (?:mes|ces)) conversations|(?:mis|estas|todas (?:mis|estas)) conversaciones|(?:mie|queste|nelle mie) conversazioni|(?:minhas|estas|as minhas) conversas)(?!\p{L})/u;

/** What an overview has: what is in it, since when, and what it is about. */
const PARTS: readonly RegExp[] = [
  /(?<!\p{L})(?:what's in|what is in|what do i (?:have|use)|overview|rough\w*|picture|how many|wat (?:zit|staat) er|overzicht|ongeveer|hoeveel|was (?:ist|steht|habe ich)|uberblick|ungefahr|wie ?viele|qu'est-ce qu'il y a|apercu|en gros|combien|que hay|resumen|mas o menos|cuantas|(?:che )?cosa c'e|panoramica|all'incirca|quante|o que (?:ha|tenho)|visao geral|mais ou menos|quantas)(?!\p{L})/u,
  /(?<!\p{L})(?:how far back|since when|hoe ver|sinds wanneer|(?:wie weit|bis wann) (?:geht|reicht|zuruck)|seit wann|depuis quand|jusqu'ou|desde cuando|hasta cuando|da quando|fino a quando|desde quando|ate quando)(?!\p{L})/u,
  /(?<!\p{L})(?:most(?:ly)?|mainly|main|subjects?|topics?|themes?|meestal|vooral|onderwerpen|meist\w*|hauptsachlich|themen|surtout|sujets?|themes?|sobre todo|temas?|soprattutto|argomenti|temi|sobretudo|temas?|assuntos)(?!\p{L})/u,
];

/** Whether a message asks what the archive holds as a whole, which takes more than one number. */
export function asksOverview(message: string): boolean {
  const plain = comparable(message.replaceAll(/\s+/g, ' ').trim()).replaceAll('’', "'");
  const parts = PARTS.filter((part) => part.test(plain)).length;
  return message.length <= MAX_LENGTH && ARCHIVE.test(plain) && parts >= 2;
}
