// breaks: understanding-serves-features
import { sentimentOf } from '../../../../../packages/understanding/src/sentiment.ts';
export const mood = sentimentOf;
