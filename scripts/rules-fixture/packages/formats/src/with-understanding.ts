// breaks: formats-know-only-the-contract
import { sentimentOf } from '../../understanding/src/sentiment.ts';
export const mood = sentimentOf;
