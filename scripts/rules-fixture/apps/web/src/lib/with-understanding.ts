// breaks: web-without-server-packages
import { sentimentOf } from '../../../../packages/understanding/src/sentiment.ts';
export const mood = sentimentOf;
