// breaks: web-knows-only-the-contract
import { sentimentOf } from '../../../../packages/understanding/src/sentiment.ts';
export const mood = sentimentOf;
