// breaks: extension-knows-secrets
import { sentimentOf } from '../../../packages/understanding/src/sentiment.ts';
export const mood = sentimentOf;
