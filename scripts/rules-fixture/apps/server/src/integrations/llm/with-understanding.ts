// breaks: only-features-use-understanding
import { sentimentOf } from '../../../../../packages/understanding/src/sentiment.ts';
export const mood = sentimentOf;
