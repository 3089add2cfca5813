// breaks: contract-depends-on-zod-only
import { sentimentOf } from '../../understanding/src/sentiment.ts';
export const mood = sentimentOf;
