import { plainText, withoutCode } from './text/plain-text.ts';
import { isStopWord, stem, wordsOf } from './text/words.ts';

export interface KeyPhrase {
  /** As written at its first occurrence, in lower case unless it is a name. */
  phrase: string;
  /** Comparable within one call only. */
  score: number;
}

const MAX_INPUT_LENGTH = 20_000;
const MAX_PHRASE_WORDS = 3;

/** Words that are not stop words but say nothing about a subject. */
const GENERIC_WORD =
  /^(?:use|used|using|way|ways|lot|bit|kind|sort|example|examples|help|question|questions|answer|answers|following|based|different|new|good|great|best|better|sure|first|second|next|today|tomorrow|yesterday|day|days|time|times|people|someone|something|everything|anything|user|assistant|list|write|create|explain|provide|include|includes|including|ensure|consider|however|overall|various|important|well|also|etc|maybe|really|able|keep|find|found|know|think|say|said|see|look|looking|work|works|working|start|part|number|amount|type|types|number|point|points|thanks?|don|hello|three|two|four|five|stay|remember|hurts?|hey|okay|may|without|still|another|often|went|via|within|against|although|might|click|currently|available|would|could|upon|every|since|instead|using|specific|necessary|additional|certain|regarding|possible|likely|often|usually|given|make|makes|making|take|takes|taking|need|needs|want|wants|wrote|developed|come|comes|coming|going|goes|gone|got|getting|put|puts|turn|turns|change|changed|changing|cancel|pay|call|called|right|left|nothing|sorry|top|mean|means|tell|told|ask|asked|let|set|try|tried|trying|feel|feels|felt|happen|happened|talk|talked|send|sent|give|gave|yes|really|pretty|quite|little|big|small|long|short|high|low|old|true|false|full|half|real|correct|wrong|sense|thing|things|stuff|matter|case|cases|fact|facts|idea|ideas|place|name|names|word|words|side|end|ends|line|lines|page|pages|set|sets|years?|months?|weeks?|hours?|minutes?|rewrite|rephrase|summari[sz]e|proofread|whose|paragraphs?|sentences?|sounds?)$/;

/** 'Actually', 'frequently': adverbs do not name a subject. */
const ADVERB = /..(?:ally|ably|ibly|ently|antly|edly|ingly|ously|ively|fully|lessly|ately|ctly|nely|rely|ply)$/;
/** Nouns and verbs with the same endings. */
const NOT_AN_ADVERB = /^(?:supply|reply|butterfly|rally|tally)$/;

/** Whether a word says something about the subject of a text. */
export const isContentWord = (word: string): boolean =>
  word.length > 2 &&
  !/['’](?:t|re|ve|ll|d|m)$/.test(word) &&
  !isStopWord(word) &&
  !GENERIC_WORD.test(word) &&
  (!ADVERB.test(word) || NOT_AN_ADVERB.test(word)) &&
  !/^\d+$/.test(word);

/** Runs of at most `maxWords` content words, cut at other words, punctuation and line ends. */
export const candidatePhrases = (text: string, maxWords: number = MAX_PHRASE_WORDS): string[][] => {
  const phrases: string[][] = [];
  for (const clause of text.split(/[\n.,;:!?()[\]{}"“”<>|/\\*#=+_–—]+/)) {
    let run: string[] = [];
    for (const word of clause.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []) {
      if (isContentWord(word.toLowerCase().replace(/['’]s$/, ''))) run.push(word);
      else {
        if (run.length > 0) phrases.push(run);
        run = [];
      }
    }
    if (run.length > 0) phrases.push(run);
  }
  return phrases.filter(({ length }) => length <= maxWords);
};

const keyOf = (words: readonly string[]): string => words.map((word) => stem(word.toLowerCase())).join(' ');

/** A name keeps its capitals, other phrases are shown in lower case. */
const formatPhrase = (words: readonly string[]): string => {
  const isName = words.every((word) => /^\p{Lu}/u.test(word)) && words.length > 1;
  const isAcronym = words.length === 1 && /^\p{Lu}{2,5}$/u.test(words[0] ?? '');
  return isName || isAcronym ? words.join(' ') : words.join(' ').toLowerCase();
};

/**
 * The mean weight with a bonus for longer and for repeated phrases: the sum alone would favour long phrases that occur
 * once.
 */
const scorePhrase = (weights: readonly number[], count: number): number => {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return mean * (1 + 0.35 * (weights.length - 1)) * count ** 0.9;
};

/**
 * The key phrases of a text, best first (RAKE: words score by their co-occurrence, phrases by their words). Repeated
 * phrases score higher; a phrase inside another is left out. Pure; reads at most 20,000 characters.
 */
export const keyPhrases = (text: string, limit: number = 5): KeyPhrase[] => {
  const phrases = candidatePhrases(withoutCode(plainText(text, MAX_INPUT_LENGTH)));
  const frequency = new Map<string, number>();
  const cooccurrences = new Map<string, number>();
  const found = new Map<string, { words: string[]; count: number }>();
  for (const words of phrases) {
    for (const word of words) {
      const key = stem(word.toLowerCase());
      frequency.set(key, (frequency.get(key) ?? 0) + 1);
      cooccurrences.set(key, (cooccurrences.get(key) ?? 0) + words.length);
    }
    const known = found.get(keyOf(words));
    if (known === undefined) found.set(keyOf(words), { words, count: 1 });
    else known.count += 1;
  }
  const weigh = (key: string): number => (cooccurrences.get(key) ?? 0) / (frequency.get(key) ?? 1);
  const ranked = [...found]
    .map(([key, { words, count }]) => ({
      key,
      phrase: formatPhrase(words),
      score: scorePhrase(key.split(' ').map(weigh), count),
    }))
    .toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length >= limit) break;
    const overlapsChosen = chosen.some(
      ({ key }) => ` ${key} `.includes(` ${candidate.key} `) || ` ${candidate.key} `.includes(` ${key} `),
    );
    if (!overlapsChosen && wordsOf(candidate.phrase).length > 0) chosen.push(candidate);
  }
  return chosen.map(({ phrase, score }) => ({ phrase, score }));
};
