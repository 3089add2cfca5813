// breaks: features-above-the-rest
import { sentimentOf } from '../../../../../packages/understanding/src/sentiment.ts';
export const mood = sentimentOf;
