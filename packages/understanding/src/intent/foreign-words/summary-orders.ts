import type { QuestionRow } from './question-row.ts';
import { SUMMARY_WORDS, type SummaryWords } from './summary-words.table.ts';

const rowsOf = (words: SummaryWords): QuestionRow[] => {
  const { request, order, lastVerb, summaryOf, summaryEnd, conversation, which, about, whatWe, said, it } = words;
  const named = `(?:(?:${which}) ?){0,3}${conversation}`;
  const requested = `(?:(?:${request})(?: |,|(?<='))+)*`;
  const conversations = `${named} ${about}(?: |(?<=')) ?(.+?)`;
  // 'Mit Anna' and 'con el fontanero', but not 'mit einfachen Worten'.
  const withSomebody = `${named} ${words.with}(?: |(?<='))(?!\\d|stich|bullet)([^ ]{3,})`;
  // 'Was wir über den Garten gesagt haben', 'wat we gezegd hebben over de tuin'.
  const whatWasSaid =
    said === undefined
      ? [`${whatWe} ${about}(?: |(?<=')) ?(.+?)`]
      : [`${whatWe} ${about} (.+?)(?: ${said})+`, `${whatWe}(?: ${said})* ${about} (.+?)`];
  const summaryEnds = summaryEnd === undefined ? '' : `(?: (?:${summaryEnd}))?`;
  const orderEnd = lastVerb?.orderEnd ?? '';
  return [
    ...[conversations, withSomebody, ...whatWasSaid].flatMap((object): QuestionRow[] => [
      ['summaryOf', new RegExp(`^${requested}${order} ${object}${orderEnd}$`)],
      ['summaryOf', new RegExp(`^${requested}(?:${summaryOf}) ?${object}${summaryEnds}$`)],
      ...(lastVerb === undefined
        ? []
        : [
            ['summaryOf', new RegExp(`^${requested}${object},? (?:${lastVerb.verb})$`)] as const,
            // 'Fasse zusammen, was wir über den Garten gesagt haben': the verb comes before what it is about.
            ['summaryOf', new RegExp(`^${requested}(?:${order}${orderEnd}|${lastVerb.verb}),? ${object}$`)] as const,
          ]),
    ]),
    ['summary', new RegExp(`${NOT_ONESELF}${requested}${order} ${it}${POLITE}${orderEnd}$`)],
    ...(lastVerb === undefined
      ? []
      : [['summary', new RegExp(`${NOT_ONESELF}${requested}${it}${POLITE} (?:${lastVerb.verb})$`)] as const]),
  ];
};

/** 'Kan ik dit samenvatten' asks whether one may do it oneself. */
const NOT_ONESELF = '^(?!.*\\b(?:ik|ich|je (?:veux|peux|dois)|quiero|puedo|voglio|posso|quero)\\b)';
const POLITE = '(?: (?:bitte|mal|kurz|even|alsjeblieft))*';

/** Orders to summarise the conversations about a subject, or the current one, in six languages. */
export const summaryOrders: readonly QuestionRow[] = SUMMARY_WORDS.flatMap(rowsOf);
