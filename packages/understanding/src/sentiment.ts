import { sentenceValence } from './sentiment/sentence-valence.ts';
import { plainText, withoutCode } from './text/plain-text.ts';
import { splitSentences } from './text/sentences.ts';

/** Maximum number of characters read of one text; callers may cut their texts to it. */
export const MAX_SENTIMENT_TEXT_LENGTH = 4_000;
const MAX_SENTENCES = 60;
/** A long sentence weighs more than a short one, up to this many characters. */
const FULL_WEIGHT_LENGTH = 120;

const REQUEST =
  /\?\s{0,5}$|^(?:how|what|why|when|where|which|who|can|could|would|should|is|are|do|does|did|please|help|write|explain|give|make|create|fix|show|tell|list|find|summari[sz]e|translate|generate|draft|rewrite|compare|describe|plan|suggest|calculate|review)\b/i;

/** Statements about one's own state or about the reply; they count as a feeling even inside a request. */
const OWN_FEELING =
  /\b(?:i|i'm|i've|we|we're|my|you|you're|your|this|that|it|it's)\b.{0,40}\b(?:feel|feeling|felt|love|loved|hate|hated|happy|sad|angry|upset|afraid|scared|grateful|thankful|excited|proud|worried|anxious|depressed|hopeless|miserable|awful|terrible|horrible|amazing|awesome|wonderful|fantastic|useless|disappointed|frustrated|annoyed|lonely|heartbroken|thrilled|delighted|sucks?)\b|^(?:thanks|thank you|great|perfect|awesome|wow|ugh|damn)\b/i;

/**
 * Sentiment of a person's messages: 0..1, 0.5 neutral; over 0.6 is positive, under 0.4 negative. Mean over the
 * sentences, weighted by length. Pass only the user's own turns. Code and quoted lines are ignored. A request for help
 * with a problem is neutral; a sentence about one's own trouble is negative. Lexicon and rules after VADER (Hutto &
 * Gilbert 2014). The result is 0.5 if there is no text or no word that expresses a feeling.
 */
export const sentiment = (texts: readonly string[]): number => {
  let sum = 0;
  let totalWeight = 0;
  let sentencesRead = 0;
  for (const text of texts.slice(0, MAX_SENTENCES)) {
    const sentences = splitSentences(withoutCode(plainText(text, MAX_SENTIMENT_TEXT_LENGTH)), MAX_SENTENCES);
    // A text with a question is a request as a whole: its other sentences only describe what the question is about.
    const isRequest = sentences.some((sentence) => REQUEST.test(sentence.text.slice(0, 600)));
    for (const sentence of sentences.slice(0, Math.max(0, MAX_SENTENCES - sentencesRead))) {
      sentencesRead += 1;
      const considered = sentence.text.slice(0, 600);
      const asRequest = isRequest && !OWN_FEELING.test(considered);
      const valence = sentenceValence(considered, { asRequest }) * (asRequest ? 0.4 : 1);
      const weight = Math.min(FULL_WEIGHT_LENGTH, considered.length) / FULL_WEIGHT_LENGTH + (valence === 0 ? 0 : 0.5);
      sum += valence * weight;
      totalWeight += weight;
    }
  }
  return totalWeight === 0 ? 0.5 : 0.5 + sum / totalWeight / 2;
};
